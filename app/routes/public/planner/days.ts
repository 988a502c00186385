import { createFormatters } from 'tapa-ui/format';

const format = createFormatters();

const MS_PER_DAY = 86_400_000;
const SUNDAY = 0;

/** Days since 1970-01-01, without a time zone. */
export type Day = number;

/** Parses 'YYYY-MM-DD'. Returns `undefined` for a day that does not exist or that the library cannot show. */
export const parseDay = (text: string): Day | undefined =>
  format.isoDay(text) === text ? Date.parse(`${text}T00:00:00Z`) / MS_PER_DAY : undefined;

export const isoOf = (day: Day): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

export const monthOf = (day: Day): number => new Date(day * MS_PER_DAY).getUTCMonth() + 1;

export const isSunday = (day: Day): boolean => new Date(day * MS_PER_DAY).getUTCDay() === SUNDAY;

export const dayText = (day: Day): string => format.dateWithWeekday(isoOf(day));

/** Days of a trip as `YYYY-MM-DD`, by the names of fields and parameters. */
export interface TripDays {
  readonly from?: string;
  /** Not before the first. */
  readonly until?: string;
}

/** Reads the days of a trip from the query, without invalid days or an end before the start. */
export function readDays(search: URLSearchParams): TripDays {
  const [from = '', until = ''] = ['from', 'until'].map((name) => {
    const day = search.get(name) ?? '';
    return parseDay(day) === undefined ? '' : day;
  });
  return { ...(from ? { from } : {}), ...(until && until >= from ? { until } : {}) };
}
