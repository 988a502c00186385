import { MS_PER_DAY } from '../lib/calendar-day.js';
import { DAYS_OF_WEEK, type DateFormat, dateFormats } from './date-formats.js';
import { memoizeByOptions } from './figure-formatters.js';
import { weekStart } from './locale.js';

/** 4 January 1970, in days since 1970-01-01. */
const A_SUNDAY = 3;
const YEAR = 'YYYY'.length;
const MONTH = 'YYYY-MM'.length;

const startOf = (period: string): number => Date.parse(`${period}-01-01`.slice(0, 'YYYY-MM-DD'.length));

/** Formats periods: '2027' is a year, '2027-03' a month, '2027-03-12' a day. */
export const periodsOf = /* @__PURE__ */ memoizeByOptions((options) => {
  // Data has Gregorian months, whatever the locale's calendar.
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
    /** 'Mar 2027'. */
    full: (period: string): string => write(period, year, month, day),
    /** For headings: 'March 2027'. */
    long: (period: string): string => write(period, year, dates.longMonth, day),
    /** In a row of periods: 'Mar'. The first of the row or of a year is longer: 'Jan 2027'. */
    short: (period: string, begins = false): string => {
      const isLonger = begins || period.endsWith('-01');
      return write(period, year, isLonger ? month : monthOfYear, isLonger ? dayOfYear : dates.dayOfMonth);
    },
    /** 'Fri, Mar 12, 2027'. */
    weekday: (day: string): string => write(day, year, month, dates.dayWithWeekday),
    /** Always without the year: 'Jan'. */
    month: (period: string): string => write(period, monthOfYear, monthOfYear, monthOfYear),
    /** Range of days, with years only where they differ: 'Dec 14 – 21', 'Dec 28, 2026 – Jan 2, 2027'. */
    days: (first: string, last: string): string => {
      const [start, end] = [startOf(first), startOf(last)];
      return start <= end ? dates.range(start, end, false) : write(first, dayOfYear, dayOfYear, dayOfYear);
    },
    /** Letters of the weekdays over a calendar, from the locale's first day: 'S', 'M', 'T'. */
    weekdays: (): readonly string[] => {
      const first = A_SUNDAY + weekStart(options.locale ?? 'en-US');
      return Array.from({ length: DAYS_OF_WEEK }, (_, index) =>
        dates.letterOfWeekday().format((first + index) * MS_PER_DAY),
      );
    },
  };
});
