import { MS_PER_DAY } from '../../lib/calendar-day.js';

/** Returns a day since 1970-01-01 as `YYYY-MM-DD`. */
export const isoOf = (day: number): string =>
  new Date(day * MS_PER_DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** So many days of a range are asked for, ten years: a year that is half typed makes it centuries long. */
const MOST_DAYS = 3_653;

/** Returns the first day from one to another that is in no range. */
export function blockedDay(
  first: number,
  last: number,
  isBlocked: ((day: string) => boolean) | undefined,
): string | undefined {
  if (!isBlocked) return undefined;
  const end = Math.min(last, first + MOST_DAYS);
  for (let day = first; day <= end; day += 1) if (isBlocked(isoOf(day))) return isoOf(day);
  return undefined;
}
