import { roleBadgeLabel } from '../../domain/roles.js';
import { statusLabel } from '../../domain/status.js';
import { roleMessages, statusMessages } from '../../i18n/messages/en/domain.js';
import { PROPER_NAMES } from '../proper-names.js';
import { ACCENTED, pseudo } from './pseudo.js';

// How a text of the library is told from one of data, on a page in the pseudo-locale. The catalogue writes no letter that
// has an accented one, so each word that has such a letter was put there by somebody else: by data, or by Intl, which has no
// pseudo-locale and writes days and amounts as English does. What neither of them has said stands in the code.

/** What a page shows beside the texts of the library. */
export interface KnownTexts {
  /** Texts of the story: a word of theirs counts only where the whole text stands. */
  data: readonly string[];
  /** Days and amounts as Intl wrote them: a component may show a piece of one. */
  written: readonly string[];
}

/** A text with words that nobody is known to have said. */
export interface PlainText {
  text: string;
  words: readonly string[];
}

const NAMES = Object.values(PROPER_NAMES).flat();
const WORD = /[\p{L}\p{M}]+/gu;
const IN_WORD = /[\p{L}\p{M}\p{N}]/u;
/** Stands for a text that was taken out: what was beside it does not become one text. */
const GONE = '|';

/** The letters that the pseudo-locale has other ones for. */
export const LETTERS = Object.keys(ACCENTED).join('');

const PLAIN_LETTER = new RegExp(`[${LETTERS}]`);

/** Whether a text has a letter that the pseudo-locale has another one for. */
export const isPlain = (text: string): boolean => PLAIN_LETTER.test(text);

/** As the formatters write it: Intl has spaces of several widths, and a hyphen for a minus. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('−', '-').trim();

const PLAIN = new Map(Object.entries(ACCENTED).map(([plain, accented]) => [accented, plain]));

/** A text of the pseudo-locale as English has it: without accents, brackets, and what makes it longer. */
export const inEnglish = (text: string): string =>
  flat(Array.from(text.replace(/[[\]ẋ]/g, ''), (letter) => PLAIN.get(letter) ?? letter).join(''));

/** Where a text stands in another, from a place on, as words of its own: 'art' is not in 'party'; -1 if nowhere. */
function placeOf(phrase: string, text: string, from = 0): number {
  const start = text.indexOf(phrase, from);
  if (start < 0) return start;
  const end = start + phrase.length;
  const isJoined = (left = '', right = '') => IN_WORD.test(left) && IN_WORD.test(right);
  return isJoined(text[start - 1], text[start]) || isJoined(text[end - 1], text[end])
    ? placeOf(phrase, text, start + 1)
    : start;
}

function without(text: string, phrase: string): string {
  const start = placeOf(phrase, text);
  return start < 0 ? text : text.slice(0, start) + GONE + without(text.slice(start + phrase.length), phrase);
}

type Words = Readonly<Record<string, string>>;

const inPseudo = <Part extends Words>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).map(([key, text]) => [key, pseudo(text)])) as Part;

const STATUSES = inPseudo(statusMessages);
const ROLES = inPseudo(roleMessages);

/** A text of data as the library shows it: a status and a role that it does not know are written out. */
const formsOf = (text: string): readonly string[] => [
  text,
  statusLabel(text, STATUSES),
  roleBadgeLabel(text, 'unknown', ROLES),
];

/** The texts of a page in the pseudo-locale that neither the catalogue nor data nor Intl has written, each once. */
export function plainTexts(texts: readonly string[], { data, written }: KnownTexts): PlainText[] {
  const shown = [...new Set(texts.map(flat))].filter(isPlain);
  const ofIntl = [...new Set(written.map(flat))].filter(isPlain);
  const ofData = data.flatMap(formsOf).map(flat);
  const known = [...new Set([...NAMES, ...ofIntl, ...ofData])].filter(isPlain);
  // The longest first: 'Tapa' is also in 'Tapa Lodge'.
  known.sort((one, other) => other.length - one.length);
  return shown.flatMap((text) => {
    if (ofIntl.some((whole) => placeOf(text, whole) >= 0)) return [];
    const rest = known.reduce(without, text);
    const words = (rest.match(WORD) ?? []).filter(isPlain);
    return words.length === 0 ? [] : [{ text, words }];
  });
}
