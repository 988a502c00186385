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

// Folds accents, apostrophes and case: to capitals, because small letters have more forms (ß is SS, and ς is Σ).
export const foldText = (text: string): string =>
  PLAIN.test(text)
    ? text.toUpperCase()
    : text
        .normalize('NFKD')
        .replace(LEFT_OUT, '')
        .toUpperCase()
        .replace(STROKED, (letter) => LETTERS[letter] ?? letter);

/** The words of a search. A row matches that has all of them. */
export const searchTerms = (search: string): readonly string[] =>
  foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Returns an id encoded as one segment of a path; undefined for one that cannot stand there. */
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

// Names things by as many facts as tell them apart, at least `least`; what agrees in every fact is numbered.
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

// Names rows in the same way, by their keys.
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

// The expression stands in here: outside, builds for older browsers take it along wherever figures are rounded.
const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/** Returns the value of a digit of any script: Unicode has them in rows that begin with zero, some right after others. */
function worthOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  return (point - first) % 10;
}

/** Returns the whole number that a text says in the digits of any script: '٣', '1,234'; undefined where it has letters or none. */
export function readFigure(text: string): number | undefined {
  const digits = text.match(/\p{Nd}/gu);
  return digits && !/\p{L}/u.test(text) ? Number(digits.map(worthOf).join('')) : undefined;
}
