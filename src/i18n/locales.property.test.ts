import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN_TEXT } from '../testing/forbidden-text.js';
import { runs } from '../testing/property-runs.js';
import { createFormatters } from './formatters.js';
import { grammarOf, pluralOf } from './grammar.js';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const CODES = LETTERS.flatMap((first) =>
  LETTERS.flatMap((second) => [`${first}${second}`, ...LETTERS.map((third) => `${first}${second}${third}`)]),
);
/** All languages with plural rules in this ICU, and some regions, scripts, calendars and digits. */
const LOCALES = [
  ...Intl.PluralRules.supportedLocalesOf(CODES),
  ...'ar-EG ar-SA th-TH fa-IR fa-AF ur-PK uz-Arab sd-Deva pa-Arab sr-Latn zh-Hant zh-HK ja-JP-u-ca-japanese hi-u-nu-deva mr-IN bn-BD my-MM ne-NP am-ET he-IL-u-ca-hebrew fr-PF fr-NC en-NZ en-FJ pt-PT es-419 de-CH'.split(
    ' ',
  ),
];
const CURRENCIES = Intl.supportedValuesOf('currency');
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'];

const anyDay = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2400-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyFigure = fc.oneof(fc.double(), fc.integer({ min: -1e7, max: 1e7 }), fc.nat(120));

it('there are locales to try', () => {
  expect(LOCALES.length).toBeGreaterThan(150);
});

describe.each(LOCALES)('%s', (locale) => {
  it('writes every figure, amount and day', () => {
    const given = fc.record({
      currency: fc.constantFrom(...CURRENCIES),
      timeZone: fc.constantFrom(...ZONES),
      figure: anyFigure,
      day: anyDay,
      end: anyDay,
    });
    fc.assert(
      fc.property(given, ({ currency, timeZone, figure, day, end }) => {
        const format = createFormatters({ locale, currency, timeZone });
        const { list } = grammarOf(locale);
        const plural = pluralOf(locale);
        const tile = format.dateTile(day);
        const texts = [
          format.number(figure),
          format.compactNumber(figure),
          format.money(figure),
          format.compactMoney(figure),
          format.moneyChange(figure),
          format.percent(figure),
          format.rating(figure),
          format.relativeDays(figure),
          format.date(day),
          format.dateWithWeekday(day),
          format.dateRange(day, end),
          tile?.month,
          tile?.day,
          plural(figure, { other: 'x' }),
          list([day, end]),
        ];
        for (const text of texts) {
          expect(text).toMatch(/\S/);
          expect(text).not.toMatch(FORBIDDEN_TEXT);
        }
      }),
      runs(3),
    );
  });

  it('writes a calendar day as that day in every zone', () => {
    for (const timeZone of ZONES) {
      const format = createFormatters({ locale: `${locale.split('-u-')[0]}-u-ca-gregory-nu-latn`, timeZone });
      expect(format.date('2026-12-23')).toMatch(/23/);
      expect(format.date('2026-12-23')).toMatch(/2026/);
      expect(format.dateTile('2026-12-23')?.day).toBe('23');
    }
  });
});
