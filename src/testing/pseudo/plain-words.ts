import { ACCENTED } from '../i18n/messages/pseudo';

const SAID = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
];

/** Letters that the pseudo-locale has other ones for. */
const isPlain = (text: string): boolean => Array.from(text).some((letter) => Object.hasOwn(ACCENTED, letter));

/**
 * What a page shows or says, rendered with the words of `en-XA`, that is not of the catalogue, or was put into one of its
 * texts: that has letters which the pseudo-locale accents. What is no text of the library, as its data, has to be in
 * another script, e.g. Greek, and the locale has to be one that writes figures and days without Latin letters, as `ja-JP`.
 */
export function plainWords(root: Element): string[] {
  const texts = [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((text) => text.textContent),
    ...SAID.map((name) => element.getAttribute(name)),
  ]);
  return [...new Set(texts.filter((text) => text !== null).filter(isPlain))];
}
