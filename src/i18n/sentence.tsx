'use client';
import { createElement, Fragment, type ReactNode, useCallback } from 'react';
import { sentenceMessages } from './compiled/en/sentence.js';
import type { MessagesOf, Rich } from './message.js';
import { useMessages } from './use-messages.js';

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

type Words = Pick<MessagesOf<'sentence'>, 'sentence.and-next'>;

/** Returns sentences one behind the other, as the language sets them: in Japanese without a space. Empty ones are left out. */
export const sentences = (t: Words, ...all: readonly (string | undefined)[]): string =>
  joined((first, second) => t['sentence.and-next']({ first, second }), all);

/** Returns parts one behind the other, as a message joins two of them: facts of a thing, or names. Empty ones are left out. */
export const joined = (
  join: (before: string, next: string) => string,
  parts: readonly (string | undefined)[],
): string =>
  parts
    .filter((part) => part !== undefined && part.trim() !== '')
    .reduce<string>((text, next = '') => (text === '' ? next : join(text, next)), '');

/** Writes facts of a thing one behind the other, as the language of the nearest provider does: 'Ana Vuki, Honiara'. */
export function useFacts(): (facts: readonly (string | undefined)[]) => string {
  const t = useMessages(sentenceMessages);
  return useCallback((all) => joined((facts, fact) => t['sentence.facts']({ facts, fact }), all), [t]);
}
