import { MS_PER_DAY } from '../lib/calendar-day.js';
import { DAYS_OF_WEEK, type DateFormat, dateFormats } from './date-formats.js';
import { oncePerOptions } from './figure-formatters.js';
import { weekStart } from './locale.js';

/** 4 January 1970, as the number of a day since the first of that year. */
const A_SUNDAY = 3;
const YEAR = 'YYYY'.length;
const MONTH = 'YYYY-MM'.length;

const startOf = (period: string): number => Date.parse(`${period}-01-01`.slice(0, 'YYYY-MM-DD'.length));

/** Writes spans of the calendar: '2027' is a year, '2027-03' a month, '2027-03-12' a day. */
export const periodsOf = /* @__PURE__ */ oncePerOptions((options) => {
  // Months of data are those of one calendar, whichever the locale's own is.
  const dates = dateFormats(options, 'gregory');
  const { year, month, monthOfYear, day, dayOfYear } = dates;
  const write = (
    period: string,
    ofYear: () => DateFormat,
    ofMonth: () => DateFormat,
    ofDay: () => DateFormat,
  ): string => {
    const start = startOf(period);
    const format = period.length === YEAR ? ofYear : period.length === MONTH ? ofMonth : ofDay;
    return Number.isNaN(start) ? period : format().format(start);
  };
  return {
    /** As it stands alone: 'Mar 2027'. */
    full: (period: string): string => write(period, year, month, day),
    /** In words, for headings: 'March 2027'. */
    long: (period: string): string => write(period, year, dates.longMonth, day),
    /** As it stands in a row of its like: 'Mar'. The first of a year, and one that begins the row, say more: 'Jan 2027'. */
    short: (period: string, begins = false): string => {
      const saysMore = begins || period.endsWith('-01');
      return write(period, year, saysMore ? month : monthOfYear, saysMore ? dayOfYear : dates.dayOfMonth);
    },
    /** A day with its weekday: 'Fri, Mar 12, 2027'. */
    weekday: (day: string): string => write(day, year, month, dates.dayWithWeekday),
    /** Its month alone, for rows without room for years: 'Jan'. */
    month: (period: string): string => write(period, monthOfYear, monthOfYear, monthOfYear),
    /** From one day to another, with their years only where they differ: 'Dec 14 – 21', 'Dec 28, 2026 – Jan 2, 2027'. */
    days: (first: string, last: string): string => {
      const [start, end] = [startOf(first), startOf(last)];
      return start <= end ? dates.range(start, end, false) : write(first, dayOfYear, dayOfYear, dayOfYear);
    },
    /** The seven days of the week as they stand over a calendar, from the locale's first one on: 'S', 'M', 'T'. */
    weekdays: (): readonly string[] => {
      const first = A_SUNDAY + weekStart(options.locale ?? 'en-US');
      return Array.from({ length: DAYS_OF_WEEK }, (_, index) =>
        dates.letterOfWeekday().format((first + index) * MS_PER_DAY),
      );
    },
  };
});
