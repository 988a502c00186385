import { type CalendarDay, parseCalendarDay, weekdayOf } from './calendar-day';

/** Shown for a missing or unreadable date (decision 15). */
export const DATE_TO_BE_CONFIRMED = 'Date to be confirmed';

// Names from a table, not from Intl: the language is fixed to en-US (decision 15), Intl would need a time zone for
// what has none, and its ranges carry different spaces from browser to browser.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const monthName = ({ month }: CalendarDay): string => MONTHS[month - 1] ?? '';
const monthAndDay = (day: CalendarDay): string => `${monthName(day)} ${day.day}`;
const fullDate = (day: CalendarDay): string => `${monthAndDay(day)}, ${day.year}`;

/**
 * A date such as 'Dec 12, 2026'.
 *
 * @param raw - `YYYY-MM-DD` or a full ISO timestamp
 * @returns 'Date to be confirmed' when unreadable
 */
export function formatDate(raw: unknown): string {
  const day = parseCalendarDay(raw);
  return day ? fullDate(day) : DATE_TO_BE_CONFIRMED;
}

/** A date with its weekday, such as 'Sat, Dec 12, 2026'; 'Date to be confirmed' when unreadable. */
export function formatDateWithWeekday(raw: unknown): string {
  const day = parseCalendarDay(raw);
  return day ? `${WEEKDAYS[weekdayOf(day)] ?? ''}, ${fullDate(day)}` : DATE_TO_BE_CONFIRMED;
}

/**
 * A stay, as short as it can be said: 'Dec 12 – 15, 2026', 'Nov 28 – Dec 2, 2026', 'Dec 28, 2026 – Jan 2, 2027'.
 * One day is written once; dates in the wrong order are written out in full, as given; an unreadable end reads
 * 'Date to be confirmed', and so does the whole when both are.
 */
export function formatDateRange(checkIn: unknown, checkOut: unknown): string {
  const start = parseCalendarDay(checkIn);
  const end = parseCalendarDay(checkOut);
  if (!start && !end) return DATE_TO_BE_CONFIRMED;
  if (!start || !end) return `${formatDate(checkIn)} – ${formatDate(checkOut)}`;
  if (start.year !== end.year) return `${fullDate(start)} – ${fullDate(end)}`;
  if (start.month === end.month && start.day === end.day) return fullDate(start);
  if (start.month === end.month && start.day < end.day) {
    return `${monthAndDay(start)} – ${end.day}, ${end.year}`;
  }
  const ordered = start.month < end.month;
  return `${ordered ? monthAndDay(start) : fullDate(start)} – ${fullDate(end)}`;
}

/** Month and day apart, for the date tile: `{ month: 'Dec', day: '12' }`; null when unreadable. */
export function formatDateTile(raw: unknown): { readonly month: string; readonly day: string } | null {
  const day = parseCalendarDay(raw);
  return day ? { month: monthName(day), day: String(day.day) } : null;
}

/** The day as `YYYY-MM-DD`, for the `dateTime` attribute of `<time>`; undefined when unreadable. */
export function formatIsoDay(raw: unknown): string | undefined {
  const day = parseCalendarDay(raw);
  if (!day) return undefined;
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return `${day.year}-${twoDigits(day.month)}-${twoDigits(day.day)}`;
}
