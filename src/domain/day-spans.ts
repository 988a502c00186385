import {
  type CalendarDay,
  exists,
  isoDay,
  numberOfDay,
  orderOfDay,
  parseCalendarDay,
} from '../lib/calendar-day.js';

/** Range of days, both ends included. */
export interface DaySpan {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

/** One end of a range as written: 'Dec 14' has no year, '21, 2026' no month. */
type Side = { -readonly [Part in keyof CalendarDay]?: number };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WORD =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs?|rsday)?|fri(?:day)?|sat(?:urday)?)$/;
const YEAR = /^\d{4}$/;
const DAY = /^(\d\d?)(?:st|nd|rd|th)?$/;

/** Separator between ISO days, which contain hyphens themselves. */
const BETWEEN_ISO_DAYS = /\s*[–—/]\s*|\s+(?:-|to)\s+/i;
const BETWEEN_WORDS = /\s*[-–—]\s*|\s+to\s+/i;

/** Cache: a list of 10,000 rows repeats few texts, and is sorted often. */
const spansByText = new Map<string, DaySpan | null>();
const MAX_CACHED = 20_000;

/**
 * Parses unambiguous dates in English: 'Dec 14 – 21, 2026', 'Dec 28 – Jan 2, 2027', '14–21 December 2026',
 * 'Sat, Mar 6, 2027', '2027-03-06', '2027-03-06/2027-03-12'.
 *
 * @param raw - any value; never throws
 * @param timeZone - IANA time zone for timestamps. @default the viewer's own
 * @returns null where it is anything else: no year, a day that does not exist, an end before its start
 */
export function parseDaySpan(raw: unknown, timeZone?: string): DaySpan | null {
  if (typeof raw !== 'string') return null;
  const text = raw.trim();
  if (text[4] === '-')
    return spanOf(text.split(BETWEEN_ISO_DAYS).map((day) => parseCalendarDay(day, timeZone)));
  let span = spansByText.get(text);
  if (span === undefined) {
    if (spansByText.size === MAX_CACHED) spansByText.clear();
    span = spanOf(parseDays(text));
    spansByText.set(text, span);
  }
  return span;
}

/** Returns the first day of a free text as `YYYY-MM-DD`; undefined where `parseDaySpan` cannot read it. */
export function firstDay(raw: unknown, timeZone?: string): string | undefined {
  const span = parseDaySpan(raw, timeZone);
  return span ? isoDay(span.first) : undefined;
}

/** Counts both ends; NaN for null. */
export const daysOfSpan = (span: DaySpan | null): number =>
  span ? numberOfDay(span.last) - numberOfDay(span.first) + 1 : Number.NaN;

function spanOf(days: readonly (CalendarDay | null)[]): DaySpan | null {
  const [first = null, last = first] = days;
  if (!first || !last || days.length > 2 || orderOfDay(last) < orderOfDay(first)) return null;
  return { first, last };
}

/** Takes a missing month or year from the other side; the years differ where the range crosses a new year. */
function parseDays(text: string): readonly (CalendarDay | null)[] {
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

/** Returns null for an unknown word, or a part given twice. */
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
