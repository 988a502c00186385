'use client';
import { useCallback } from 'react';
import { sentenceMessages } from './compiled/en/sentence.js';
import type { MessagesOf } from './message.js';
import { useMessages } from './use-messages.js';

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
export function useJoinFacts(): (facts: readonly (string | undefined)[]) => string {
  const t = useMessages(sentenceMessages);
  return useCallback((all) => joined((facts, fact) => t['sentence.facts']({ facts, fact }), all), [t]);
}
