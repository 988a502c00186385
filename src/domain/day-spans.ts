import {
  type CalendarDay,
  exists,
  isoDay,
  numberOfDay,
  orderOfDay,
  parseCalendarDay,
} from '../lib/calendar-day.js';
import { isMonth } from './define-history.js';

/** Days from the first to the last, both of them too. A single day is both. */
export interface DaySpan {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

/** One side of a span: 'Dec 14' no year, '21, 2026' no month. */
type Side = { -readonly [Part in keyof CalendarDay]?: number };

/** By their first three letters. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WORD =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs?|rsday)?|fri(?:day)?|sat(?:urday)?)$/;
const YEAR = /^\d{4}$/;
const DAY = /^(\d\d?)(?:st|nd|rd|th)?$/;

/** Between two days in figures, whose own hyphens are no mark of a span. */
const BETWEEN_ISO_DAYS = /\s*[–—/]\s*|\s+(?:-|to)\s+/i;
const BETWEEN_WORDS = /\s*[-–—]\s*|\s+to\s+/i;

/** Texts of words that were read before: a list of 10,000 rows has few different ones, and is sorted again and again. */
const known = new Map<string, DaySpan | null>();
const MAX_KNOWN = 20_000;

/**
 * Reads the free text of `dates` where it is plain which days are meant: 'Dec 14 – 21, 2026', 'Dec 28 – Jan 2, 2027',
 * '14–21 December 2026', 'Sat, Mar 6, 2027', '2027-03-06', '2027-03-06/2027-03-12'. Names of months and weekdays are English.
 *
 * @param raw - anything; never throws
 * @param timeZone - an IANA time zone for timestamps. @default the viewer's own
 * @returns null for all else: no year, a day that does not exist, an end before its start
 */
export function parseDaySpan(raw: unknown, timeZone?: string): DaySpan | null {
  if (typeof raw !== 'string') return null;
  const text = raw.trim();
  if (text[4] === '-')
    return spanOf(text.split(BETWEEN_ISO_DAYS).map((day) => parseCalendarDay(day, timeZone)));
  let span = known.get(text);
  if (span === undefined) {
    if (known.size === MAX_KNOWN) known.clear();
    span = spanOf(daysInWords(text));
    known.set(text, span);
  }
  return span;
}

/** The first of the days that a text means, as `YYYY-MM-DD`; undefined where it is not plain. */
export function firstDay(raw: unknown, timeZone?: string): string | undefined {
  const span = parseDaySpan(raw, timeZone);
  return span ? isoDay(span.first) : undefined;
}

/** Days of a span, both ends too; NaN for none. */
export const daysOfSpan = (span: DaySpan | null): number =>
  span ? numberOfDay(span.last) - numberOfDay(span.first) + 1 : Number.NaN;

function spanOf(days: readonly (CalendarDay | null)[]): DaySpan | null {
  const [first = null, last = first] = days;
  if (!first || !last || days.length > 2 || orderOfDay(last) < orderOfDay(first)) return null;
  return { first, last };
}

/** Reads both sides of a span. A part that one side leaves out stands on the other; a year that only one side has may have turned in between. */
function daysInWords(text: string): readonly (CalendarDay | null)[] {
  const sides = text.split(BETWEEN_WORDS).map(readSide);
  const [start, end = start] = sides;
  if (!start || !end) return [null];
  const startMonth = start.month ?? end.month;
  const endMonth = end.month ?? start.month;
  if (!startMonth || !endMonth) return [null];
  const turn = startMonth > endMonth ? 1 : 0;
  const first = dayFrom(start.year ?? Number(end.year) - turn, startMonth, start.day);
  const last = dayFrom(end.year ?? Number(start.year) + turn, endMonth, end.day);
  return [first, last, ...sides.slice(2).map(() => null)];
}

function dayFrom(year: number, month: number, day = Number.NaN): CalendarDay | null {
  const found = { year, month, day };
  return exists(found) ? found : null;
}

/** The parts of a day that a text names; null where it says anything else, or one thing twice. */
function readSide(text: string): Side | null {
  const side: Side = {};
  for (const word of text.toLowerCase().split(/[\s,.]+/)) {
    const [, day] = DAY.exec(word) ?? [];
    const part = day ? 'day' : YEAR.test(word) ? 'year' : 'month';
    if (part === 'month' && word !== '' && !WORD.test(word)) return null;
    const start = word.slice(0, 3);
    // The end of '14 Dec.' is an empty word.
    if (word === '' || WEEKDAYS.includes(start)) continue;
    if (side[part] !== undefined) return null;
    side[part] = part === 'month' ? MONTHS.indexOf(start) + 1 : Number(day ?? word);
  }
  return side;
}

/** An event of some days: a booking, a tour, a trip. */
export interface CalendarSpan {
  /** Tells it from the others. */
  key: string;
  /** Who and where: 'Aroha Ngata, Rarotonga'. */
  label: string;
  /** Its first day, as `YYYY-MM-DD`. */
  first: string;
  /** Its last day, as `YYYY-MM-DD`. */
  last: string;
  /** True where it waits for a decision. @default false */
  isPending?: boolean | undefined;
}

/** The columns of a month, by the weekdays of its locale's week. */
const COLUMNS = [0, 1, 2, 3, 4, 5, 6] as const;

/** A day of a month, and what it shows. */
export interface MonthDay {
  /** 1 to 31. */
  readonly day: number;
  /** Its column, from 0 for the first day of the locale's week. */
  readonly weekday: (typeof COLUMNS)[number];
  /** 'filled' where something stands, 'outlined' where all that there is waits for a decision. */
  readonly look: 'free' | 'filled' | 'outlined';
}

/** Returns whether a day of a span lies in a month. */
export const isOfMonth = ({ first, last }: CalendarSpan, month: string): boolean =>
  first.slice(0, month.length) <= month && last.slice(0, month.length) >= month;

/**
 * The days of a month, and what they show.
 *
 * @param month - `YYYY-MM`; of what is no month there are none
 * @param spans - those of the month are enough
 * @param weekStart - the day that a week begins with, 0 for Sunday
 */
export function daysOfMonth(
  month: string,
  spans: readonly CalendarSpan[],
  weekStart: number,
): readonly MonthDay[] {
  if (!isMonth(month)) return [];
  const [year = 0, number = 0] = month.split('-').map(Number);
  // The day before the first of the next month.
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const begin = new Date(Date.UTC(year, number - 1, 1)).getUTCDay() - weekStart + COLUMNS.length;
  return Array.from({ length: count }, (_, index) => {
    const text = isoDay({ year, month: number, day: index + 1 });
    // Days as text are in the order of time.
    const here = spans.filter(({ first, last }) => first <= text && text <= last);
    const waits = here.every(({ isPending }) => isPending);
    return {
      day: index + 1,
      weekday: COLUMNS[(begin + index) % COLUMNS.length] ?? 0,
      look: here.length === 0 ? 'free' : waits ? 'outlined' : 'filled',
    };
  });
}
