import { largestOf } from './math.js';

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

/**
 * An id as one segment of a path. It comes from outside and may hold anything: it is encoded.
 *
 * @returns undefined for one that cannot stand in a path
 */
export function pathSegment(id: string | number): string | undefined {
  const text = String(id);
  // Browsers take '.' and '..' for directions, even encoded.
  if (text === '' || text === '.' || text === '..') return undefined;
  try {
    return encodeURIComponent(text);
  } catch {
    // Half of a surrogate pair.
    return undefined;
  }
}

export type JoinFacts = (facts: readonly string[]) => string;

/**
 * A name for each of some things, of as many of their facts as tell them apart: 'Ana Vuki, Honiara', or where there are
 * two of those 'Ana Vuki, Honiara, Dec 1–5' and 'Ana Vuki, Honiara, Dec 8–9'. What agrees in every fact is numbered.
 *
 * @param things - each with its facts as texts, the most telling first; blank ones are left out
 * @param join - writes facts one behind the other, as the reader's language does
 * @param least - how many of the facts every name has
 */
export function distinctNames(
  things: readonly (readonly string[])[],
  join: JoinFacts,
  least = 1,
): readonly string[] {
  const facts = things.map((thing) => thing.filter((fact) => fact.trim() !== ''));
  const most = largestOf(facts.map(({ length }) => length));
  let names = facts.map((known) => join(known.slice(0, least)));
  for (let length = least + 1; length <= most; length += 1) {
    const counts = countsOf(names);
    const isShared = (name: string) => (counts.get(name) ?? 0) > 1;
    if (!names.some(isShared)) break;
    names = names.map((name, index) => (isShared(name) ? join(facts[index]?.slice(0, length) ?? []) : name));
  }
  const taken = new Set(names);
  /** The number that each name got last. */
  const numbers = new Map<string, number>();
  return names.map((name) => {
    let number = (numbers.get(name) ?? 0) + 1;
    const numbered = () => (number === 1 ? name : `${name} (${number})`);
    // Something else may be called 'Ana (2)' by itself.
    while (number > 1 && taken.has(numbered())) number += 1;
    numbers.set(name, number);
    taken.add(numbered());
    return numbered();
  });
}

/**
 * The same for rows, by their keys.
 *
 * @param factsOf - the facts of a row as texts
 * @param join - writes facts one behind the other
 */
export function namesByKey<Row extends { readonly key: string }>(
  rows: readonly Row[],
  factsOf: (row: Row) => readonly string[],
  join: JoinFacts,
  least?: number,
): ReadonlyMap<string, string> {
  const names = distinctNames(rows.map(factsOf), join, least);
  return new Map(rows.map(({ key }, index) => [key, names[index] ?? '']));
}

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
