'use client';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Rich } from './message.js';

interface SentenceProps {
  text: Rich;
  /**
   * Makes what stands around the elements. It gets the place of the text in the sentence, 0 at its beginning.
   *
   * @default a span that takes part in the layout of its parent
   */
  rest?: ((text: string, place: number) => ReactNode) | undefined;
}

/**
 * A sentence with elements in it: the caller makes them for the tags of the message, and languages put them where they need
 * them.
 *
 * @example
 * <Sentence text={t['reward.points']({ points, b: (text) => <b>{text}</b> }, format)} />
 */
export function Sentence({
  text,
  rest = (each) => <span className="t:contents">{each}</span>,
}: SentenceProps) {
  const pieces = typeof text === 'string' ? [text] : text.pieces;
  // Without keys: the pieces of a sentence stay where they are.
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, place) => (typeof piece === 'string' ? rest(piece, place) : piece)),
  );
}
