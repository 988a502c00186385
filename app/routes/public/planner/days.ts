import { formatDateWithWeekday, formatIsoDay } from 'tapa-ui/format';

const MS_PER_DAY = 86_400_000;
const SUNDAY = 0;

/** A day of the calendar, counted from 1970-01-01: free of any time zone (decision 15). */
export type Day = number;

/** Reads 'YYYY-MM-DD'; a day that the library cannot show, as one that does not exist, is unreadable (decision 36). */
export const parseDay = (text: string): Day | undefined =>
  formatIsoDay(text) === text ? Date.parse(`${text}T00:00:00Z`) / MS_PER_DAY : undefined;

export const isoOf = (day: Day): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

/** 1 (January) to 12. */
export const monthOf = (day: Day): number => new Date(day * MS_PER_DAY).getUTCMonth() + 1;

export const isSunday = (day: Day): boolean => new Date(day * MS_PER_DAY).getUTCDay() === SUNDAY;

/** 'Sat, Dec 12, 2026' (DESIGN section 11). */
export const dayText = (day: Day): string => formatDateWithWeekday(isoOf(day));
