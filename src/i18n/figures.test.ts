import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/property-runs.js';
import { createFormatters, percentOf } from './formatters.js';

const {
  number: formatNumber,
  compactNumber: formatNumberCompact,
  money: formatMoney,
  compactMoney: formatMoneyCompact,
  percent: formatPercent,
  rating: formatRating,
} = createFormatters();

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [-0.4, '0'],
    [1250, '1,250'],
    [2.5, '3'],
    [-2.5, '−3'],
    [-0.5, '−1'],
    [-7020, '−7,020'],
    [1e21, '999,000,000,000,000+'],
  ])('%d reads %j', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

describe('compact figures', () => {
  it('stay full below 10 characters', () => {
    expect(formatNumberCompact(9_999_999)).toBe('9,999,999');
    expect(formatMoneyCompact(999_999)).toBe('$999,999');
    expect(formatMoneyCompact(1250.5)).toBe('$1,250.50');
  });

  it('go compact from 10 characters on', () => {
    expect(formatNumberCompact(10_000_000)).toBe('10M');
    expect(formatMoneyCompact(1_280_000)).toBe('$1.28M');
    expect(formatMoneyCompact(1_284_560_300)).toBe('$1.28B');
    expect(formatMoneyCompact(-1_284_560_300)).toBe('−$1.28B');
    expect(formatMoneyCompact(1e300)).toBe('$999T+');
  });
});

describe('compact figures of other languages', () => {
  // Intl groups some by no-break spaces.
  const compact = (locale: string, currency: string, amount: number) =>
    createFormatters({ locale, currency })
      .compactMoney(amount)
      .replaceAll(/[\u00A0\u202F]/g, ' ');

  it('are full where English ones are, however long the symbol is', () => {
    expect(compact('de-CH', 'CHF', 12_345)).toMatch(/^CHF 12.345$/);
    expect(compact('fr-PF', 'XPF', 1254)).toBe('1 254 FCFP');
    expect(compact('ja', 'XPF', 1254)).toBe('CFPF 1,254');
  });

  it('are full where the compact form has no unit', () => {
    expect(compact('de', 'EUR', 17_150.5)).toBe('17.150,50 €');
    expect(compact('de', 'EUR', 1_284_560)).toBe('1,28 Mio. €');
  });

  it('show either the full amount or a unit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('de', 'de-CH', 'en-IN', 'es', 'fr', 'it', 'ja', 'pt', 'zh-Hans'),
        fc.constantFrom('CHF', 'EUR', 'JPY', 'KWD', 'XPF'),
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        (locale, currency, amount) => {
          const { money, compactMoney } = createFormatters({ locale, currency });
          const unmarked =
            compactMoney(amount).match(/\p{L}/gu)?.length === money(amount).match(/\p{L}/gu)?.length;
          if (unmarked) expect(compactMoney(amount)).toBe(money(amount));
        },
      ),
      runs(300),
    );
  });
});

// spec: 9.currency
describe('formatMoney', () => {
  it.each([
    [1250, '$1,250'],
    [1250.5, '$1,250.50'],
    [1250.999, '$1,251'],
    [1250.004, '$1,250'],
    [0, '$0'],
    [-0, '$0'],
    [-0.001, '$0'],
    [8.575, '$8.58'],
    [-8.575, '−$8.58'],
    [-7020, '−$7,020'],
    [1_284_560_300, '$1,284,560,300'],
    [Number.MAX_VALUE, '$999,000,000,000,000+'],
  ])('%d reads %j', (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });
});

describe('changes of money', () => {
  it.each([
    [2947, undefined, '+$2,947'],
    [-2946.6, undefined, '−$2,947'],
    [0, undefined, '$0'],
    [2947, 'es', '+2947\u00A0US$'],
  ])('%d in %s reads %j', (amount, locale, text) => {
    expect(createFormatters({ locale, currency: 'USD' }).moneyChange(amount)).toBe(text);
  });
});

// spec: 9.budget-percent
describe('money in lines from right to left', () => {
  const LOCALES = ['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'ckb'];
  const CURRENCIES = ['USD', 'AUD', 'CAD', 'XPF', 'EUR', 'JPY'];

  it.each(LOCALES)('keeps symbols like US$ together in %s', (locale) => {
    for (const currency of CURRENCIES) {
      const { money, moneyChange, compactMoney } = createFormatters({ locale, currency });
      for (const text of [money(1250), money(-1250.5), moneyChange(1250), compactMoney(1_284_500_000)]) {
        // In right-to-left text, a symbol after letters needs a mark.
        if (/^[\u200F\u061C]/.test(text)) expect(text).not.toMatch(/\p{Lu}\p{Sc}(?!\u200E)/u);
      }
    }
  });

  it('stays full where a symbol is long', () => {
    expect(createFormatters({ locale: 'ar' }).compactMoney(1250)).toBe('\u200F1,250\u00A0US$\u200E');
  });

  it('adds no mark to others', () => {
    expect(createFormatters({ currency: 'AUD' }).money(1250)).toBe('A$1,250');
  });
});

describe('percentages', () => {
  it.each([
    [86_400, 120_000, 72],
    [150, 100, 150],
    [1, 3, 33],
    [2, 3, 67],
    [57, 200, 29],
    [-57, 200, -29],
    [0, 0, 0],
    [5, 0, 0],
    [5, -1, 0],
    [Number.NaN, 100, 0],
    [1, Number.POSITIVE_INFINITY, 0],
    [1e300, 1e-300, 999_999],
    [-0, 5, 0],
  ])('%d of %d is %d', (part, total, percent) => {
    expect(percentOf(part, total)).toBe(percent);
  });

  it('are whole numbers', () => {
    expect(formatPercent(72.4)).toBe('72%');
    expect(formatPercent(150)).toBe('150%');
    expect(formatPercent(-0.2)).toBe('0%');
    expect(formatPercent(28.5)).toBe('29%');
    expect(formatPercent(-28.5)).toBe('−29%');
  });
});

describe('ratings', () => {
  it('shows one decimal', () => {
    expect(formatRating(4.8)).toBe('4.8');
    expect(formatRating(5)).toBe('5.0');
    expect(formatRating(4.96)).toBe('5.0');
    expect(formatRating(-0)).toBe('0.0');
  });
});

describe('a number that is not finite', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    '%d is shown as a dash',
    (value) => {
      for (const format of [
        formatMoney,
        formatMoneyCompact,
        formatNumber,
        formatNumberCompact,
        formatPercent,
      ]) {
        expect(format(value)).toBe('–');
      }
      expect(formatRating(value)).toBe('–');
    },
  );
});
