import { expect, it } from 'vitest';
import { defaultFormatters } from '../../src/i18n/formatters.js';
import { placed, plain, pluralOf, type Rich, rich, select } from '../../src/i18n/message.js';
import { compileMessage, type English, messageType } from './compile.js';

const RUNTIME = { plural: pluralOf('en'), placed, rich, select };

/** Returns the text of a compiled message. */
function said(text: string, values: object, english?: English): Rich {
  const { code } = compileMessage(text, english);
  const message: unknown = new Function(...Object.keys(RUNTIME), `return ${code}`)(...Object.values(RUNTIME));
  return typeof message === 'function' ? message(values, defaultFormatters) : String(message);
}

it.each([
  ['Next', {}, 'Next'],
  ["It''s {title}", { title: 'Reef' }, "It's Reef"],
  ["`$'{a}' \\ {b}", { b: 'Reef' }, '`$'.concat('{a} \\ Reef')],
  ['{cost, number, money} of {all, number, compact-money}', { cost: 5, all: 1280000000 }, '$5 of $1.28B'],
  ['{part, number, percent}, {all, number, compact}', { part: 72, all: 3 }, '72%, 3'],
  ['{day, date}, {day, date, weekday}', { day: '2026-12-12' }, 'Dec 12, 2026, Sat, Dec 12, 2026'],
  ['{n, plural, =1 {a trip} one {# trip} other {# trips}}', { n: 1 }, 'a trip'],
  ['{n, plural, =1 {a trip} one {# trip} other {# trips}}', { n: 1200 }, '1,200 trips'],
  ['{who, select, me {mine} other {theirs}}', { who: 'me' }, 'mine'],
  ['{who, select, me {mine} other {theirs}}', { who: 'you' }, 'theirs'],
  ['<b>{n, number}</b> points', { n: 5 }, '5 points'],
  ['{n, plural, one {<b>#</b> point} other {<b>#</b> points}}', { n: 1 }, '1 point'],
])('%s of %o', (text, values, expected) => {
  expect(plain(said(text, values))).toBe(expected);
});

it('places elements for tags, and merges adjacent texts', () => {
  const b = (text: string) => [text];
  expect(said('{a}, <b>{n, number}</b> of {c}', { a: 'A', n: 5, c: 'C', b })).toEqual({
    pieces: ['A, ', ['5'], ' of C'],
  });
  expect(said('<b>{a}</b> {rest}, {c}', { a: 'A', c: 'C', rest: ['R'], b }, { elements: ['rest'] })).toEqual({
    pieces: [['A'], ' ', ['R'], ', C'],
  });
});

it('leaves out forms equal to other', () => {
  expect(compileMessage('{n, plural, =1 {a} one {b} few {b} other {b}}').code).toBe(
    '(v) => plural(v.n, { "=1": "a", "other": "b" })',
  );
});

it('compiles a text to a function if its English is one', () => {
  expect(compileMessage('Full', { isFunction: true }).code).toBe('() => "Full"');
});

it.each([
  ['Next', 'string'],
  ['{title}', '(v: { title: string }) => string'],
  ['{n, plural, other {#}}', '(v: { n: number }, f: FigureFormatters) => string'],
  ['{day, date}', '(v: { day: unknown }, f: Formatters) => string'],
  ['<b>{name}</b> {rest}', '(v: { b?: Place | undefined; name: string; rest: string }) => Rich'],
])('knows what %s is given', (text, expected) => {
  expect(messageType(text)).toBe(expected);
});

it('takes elements and more values from the note', () => {
  const placeholders = { rest: { type: 'Element' as const }, other: {} };
  expect(messageType('{rest}', { placeholders })).toBe('(v: { rest: ReactNode; other: string }) => string');
});

it.each([
  [
    '{n, number, roman}',
    "has the number style 'roman', and there are: money, percent, compact, compact-money",
  ],
  ['{n, plural, one {#}}', 'MISSING_OTHER_CLAUSE'],
  ['{n', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
])('refuses %s', (text, reason) => {
  expect(() => compileMessage(text)).toThrow(reason);
});
