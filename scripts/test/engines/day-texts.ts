import { createFormatters } from '../../../src/i18n/formatters.js';
import { weekStart } from '../../../src/i18n/locale.js';
import { periodsOf } from '../../../src/i18n/period-formatters.js';

/** The shipped languages, and regional variants. */
const LOCALES = 'en-US en-NZ en-WS ar ar-EG de de-CH es es-PE fr fr-PF fr-CA ja zh-Hans zh-SG'.split(' ');

/** Stays within a month, across months, across years, and of one day. */
const STAYS = [
  ['2026-12-14', '2026-12-21'],
  ['2026-05-30', '2026-06-02'],
  ['2026-12-28', '2027-01-02'],
  ['2026-09-05', '2026-09-05'],
] as const;

/** Returns the library's texts of days by locale. Server and browsers must produce the same. */
export const dayTexts = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const format = createFormatters({ locale, timeZone: 'Pacific/Apia' });
      const periods = periodsOf({ locale });
      return [
        locale,
        [
          ...STAYS.flatMap(([first, last]) => [
            format.dateRange(first, last),
            periods.days(first, last),
            format.dateWithWeekday(first),
            periods.long(first.slice(0, 'YYYY-MM'.length)),
            Object.values(format.dateTile(first) ?? {}).join(' '),
          ]),
          ...[-3, -1, 0, 1, 21].map(format.relativeDays),
          periods.weekdays().join(' '),
          String(weekStart(locale)),
        ],
      ];
    }),
  );
