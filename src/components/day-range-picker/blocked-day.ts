import { MS_PER_DAY } from '../../lib/calendar-day.js';

/** Returns a day since 1970-01-01 as `YYYY-MM-DD`. */
export const isoOf = (day: number): string =>
  new Date(day * MS_PER_DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Most days of a range that are checked, ten years: a half-typed year makes it centuries long. */
const MOST_DAYS = 3_653;

/** Returns the first blocked day of a range. */
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
