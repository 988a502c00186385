import { MS_PER_DAY } from '../../lib/calendar-day.js';

/** Returns a day since 1970-01-01 as `YYYY-MM-DD`. */
export const isoOf = (day: number): string =>
  new Date(day * MS_PER_DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Returns the first day from one to another that is in no range. */
export function blockedDay(
  first: number,
  last: number,
  isBlocked: ((day: string) => boolean) | undefined,
): string | undefined {
  if (!isBlocked) return undefined;
  for (let day = first; day <= last; day += 1) if (isBlocked(isoOf(day))) return isoOf(day);
  return undefined;
}
