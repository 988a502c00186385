import { describe, expect, it } from 'vitest';
import { createFormatters } from './formatters.js';
import { grammarOf, pluralOf } from './grammar.js';

describe('a form for an exact count', () => {
  const forms = { '=1': 'tomorrow', one: '# day', few: '# few', other: '# days' };

  it('comes before its plural category', () => {
    const plural = pluralOf('ru');
    expect([1, 21, 2, 5].map((count) => plural(count, forms))).toEqual([
      'tomorrow',
      '# day',
      '# few',
      '# days',
    ]);
  });

  it('is chosen by the rounded count', () => {
    const plural = pluralOf('en');
    expect([1.4, 1.6, -1, Number.NaN].map((count) => plural(count, forms))).toEqual([
      'tomorrow',
      '# days',
      '# days',
      '# days',
    ]);
  });
});

describe('days from today within a sentence', () => {
  it('have words of the language and figures of the locale', () => {
    const persian = createFormatters({ locale: 'fa-IR' });
    expect(grammarOf('en').relativeDays(44, persian.number)).toBe('in ۴۴ days');
    expect(grammarOf('fr').relativeDays(-1234, createFormatters().number)).toBe('il y a 1,234 jours');
  });

  it('have special words for the nearest days', () => {
    const { relativeDays } = grammarOf('de');
    const { number } = createFormatters();
    expect([0, 1, 2, Number.NaN].map((days) => relativeDays(days, number))).toEqual([
      'heute',
      'morgen',
      'übermorgen',
      '–',
    ]);
  });
});
