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
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** The day's number on a time line of whole days, NaN for none; UTC has no clock changes that could bend it. */
export const numberOfDay = (day: CalendarDay | null): number =>
  day ? Date.UTC(day.year, day.month - 1, day.day) / MS_PER_DAY : Number.NaN;

/** A day of two digits that a month does not have falls into another month. */
const exists = ({ year, month, day }: CalendarDay): boolean =>
  year >= EARLIEST_YEAR &&
  year <= LATEST_YEAR &&
  new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;

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
  const match = typeof raw === 'string' && ISO_DATE.exec(raw.trim());
  if (!match) return null;
  const [text, year, month, day, time] = match;
  const written = { year: Number(year), month: Number(month), day: Number(day) };
  // Checked for timestamps too: engines roll 30 February over into March without a word.
  if (!exists(written)) return null;
  return time === undefined ? written : dayOf(new Date(text));
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
