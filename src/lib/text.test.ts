import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctNames, pathSegment, readFigure } from './text.js';

const join = (facts: readonly string[]) => facts.join(', ');

it.each<[kind: string, things: string[][], names: string[]]>([
  ['no facts', [], []],
  [
    'different first facts',
    [
      ['Ana', 'Honiara'],
      ['David', 'Suva'],
    ],
    ['Ana', 'David'],
  ],
  [
    'equal first facts',
    [
      ['Ana', 'Dec 1'],
      ['Ana', 'Dec 8'],
      ['David', 'Dec 1'],
    ],
    ['Ana, Dec 1', 'Ana, Dec 8', 'David'],
  ],
  [
    'a difference in the last fact',
    [
      ['Ana', 'Dec 1', '$1'],
      ['Ana', 'Dec 1', '$2'],
      ['Ana', 'Dec 8', '$1'],
    ],
    ['Ana, Dec 1, $1', 'Ana, Dec 1, $2', 'Ana, Dec 8'],
  ],
  [
    'equal facts',
    [
      ['Ana', 'Dec 1'],
      ['Ana', 'Dec 1'],
    ],
    ['Ana, Dec 1', 'Ana, Dec 1 (2)'],
  ],
  [
    'blank facts',
    [
      ['Ana', ' ', '$1'],
      ['Ana', '', '$2'],
    ],
    ['Ana, $1', 'Ana, $2'],
  ],
])('distinguishes items with %s', (_kind, things, names) => {
  expect(distinctNames(things, join)).toEqual(names);
});

it('gives every name at least the given number of facts', () => {
  expect(distinctNames([['Ana', 'Honiara', 'Dec 1']], join, 2)).toEqual(['Ana, Honiara']);
});

it('joins facts by the given function', () => {
  const inJapanese = (facts: readonly string[]) => facts.join('、');
  expect(distinctNames([['Ana', 'Honiara']], inJapanese, 2)).toEqual(['Ana、Honiara']);
});

it('never gives one name twice', () => {
  const fact = fc.constantFrom('', 'a', 'b', 'a (2)');
  fc.assert(
    fc.property(fc.array(fc.array(fact, { maxLength: 3 }), { maxLength: 8 }), (things) => {
      const named = things.filter((facts) => facts.some((one) => one !== ''));
      const names = distinctNames(named, join);
      expect(new Set(names).size).toBe(named.length);
    }),
  );
});

it('numbers 150,000 equal items', () => {
  const alike = Array.from({ length: 150_000 }, () => ['Ana', 'Dec 1']);
  const names = distinctNames(alike, join);
  expect(names.slice(0, 2)).toEqual(['Ana, Dec 1', 'Ana, Dec 1 (2)']);
  expect(new Set(names).size).toBe(alike.length);
});

it.each([
  [7, '7'],
  ['booking-1', 'booking-1'],
  ['...', '...'],
  ['.a', '.a'],
  ['../admin?x=1#y', '..%2Fadmin%3Fx%3D1%23y'],
  ['..\n', '..%0A'],
])('encodes %j as %j', (id, segment) => {
  expect(pathSegment(id)).toBe(segment);
});

it.each(['', '.', '..', '\ud800'])('returns no segment for %j', (id) => {
  expect(pathSegment(id)).toBeUndefined();
});

it.each([
  'en-US',
  'de-CH',
  'fr-FR',
  'ar-EG',
  'fa-IR',
  'hi-IN-u-nu-deva',
  'my-MM-u-nu-mymr',
  'en-u-nu-mathsans',
])('reads a number written in %s', (locale) => {
  const { format } = new Intl.NumberFormat(locale);
  for (const figure of [0, 7, 12, 1234, 9876543]) expect(readFigure(format(figure))).toBe(figure);
});

it.each(['', ' ', 'three', '1st', '½'])('reads no number in %o', (text) => {
  expect(readFigure(text)).toBeUndefined();
});
