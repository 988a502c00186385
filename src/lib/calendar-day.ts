import { getOrInsert } from './memoize.js';

/** Calendar day without a time zone. */
export interface CalendarDay {
  readonly year: number;
  /** 1 (January) to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

export const DATE_TO_BE_CONFIRMED = 'Date to be confirmed';

/** Some systems write year 0 or 1 for no date. */
const EARLIEST_YEAR = 1000;
const LATEST_YEAR = 9999;
export const MS_PER_DAY = 86_400_000;
/** ISO 8601 day without hyphens; needs a time, because eight digits alone may be any number. */
const BASIC_DAY = /^(\d{4})(\d\d)(\d\d)(?=T)/i;
/**
 * Time of a timestamp. Servers also write a space for the `T` and before the offset, lower case, an offset
 * without colon or minutes, 'UTC', more digits than milliseconds have, and the time zone in brackets.
 */
const TIME =
  /^[T ](\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d{1,3})\d*)?)?)?(?: ?(?:(Z|UTC|GMT)|([+-]\d\d)(?::?(\d\d))?))?(?:\[[\w/+-]+\])?$/i;
/** Time zone after a day, as XML Schema allows it. */
const ZONE_OF_DAY = /^(?:Z|[+-]\d\d:\d\d)$/i;

/** Returns the days since 1970-01-01, NaN for null. In UTC, which has no clock changes. */
export const numberOfDay = (day: CalendarDay | null): number =>
  day ? Date.UTC(day.year, day.month - 1, day.day) / MS_PER_DAY : Number.NaN;

/** Returns a number to compare days by, NaN for null. Faster than `numberOfDay`: it creates no `Date`. */
export const orderOfDay = (day: CalendarDay | null): number =>
  day ? (day.year * 12 + day.month) * 31 + day.day : Number.NaN;

/** Returns a number that grows by one with each month, from the result of `orderOfDay`. */
export const monthOfOrder = (order: number): number => Math.floor((order - 1) / 31);

export const exists = (date: CalendarDay): boolean =>
  date.year >= EARLIEST_YEAR &&
  date.year <= LATEST_YEAR &&
  date.month * date.day > 0 &&
  date.month < 13 &&
  (date.day < 29 || numberOfDay(date) < numberOfDay({ ...date, month: date.month + 1, day: 1 }));

/** Parses decimal digits; NaN for any other character. */
function digitsOf(text: string, start: number, end: number): number {
  let number = 0;
  for (let index = start; index < end; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    // `>>> 0` makes characters before '0' larger than 10. Past the end the code is NaN.
    number = digit >>> 0 < 10 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

const zoneDays = new Map<string, Intl.DateTimeFormat>();

function dayInZone(moment: Date, timeZone: string): CalendarDay {
  const fields = { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const format = getOrInsert(zoneDays, timeZone, () => new Intl.DateTimeFormat('en-US', fields));
  const parts = format.formatToParts(moment);
  const part = (name: string): number => Number(parts.find(({ type }) => type === name)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** Returns the calendar day of a moment; null for an invalid Date or a year out of range. */
export function dayOf(moment: Date, timeZone?: string): CalendarDay | null {
  const here = { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
  if (!exists(here)) return null;
  const day = timeZone === undefined ? here : dayInZone(moment, timeZone);
  return exists(day) ? day : null;
}

/**
 * Parses a date. `YYYY-MM-DD` is that day in every time zone. A timestamp, in ISO 8601 or a form of servers
 * such as '2026-12-05 17:00:00 UTC', is the day in the given time zone.
 *
 * @param raw - any value; never throws
 * @param timeZone - IANA time zone. @default the viewer's own
 * @returns null for all else, and for a day that does not exist
 */
export function parseCalendarDay(raw: unknown, timeZone?: string): CalendarDay | null {
  const given = typeof raw === 'string' ? raw.trim() : '';
  const text = given[4] === '-' ? given : given.replace(BASIC_DAY, '$1-$2-$3');
  if (text[4] !== '-' || text[7] !== '-') return null;
  // By character: a regular expression with groups is several times slower, and lists have 10,000 dates.
  const written = { year: digitsOf(text, 0, 4), month: digitsOf(text, 5, 7), day: digitsOf(text, 8, 10) };
  // For timestamps too: engines turn 30 February into March without an error.
  if (!exists(written)) return null;
  if (text.length === 10) return written;
  const rest = text.slice(10);
  if (ZONE_OF_DAY.test(rest)) return written;
  const match = TIME.exec(rest);
  if (!match) return null;
  const [, hour, minute = '00', second = '00', fraction = '0', utc, hours, minutes = '00'] = match;
  // Engines agree on this form only.
  const moment = `${text.slice(0, 10)}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0')}`;
  const offset = hours === undefined ? utc && 'Z' : `${hours}:${minutes}`;
  if (offset !== undefined) return dayOf(new Date(moment + offset), timeZone);
  // Without an offset it is local time in the zone.
  return timeZone === undefined ? dayOf(new Date(moment)) : dayOf(new Date(`${moment}Z`), 'UTC');
}

export function isoDay({ year, month, day }: CalendarDay): string {
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Returns the days from today until a date: negative in the past, NaN for an unreadable date. */
export const daysUntil = (raw: unknown, now: Date, timeZone?: string): number =>
  numberOfDay(parseCalendarDay(raw, timeZone)) - numberOfDay(dayOf(now, timeZone));

/** Returns whether a text is 'YYYY-MM', from year 1000 on: some systems write year 0 or 1 for no date. */
export const isMonth = (text: string): boolean => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** Event in a calendar: a booking, a tour, a trip. */
export interface CalendarSpan {
  /** React key, unique among the events. */
  key: string;
  /** Accessible label: 'Aroha Ngata, Rarotonga'. */
  label: string;
  /** First day, as `YYYY-MM-DD`. */
  first: string;
  /** Last day, included, as `YYYY-MM-DD`. */
  last: string;
  /** True where it awaits a decision. @default false */
  isPending?: boolean | undefined;
}

const COLUMNS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Day of a month grid. */
export interface MonthDay {
  /** 1 to 31. */
  readonly day: number;
  /** Column, from 0 for the first day of the locale's week. */
  readonly weekday: (typeof COLUMNS)[number];
  /** 'filled' with any confirmed event, 'outlined' with pending ones only. */
  readonly look: 'free' | 'filled' | 'outlined';
}

/** Returns whether an event has a day in a month (`YYYY-MM`). */
export const isOfMonth = ({ first, last }: CalendarSpan, month: string): boolean =>
  first.slice(0, month.length) <= month && last.slice(0, month.length) >= month;

/**
 * Returns the days of a month grid.
 *
 * @param month - `YYYY-MM`; any other text has no days
 * @param spans - events; those of other months are ignored
 * @param weekStart - first day of the week, 0 for Sunday
 */
export function daysOfMonth(
  month: string,
  spans: readonly CalendarSpan[],
  weekStart: number,
): readonly MonthDay[] {
  if (!isMonth(month)) return [];
  const [year = 0, number = 0] = month.split('-').map(Number);
  // Day 0 of the next month is the last of this one.
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const begin = new Date(Date.UTC(year, number - 1, 1)).getUTCDay() - weekStart + COLUMNS.length;
  return Array.from({ length: count }, (_, index) => {
    const text = isoDay({ year, month: number, day: index + 1 });
    const here = spans.filter(({ first, last }) => first <= text && text <= last);
    const waits = here.every(({ isPending }) => isPending);
    return {
      day: index + 1,
      weekday: COLUMNS[(begin + index) % COLUMNS.length] ?? 0,
      look: here.length === 0 ? 'free' : waits ? 'outlined' : 'filled',
    };
  });
}
