import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctNames, pathSegment, readFigure } from './text.js';

const join = (facts: readonly string[]) => facts.join(', ');

it.each<[what: string, things: string[][], names: string[]]>([
  ['nothing', [], []],
  [
    'what is apart',
    [
      ['Ana', 'Honiara'],
      ['David', 'Suva'],
    ],
    ['Ana', 'David'],
  ],
  [
    'what needs one more fact',
    [
      ['Ana', 'Dec 1'],
      ['Ana', 'Dec 8'],
      ['David', 'Dec 1'],
    ],
    ['Ana, Dec 1', 'Ana, Dec 8', 'David'],
  ],
  [
    'what needs as many facts as there are',
    [
      ['Ana', 'Dec 1', '$1'],
      ['Ana', 'Dec 1', '$2'],
      ['Ana', 'Dec 8', '$1'],
    ],
    ['Ana, Dec 1, $1', 'Ana, Dec 1, $2', 'Ana, Dec 8'],
  ],
  [
    'what agrees in everything',
    [
      ['Ana', 'Dec 1'],
      ['Ana', 'Dec 1'],
    ],
    ['Ana, Dec 1', 'Ana, Dec 1 (2)'],
  ],
  [
    'what has blanks',
    [
      ['Ana', ' ', '$1'],
      ['Ana', '', '$2'],
    ],
    ['Ana, $1', 'Ana, $2'],
  ],
])('tells apart %s', (_what, things, names) => {
  expect(distinctNames(things, join)).toEqual(names);
});

it('gives every name as many facts as asked', () => {
  expect(distinctNames([['Ana', 'Honiara', 'Dec 1']], join, 2)).toEqual(['Ana, Honiara']);
});

it('writes facts one behind the other as it is told', () => {
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

it('numbers as many things as a server may send, all alike', () => {
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
])('%j stands in a path as %j', (id, segment) => {
  expect(pathSegment(id)).toBe(segment);
});

it.each(['', '.', '..', '\ud800'])('%j cannot stand in a path', (id) => {
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
])('reads what %s writes', (locale) => {
  const { format } = new Intl.NumberFormat(locale);
  for (const figure of [0, 7, 12, 1234, 9876543]) expect(readFigure(format(figure))).toBe(figure);
});

it.each(['', ' ', 'three', '1st', '½'])('reads nothing of %o', (text) => {
  expect(readFigure(text)).toBeUndefined();
});
