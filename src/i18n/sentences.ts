import type { sentenceMessages } from './messages/en/components';

/** Sentences one behind the other, as the language sets them: Japanese has no space between them. Empty ones are left out. */
export const sentences = (
  t: Pick<typeof sentenceMessages, 'sentence.and-next'>,
  ...all: readonly (string | undefined)[]
): string =>
  all.reduce<string>(
    (text, next = '') => (text === '' || next === '' ? text + next : t['sentence.and-next'](text, next)),
    '',
  );
