/** A day of the calendar, free of any time zone. */
export interface CalendarDay {
  readonly year: number;
  /** 1 (January) to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** Placeholders of other systems for "no date" (year 1, year 0) lie below; nobody travels there. */
const EARLIEST_YEAR = 1000;
const LATEST_YEAR = 9999;
const MS_PER_DAY = 86_400_000;
/** An hour and a minute, with what may follow, after the day. */
const ISO_TIME = /^T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/;

/** The day's number on a time line of whole days, NaN for none; UTC has no clock changes that could bend it. */
export const numberOfDay = (day: CalendarDay | null): number =>
  day ? Date.UTC(day.year, day.month - 1, day.day) / MS_PER_DAY : Number.NaN;

/** A number that is the higher the later a day is, NaN for none: for comparing many, as it takes no `Date`. */
export const orderOfDay = (day: CalendarDay | null): number =>
  day ? (day.year * 12 + day.month) * 31 + day.day : Number.NaN;

/** Whether a month has a day of two digits: every one has 28, and none a day after the first one of the next. */
const exists = (date: CalendarDay): boolean =>
  date.year >= EARLIEST_YEAR &&
  date.year <= LATEST_YEAR &&
  date.month * date.day > 0 &&
  date.month < 13 &&
  (date.day < 29 || numberOfDay(date) < numberOfDay({ ...date, month: date.month + 1, day: 1 }));

/** The number that characters of a text write in digits; NaN where one is none. */
function digitsOf(text: string, start: number, end: number): number {
  let number = 0;
  for (let index = start; index < end; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    // Unsigned, so that what stands before '0' is not below 10 either; beyond the end all is NaN.
    number = digit >>> 0 < 10 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

/**
 * The calendar day of a moment, as the viewer's own calendar shows it.
 *
 * @param moment - usually "now"
 * @returns null for an invalid Date
 */
export function dayOf(moment: Date): CalendarDay | null {
  const day = { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
  return exists(day) ? day : null;
}

/**
 * Reads a date as data carries it. `YYYY-MM-DD` is that day everywhere on Earth; a full ISO timestamp is the day
 * it falls on in the viewer's time zone (decision 15). Everything else, and a day that does not exist
 * (decision 36), is unreadable.
 *
 * @param raw - anything; never throws
 * @returns null when unreadable
 */
export function parseCalendarDay(raw: unknown): CalendarDay | null {
  const text = typeof raw === 'string' ? raw.trim() : '';
  if (text[4] !== '-' || text[7] !== '-') return null;
  // Letter by letter: long lists have many, and a regular expression that remembers its parts takes several times as long.
  const written = { year: digitsOf(text, 0, 4), month: digitsOf(text, 5, 7), day: digitsOf(text, 8, 10) };
  // Checked for timestamps too: engines roll 30 February over into March without a word.
  if (!exists(written)) return null;
  if (text.length === 10) return written;
  return ISO_TIME.test(text.slice(10)) ? dayOf(new Date(text)) : null;
}

/** Day of the week, 0 (Sunday) to 6. */
export const weekdayOf = (day: CalendarDay): number => new Date(numberOfDay(day) * MS_PER_DAY).getUTCDay();

/**
 * Whole days from the viewer's today until a date: 0 is today, negative is past.
 *
 * @param raw - a date as data carries it
 * @param now - the present moment, injected so that stories and tests can freeze it
 * @returns NaN when either is unreadable
 */
export const daysUntil = (raw: unknown, now: Date): number =>
  numberOfDay(parseCalendarDay(raw)) - numberOfDay(dayOf(now));
