/** Letters with a stroke, and two in one, which Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Ł: 'L',
  Ø: 'O',
  Œ: 'OE',
  Þ: 'TH',
  Ŧ: 'T',
};
const STROKED = /[ÆĐÐĦŁØŒÞŦ]/g;

/** Accents, and signs between letters that few type: Nuku'alofa is also written with an ʻokina. */
const LEFT_OUT = /[\p{M}'`´‘’ʻʼʹ]/gu;

/** Texts that have none of this, which most are: ten times as fast. */
const PLAIN = /^[\n !-&(-_a-z{-~]*$/;

/**
 * A text as it is searched: without accents, apostrophes and case. In capitals, because small letters have more forms: ß
 * is SS, and ς is Σ.
 */
export const foldText = (text: string): string =>
  PLAIN.test(text)
    ? text.toUpperCase()
    : text
        .normalize('NFKD')
        .replace(LEFT_OUT, '')
        .toUpperCase()
        .replace(STROKED, (letter) => LETTERS[letter] ?? letter);

/** The words of a search. A row matches that has all of them. */
export const wordsOfSearch = (search: string): readonly string[] =>
  foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
