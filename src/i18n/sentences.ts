import type { MessagesOf } from './message.js';

type Words = Pick<MessagesOf<'sentence'>, 'sentence.and-next'>;

/** Returns what stands between two sentences: Japanese has no space there. */
export const sentenceGap = (t: Words): string => t['sentence.and-next']({ first: '', second: '' });

/** Returns sentences one behind the other, as the language sets them. Empty ones are left out. */
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
