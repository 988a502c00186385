'use client';
import { useContext } from 'react';
import { type DateFormat, dateFormats, writeDayRange } from './date-formats.js';
import { oncePerOptions } from './figure-formatters.js';
import { FormatContext } from './use-figures.js';

/** Writes spans of the calendar: '2027' is a year, '2027-03' a month, '2027-03-12' a day. */
export interface PeriodFormatters {
  /** As it stands alone: 'Mar 2027'. */
  readonly full: (period: string) => string;
  /** In words, for headings: 'March 2027'. */
  readonly long: (period: string) => string;
  /** As it stands in a row of its like: 'Mar'. The first of a year, and one that begins the row, say more: 'Jan 2027'. */
  readonly short: (period: string, begins?: boolean) => string;
  /** Its month alone, for rows without room for years: 'Jan'. */
  readonly month: (period: string) => string;
  /** From one day to another, with their years only where they differ: 'Dec 14 – 21', 'Dec 28, 2026 – Jan 2, 2027'. */
  readonly days: (first: string, last: string) => string;
  /** The seven days of the week as they stand over a calendar, from the locale's first one on: 'S', 'M', 'T'. */
  readonly weekdays: () => readonly string[];
}

const MS_PER_DAY = 86_400_000;
const DAYS_OF_WEEK = 7;
/** 4 January 1970, as the number of a day since the first of that year. */
const A_SUNDAY = 3;
const YEAR = 'YYYY'.length;
const MONTH = 'YYYY-MM'.length;

const startOf = (period: string): number => Date.parse(`${period}-01-01`.slice(0, 'YYYY-MM-DD'.length));

export const periodsOf = /* @__PURE__ */ oncePerOptions((options): PeriodFormatters => {
  const { locale = 'en-US', messages } = options;
  // Months of data are those of one calendar, whichever the locale's own is.
  const make = dateFormats(locale, messages);
  const dates = (fields: Intl.DateTimeFormatOptions) => make({ ...fields, calendar: 'gregory' });
  const year = dates({ year: 'numeric' });
  const month = dates({ year: 'numeric', month: 'short' });
  const longMonth = dates({ year: 'numeric', month: 'long' });
  const monthOfYear = dates({ month: 'short' });
  const day = dates({ year: 'numeric', month: 'short', day: 'numeric' });
  const dayOfYear = dates({ month: 'short', day: 'numeric' });
  const dayOfMonth = dates({ day: 'numeric' });
  const weekday = dates({ weekday: 'narrow' });
  const write = (formatter: () => DateFormat, period: string): string => {
    const start = startOf(period);
    return Number.isNaN(start) ? period : formatter().format(start);
  };
  const byLength = <T>(period: string, ofYear: T, ofMonth: T, ofDay: T): T =>
    period.length === YEAR ? ofYear : period.length === MONTH ? ofMonth : ofDay;
  return {
    full: (period) => write(byLength(period, year, month, day), period),
    long: (period) => write(byLength(period, year, longMonth, day), period),
    short: (period, begins = false) => {
      const saysMore = begins || period.endsWith('-01');
      return write(
        byLength(period, year, saysMore ? month : monthOfYear, saysMore ? dayOfYear : dayOfMonth),
        period,
      );
    },
    month: (period) => write(monthOfYear, period),
    days: (first, last) => {
      const [start, end] = [startOf(first), startOf(last)];
      if (!(start <= end)) return write(dayOfYear, first);
      return writeDayRange(locale, { withYear: day, withoutYear: dayOfYear }, start, end, false);
    },
    weekdays: () =>
      Array.from({ length: DAYS_OF_WEEK }, (_, index) =>
        weekday().format((A_SUNDAY + weekStart(locale) + index) * MS_PER_DAY),
      ),
  };
});

export const usePeriods = (): PeriodFormatters => periodsOf(useContext(FormatContext));

// By the day that a week begins with, 0 for Sunday (Unicode CLDR, weekData). A table: Firefox has no `getWeekInfo`.
const REGIONS: Readonly<Record<number, string>> = {
  0: 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  5: 'MV',
  6: 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
};

const MONDAY = 1;

/** Returns the day that a week begins with: 0 for Sunday to 6 for Saturday; Monday (ISO 8601) for what is no locale. */
export function weekStart(locale: string): number {
  try {
    const { region = '' } = new Intl.Locale(locale).maximize();
    const known = Object.entries(REGIONS).find(([, regions]) => regions.split(' ').includes(region));
    return known ? Number(known[0]) : MONDAY;
  } catch {
    return MONDAY;
  }
}
