import { largestOf } from './math.js';

/** Strokes and ligatures that Unicode does not decompose. */
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

/** Accents and apostrophes: few readers type the ʻokina of Nukuʻalofa. */
const LEFT_OUT = /[\p{M}'`´‘’ʻʼʹ]/gu;

/** Most texts need no folding, and this check is ten times as fast. */
const PLAIN = /^[\n !-&(-_a-z{-~]*$/;

// Folds accents, apostrophes and case: to upper case, which has fewer forms (ß is SS, and ς is Σ).
export const foldText = (text: string): string =>
  PLAIN.test(text)
    ? text.toUpperCase()
    : text
        .normalize('NFKD')
        .replace(LEFT_OUT, '')
        .toUpperCase()
        .replace(STROKED, (letter) => LETTERS[letter] ?? letter);

/** Returns the words of a search. A row matches if it has all. */
export const searchTerms = (search: string): readonly string[] =>
  foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Returns an id encoded as one segment of a path; undefined for an unusable one. */
export function pathSegment(id: string | number): string | undefined {
  const text = String(id);
  // Browsers resolve '.' and '..', even encoded.
  if (text === '' || text === '.' || text === '..') return undefined;
  try {
    return encodeURIComponent(text);
  } catch {
    // A lone surrogate.
    return undefined;
  }
}

export type JoinFacts = (facts: readonly string[]) => string;

// Names items by the fewest facts that distinguish them, at least `least`; numbers items with equal facts.
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
  const lastNumbers = new Map<string, number>();
  return names.map((name) => {
    let number = (lastNumbers.get(name) ?? 0) + 1;
    const numbered = () => (number === 1 ? name : `${name} (${number})`);
    // Another item may be named 'Ana (2)'.
    while (number > 1 && taken.has(numbered())) number += 1;
    lastNumbers.set(name, number);
    taken.add(numbered());
    return numbered();
  });
}

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

// Inside the function, else bundlers for older browsers include it wherever this module is imported.
const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/** Unicode has the digits of a script in sequence from zero, some scripts right after others. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  return (point - first) % 10;
}

/** Parses a whole number in any script: '٣', '1,234'; undefined with letters or without digits. */
export function readFigure(text: string): number | undefined {
  const digits = text.match(/\p{Nd}/gu);
  return digits && !/\p{L}/u.test(text) ? Number(digits.map(digitValue).join('')) : undefined;
}
