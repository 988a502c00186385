import type { sentenceMessages } from './messages/en/components.js';

/** Sentences one behind the other, as the language sets them: Japanese has no space between them. Empty ones are left out. */
export const sentences = (
  t: Pick<typeof sentenceMessages, 'sentence.and-next'>,
  ...all: readonly (string | undefined)[]
): string =>
  all.reduce<string>(
    (text, next = '') => (text === '' || next === '' ? text + next : t['sentence.and-next'](text, next)),
    '',
  );

/** Parts one behind the other, as a message joins them: facts of a thing, or names. Empty ones are left out; one alone stays as it is. */
export function joined(
  join: (parts: readonly string[]) => string,
  parts: readonly (string | undefined)[],
): string {
  const said = parts.filter((part): part is string => part !== undefined && part.trim() !== '');
  return said.length > 1 ? join(said) : (said[0] ?? '');
}
