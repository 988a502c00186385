'use client';
import { useCallback } from 'react';
import { sentenceMessages } from './compiled/en/sentence.js';
import type { MessagesOf } from './message.js';
import { useMessages } from './use-messages.js';

type JoinMessages = Pick<MessagesOf<'sentence'>, 'sentence.and-next'>;

/** Joins sentences as the language does: in Japanese without a space. Skips empty ones. */
export const sentences = (t: JoinMessages, ...all: readonly (string | undefined)[]): string =>
  joined((first, second) => t['sentence.and-next']({ first, second }), all);

/** Joins parts, two at a time, by a message. Skips empty ones. */
export const joined = (
  join: (before: string, next: string) => string,
  parts: readonly (string | undefined)[],
): string =>
  parts
    .filter((part) => part !== undefined && part.trim() !== '')
    .reduce<string>((text, next = '') => (text === '' ? next : join(text, next)), '');

/** Returns a function that joins facts in the provider's language: 'Ana Vuki, Honiara'. */
export function useJoinFacts(): (facts: readonly (string | undefined)[]) => string {
  const t = useMessages(sentenceMessages);
  return useCallback((all) => joined((facts, fact) => t['sentence.facts']({ facts, fact }), all), [t]);
}
