import { expect, it } from 'vitest';
import { type Catalogue, readCatalogue, SOURCE, shippedCatalogue } from './catalogue.js';
import { inFormsOf, reviewOf } from './faults.js';

const english = readCatalogue(
  JSON.stringify({
    '@@locale': 'en',
    'trip.view': 'View',
    '@trip.view': { description: 'Button of a trip. At most 6 characters.' },
    'trip.view-of': 'View {of}',
    'trip.points': '<b>{n, number}</b> points',
    'trip.count': '{count, plural, one {# trip} other {# trips}}',
    'trip.starts': '{days, plural, =1 {tomorrow} other {in # days}}',
    'trip.failed': '{partsAtStart} did not load',
    '@trip.failed': { placeholders: { partsAtStart: {}, parts: {} } },
  }),
);

const language = (tag: string, messages: object): Catalogue =>
  readCatalogue(JSON.stringify({ '@@locale': tag, ...messages }));

const faultsOf = (tag: string, messages: object) => reviewOf(language(tag, messages), english).faults;

it('accepts valid messages, and lists missing ones', () => {
  const to = language('to', {
    'trip.view': 'Sio',
    'trip.view-of': 'Sio ki he {of}',
    'trip.points': '<b>{n, number}</b> poini',
    'trip.count': '{count, plural, other {fononga ʻe #}}',
    'trip.failed': 'Naʻe ʻikai ke maʻu ʻa e {parts}',
  });
  expect(reviewOf(to, english)).toEqual({ faults: [], notes: [], missing: ['trip.starts'] });
});

it.each([
  ['fr', { 'trip.vue': 'Voir' }, "'trip.vue' is no message of the library."],
  ['fr', { 'trip.view': 'Regarder' }, "'trip.view' has at least 8 characters, and may have 6."],
  [
    'fr',
    { 'trip.view': ' Voir' },
    "'trip.view' begins or ends with a space or a new line, which English does not.",
  ],
  ['fr', { 'trip.view-of': 'Voir' }, "'trip.view-of' leaves out {of}."],
  ['fr', { 'trip.view-of': 'Voir {title} de {of}' }, "'trip.view-of' has {title}, which it is not given."],
  ['fr', { 'trip.points': '{n, number} points' }, "'trip.points' leaves out <b>."],
  ['fr', { 'trip.view-of': 'Voir {of' }, "'trip.view-of' cannot be read: expect argument closing brace."],
  [
    'pl',
    { 'trip.count': '{count, plural, one {# podróż} other {# podróży}}' },
    "'trip.count' lacks the form 'few' of a plural.",
  ],
  [
    'ja',
    { 'trip.count': '{count, plural, one {#} other {#}}' },
    "'trip.count' has the form 'one', and the language has other.",
  ],
])('refuses in %s %o', (tag, messages, fault) => {
  expect(faultsOf(tag, messages)).toContain(fault);
});

it('notes a form without its count that stands for several counts', () => {
  const starts = '{days, plural, one {завтра} few {через # дня} many {через # дней} other {через # дня}}';
  expect(reviewOf(language('ru', { 'trip.starts': starts }), english).notes).toEqual([
    "'trip.starts' has a form 'one' without the count, which stands for 1, 21, 31 and more: '=1' is for 1 alone.",
  ]);
});

it.each([
  ['{', 'JSON'],
  ['{}', 'has no language'],
  ['{ "@@locale": "to", "a": 1 }', "has a message 'a' that is no text"],
])('reads no catalogue from %s', (json, reason) => {
  expect(() => readCatalogue(json)).toThrow(reason);
});

it.each([
  ['to', '{count,plural,other{# trips}}'],
  ['pl', '{count,plural,one{# trip} few{# trips} many{# trips} other{# trips}}'],
  ['sm', '{count,plural,one{# trip} other{# trips}}'],
])('gives translators the plural forms of %s', (tag, forms) => {
  expect(inFormsOf(tag, '{count, plural, one {# trip} other {# trips}}')).toBe(forms);
});

it('keeps text beside a plural, and exact forms', () => {
  const text = "It''s <b>{name}</b>: {days, plural, =1 {tomorrow} other {in # days}}";
  expect(inFormsOf('ja', text)).toBe("It''s <b>{name}</b>: {days,plural,other{in # days} =1{tomorrow}}");
  expect(inFormsOf('ar', "It''s <b>{name}</b>")).toBe("It''s <b>{name}</b>");
});

it.each(['to', 'sm', 'pl', 'ar', 'ga', 'ja'])('the start for translators of %s is valid', (tag) => {
  const source = shippedCatalogue(SOURCE);
  const messages = new Map(
    Array.from(source.messages, ([key, text]) => [key, inFormsOf(tag, text)] as const),
  );
  expect(reviewOf({ ...source, language: tag, messages }, source).faults).toEqual([]);
});
