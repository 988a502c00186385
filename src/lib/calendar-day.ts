import { inMap } from './once.js';

/** A day of the calendar, free of any time zone. */
export interface CalendarDay {
  readonly year: number;
  /** 1 (January) to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** Shown for a missing or unreadable date. */
export const DATE_TO_BE_CONFIRMED = 'Date to be confirmed';

/** Other systems write "no date" as year 0 or 1. */
const EARLIEST_YEAR = 1000;
const LATEST_YEAR = 9999;
export const MS_PER_DAY = 86_400_000;
/** The day of a timestamp without hyphens, as ISO 8601 has it too. Eight digits alone may be any number. */
const BASIC_DAY = /^(\d{4})(\d\d)(\d\d)(?=T)/i;
/**
 * The rest of a timestamp after the day: an hour, then optional minutes, seconds, fraction and offset. Servers also write a
 * space for the `T` and before the offset, small letters, an offset without colon or minutes, 'UTC' for it, more digits
 * than milliseconds have, and the name of the zone in brackets.
 */
const TIME =
  /^[T ](\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d{1,3})\d*)?)?)?(?: ?(?:(Z|UTC|GMT)|([+-]\d\d)(?::?(\d\d))?))?(?:\[[\w/+-]+\])?$/i;
/** The zone that XML Schema puts behind a day, which is a day all the same. */
const ZONE_OF_DAY = /^(?:Z|[+-]\d\d:\d\d)$/i;

/** Days since 1970-01-01, NaN for no day. In UTC, which has no clock changes. */
export const numberOfDay = (day: CalendarDay | null): number =>
  day ? Date.UTC(day.year, day.month - 1, day.day) / MS_PER_DAY : Number.NaN;

/** A number that grows with the day, NaN for no day. Faster than `numberOfDay` for comparing many: it makes no `Date`. */
export const orderOfDay = (day: CalendarDay | null): number =>
  day ? (day.year * 12 + day.month) * 31 + day.day : Number.NaN;

/** A number that grows by one with the month, of what `orderOfDay` says of a day in it. */
export const monthOfOrder = (order: number): number => Math.floor((order - 1) / 31);

/** Returns whether the calendar has a day: every month has 28, and later ones lie before the first of the next month. */
export const exists = (date: CalendarDay): boolean =>
  date.year >= EARLIEST_YEAR &&
  date.year <= LATEST_YEAR &&
  date.month * date.day > 0 &&
  date.month < 13 &&
  (date.day < 29 || numberOfDay(date) < numberOfDay({ ...date, month: date.month + 1, day: 1 }));

/** The number that a part of a text spells; NaN unless all its characters are digits. */
function digitsOf(text: string, start: number, end: number): number {
  let number = 0;
  for (let index = start; index < end; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    // Unsigned, so that characters before '0' are not below 10 either. Beyond the end of the text the code is NaN.
    number = digit >>> 0 < 10 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

const zoneDays = new Map<string, Intl.DateTimeFormat>();

function dayInZone(moment: Date, timeZone: string): CalendarDay {
  const fields = { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const format = inMap(zoneDays, timeZone, () => new Intl.DateTimeFormat('en-US', fields));
  const parts = format.formatToParts(moment);
  const part = (name: string): number => Number(parts.find(({ type }) => type === name)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** Returns the calendar day of a moment; null for an invalid Date, and for years that no data means. */
export function dayOf(moment: Date, timeZone?: string): CalendarDay | null {
  const here = { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
  if (!exists(here)) return null;
  const day = timeZone === undefined ? here : dayInZone(moment, timeZone);
  return exists(day) ? day : null;
}

/**
 * Reads a date as data carries it. `YYYY-MM-DD` is that day everywhere on Earth; a timestamp is the day it falls on in a
 * time zone, in ISO 8601 or as servers write it: '2026-12-05T17:00:00.000+0000', '2026-12-05 17:00:00 UTC'. Everything else,
 * and a day that does not exist, is unreadable.
 *
 * @param raw - anything; never throws
 * @param timeZone - an IANA time zone. @default the viewer's own
 * @returns null when unreadable
 */
export function parseCalendarDay(raw: unknown, timeZone?: string): CalendarDay | null {
  const given = typeof raw === 'string' ? raw.trim() : '';
  const text = given[4] === '-' ? given : given.replace(BASIC_DAY, '$1-$2-$3');
  if (text[4] !== '-' || text[7] !== '-') return null;
  // Letter by letter: a regular expression with groups takes several times as long, and lists have 10,000 dates.
  const written = { year: digitsOf(text, 0, 4), month: digitsOf(text, 5, 7), day: digitsOf(text, 8, 10) };
  // Checked for timestamps too: engines roll 30 February over into March without an error.
  if (!exists(written)) return null;
  if (text.length === 10) return written;
  const rest = text.slice(10);
  if (ZONE_OF_DAY.test(rest)) return written;
  const match = TIME.exec(rest);
  if (!match) return null;
  const [, hour, minute = '00', second = '00', fraction = '0', utc, hours, minutes = '00'] = match;
  // Engines agree only on how this form is read.
  const moment = `${text.slice(0, 10)}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0')}`;
  const offset = hours === undefined ? utc && 'Z' : `${hours}:${minutes}`;
  if (offset !== undefined) return dayOf(new Date(moment + offset), timeZone);
  // Without an offset it is what clocks in the zone show.
  return timeZone === undefined ? dayOf(new Date(moment)) : dayOf(new Date(`${moment}Z`), 'UTC');
}

export function isoDay({ year, month, day }: CalendarDay): string {
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Returns the whole days from today until a date: negative is past, NaN where either is unreadable. */
export const daysUntil = (raw: unknown, now: Date, timeZone?: string): number =>
  numberOfDay(parseCalendarDay(raw, timeZone)) - numberOfDay(dayOf(now, timeZone));
