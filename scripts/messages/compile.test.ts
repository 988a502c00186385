import { expect, it } from 'vitest';
import { compileMessage, messageType } from './compile';

const code = (text: string) => compileMessage(text).code;

it.each([
  ['Next', '"Next"'],
  ["It''s {title}", "(v) => `It's ${v.title}`"],
  ["`$'{a}' {b}", '(v) => `\\`\\${a} ${v.b}`'],
  ['{cost, number, money} of {all, number, compact-money}', '(v, f) => `${f.money(v.cost)} of ${f.compactMoney(v.all)}`'],
  ['{day, date, weekday}', '(v, f) => f.dateWithWeekday(v.day)'],
  [
    '{n, plural, =1 {a trip} other {# trips}}',
    '(v, f) => plural(v.n, { "=1": "a trip", "other": `${f.number(v.n)} trips` })',
  ],
  ['{who, select, me {mine} other {theirs}}', '(v) => select(v.who, { "me": "mine", "other": "theirs" })'],
  ['<b>{n, number}</b> points', '(v, f) => rich(placed(v.b, f.number(v.n)), " points")'],
  [
    '{n, plural, one {<b>#</b> point} other {<b>#</b> points}}',
    '(v, f) => rich(...plural(v.n, { "one": [placed(v.b, f.number(v.n)), " point"], "other": [placed(v.b, f.number(v.n)), " points"] }))',
  ],
])('compiles %s', (text, expected) => {
  expect(code(text)).toBe(expected);
});

it('makes a function of a text whose English is given values', () => {
  expect(compileMessage('Full', true).code).toBe('() => "Full"');
});

it.each([
  ['Next', 'string'],
  ['{title}', '(v: { title: string }) => string'],
  ['{n, plural, other {#}}', '(v: { n: number }, f: FigureFormatters) => string'],
  ['{day, date}', '(v: { day: unknown }, f: Formatters) => string'],
  ['<b>{name}</b> {rest}', '(v: { b?: Place | undefined; name: string; rest: ReactNode | Rich }) => Rich'],
])('knows what %s is given', (text, expected) => {
  expect(messageType(text, [])).toBe(expected);
});

it.each([
  ['{n, number, roman}', "has the number style 'roman', and there are: money, percent, compact, compact-money"],
  ['{n, plural, one {#}}', 'MISSING_OTHER_CLAUSE'],
  ['{n', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
])('refuses %s', (text, reason) => {
  expect(() => compileMessage(text)).toThrow(reason);
});
