'use client';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Rich } from './message.js';

interface SentenceProps {
  text: Rich;
  /**
   * Renders the text between elements; `place` is its index among the pieces.
   *
   * @default a span with `display: contents`
   */
  rest?: ((text: string, place: number) => ReactNode) | undefined;
}

/** Renders a message with tags: `t['reward.points']({ points, b: (text) => <b>{text}</b> })`. */
export function Sentence({
  text,
  rest = (each) => <span className="t:contents">{each}</span>,
}: SentenceProps) {
  const pieces = typeof text === 'string' ? [text] : text.pieces;
  // As arguments, because the pieces need no keys.
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, place) => (typeof piece === 'string' ? rest(piece, place) : piece)),
  );
}
