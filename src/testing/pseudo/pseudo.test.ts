import { expect, it } from 'vitest';
import { defaultFormatters } from '../../i18n/formatters.js';
import { pseudo } from './pseudo.js';

it('accents a text, makes it 40% longer and puts it into brackets', () => {
  expect(pseudo('Next')).toMatch(/^\[Ñéxť.{2}\]$/);
  expect(pseudo('Discover experiences')).toMatch(/^\[Ďíšçóvéř éxpéříéñçéš.{8}\]$/);
});

it('keeps what a function is given: names, lists and figures', () => {
  const text = pseudo(
    (format: typeof defaultFormatters, names: readonly string[], count: number) =>
      `${format.list(names)} have ${format.number(count)} trips`,
  );
  expect(text(defaultFormatters, ['Sione', 'Tane'], 1200)).toMatch(/^\[Sione áñď Tane ĥávé 1,200 ťříp.*\]$/);
});
