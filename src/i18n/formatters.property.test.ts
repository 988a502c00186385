import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntil, parseCalendarDay } from '../lib/calendar-day.js';
import { FORBIDDEN_TEXT } from '../testing/forbidden-text.js';
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
const {
  date: formatDate,
  dateWithWeekday: formatDateWithWeekday,
  dateRange: formatDateRange,
  dateTile: formatDateTile,
  isoDay: formatIsoDay,
} = createFormatters();

const FORBIDDEN = new RegExp(`${FORBIDDEN_TEXT.source}|-0(?!\\d)`);

const dateLike = fc.oneof(
  fc.anything(),
  fc.string(),
  fc.date().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc
    .tuple(fc.nat(9999), fc.nat(14), fc.nat(33))
    .map((parts) => parts.map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join('-')),
);

describe('number formatting', () => {
  it('writes as Intl does', () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const whole = new Intl.NumberFormat('en-US');
    const cents = fc.integer({ min: -999e12, max: 999e12 });
    fc.assert(
      fc.property(cents, (amount) => {
        const money = dollars.format(amount / 100).replace('-', '−');
        expect(formatMoney(amount / 100)).toBe(money.replace(/\.00$/, ''));
        expect(formatNumber(amount)).toBe(whole.format(amount).replace('-', '−'));
      }),
      runs(1000),
    );
  });

  it('rounds half a cent and half a point as Intl does', () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const rating = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const write = (format: Intl.NumberFormat, value: number) => format.format(value).replace('-', '−');
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(1000), (halfCents, halfPoints) => {
        fc.pre(halfCents !== 0);
        const amount = (halfCents * 2 + 1) / 200;
        expect(formatMoney(amount)).toBe(write(dollars, amount).replace(/\.00$/, ''));
        expect(formatRating(halfPoints / 20)).toBe(write(rating, halfPoints / 20));
      }),
      runs(1000),
    );
  });

  it('accepts any number, shows no forbidden text and stays short', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        for (const format of [formatMoney, formatNumber, formatPercent, formatRating]) {
          expect(format(value)).not.toMatch(FORBIDDEN);
          expect(format(value).length).toBeLessThanOrEqual(26);
        }
        for (const format of [formatMoneyCompact, formatNumberCompact]) {
          expect(format(value)).not.toMatch(FORBIDDEN);
          expect(format(value).length).toBeLessThan(10);
        }
      }),
      runs(500),
    );
  });

  it('keeps money exact to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const text = formatMoney(cents / 100);
        expect(Number(text.replace('−', '-').replace(/[$,]/g, ''))).toBe(cents / 100 + 0);
        expect(/\.\d\d$/.test(text)).toBe(cents % 100 !== 0);
      }),
      runs(300),
    );
  });

  it('returns the percentage of whole numbers, with half a percent rounded up', () => {
    const cents = fc.oneof(fc.nat(2000), fc.nat(1_000_000_000));
    fc.assert(
      fc.property(cents, cents, fc.constantFrom(1, 100), (part, total, unit) => {
        fc.pre(total > 0);
        const exact = (200n * BigInt(part) + BigInt(total)) / (2n * BigInt(total));
        fc.pre(exact < 999_999n);
        expect(percentOf(part / unit, total / unit)).toBe(Number(exact));
      }),
      runs(1000),
    );
    for (let total = 200; total <= 2000; total += 200) {
      for (let part = 1; part < total; part += 1) {
        const exact = Math.floor((200 * part + total) / (2 * total));
        expect(percentOf(part, total)).toBe(exact);
      }
    }
  });

  it('returns whole, finite percentages', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (part, total) => {
        expect(Number.isInteger(percentOf(part, total))).toBe(true);
      }),
      runs(100),
    );
  });
});

describe('date formatting', () => {
  it('accepts any value and shows no forbidden text', () => {
    fc.assert(
      fc.property(dateLike, dateLike, fc.date(), (raw, other, now) => {
        const texts = [
          formatDate(raw),
          formatDateWithWeekday(raw),
          formatDateRange(raw, other),
          formatDateTile(raw)?.month ?? '',
          formatDateTile(raw)?.day ?? '',
          formatIsoDay(raw) ?? '',
        ];
        for (const text of texts) expect(text).not.toMatch(FORBIDDEN);
        const days = daysUntil(raw, now);
        expect(Number.isNaN(days) || Number.isInteger(days)).toBe(true);
      }),
      runs(500),
    );
  });

  it('is readable by parseCalendarDay', () => {
    fc.assert(
      fc.property(dateLike, (raw) => {
        const day = parseCalendarDay(raw);
        fc.pre(day !== null);
        expect(parseCalendarDay(formatIsoDay(raw))).toEqual(day);
      }),
      runs(100),
    );
  });
});
