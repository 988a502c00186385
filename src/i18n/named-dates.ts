import { once } from '../lib/once.js';
import type { FormatOptions } from './figure-formatters.js';

/** The part of `Intl.DateTimeFormat` that dates are written with. */
export type DateFormat = Pick<
  Intl.DateTimeFormat,
  'format' | 'formatRange' | 'formatToParts' | 'resolvedOptions'
>;

/** Names that a language's messages give, by the fields that they stand for. */
type DateNames = Pick<FormatOptions, 'months' | 'longMonths' | 'weekdays'>;

const MONTHS = 12;
const DAYS_OF_WEEK = 7;

/** Returns names as a list; undefined unless there is one for each. */
function listOf(names: string | undefined, count: number): readonly string[] | undefined {
  const list = names?.split(',').map((name) => name.trim());
  return list?.length === count && !list.includes('') ? list : undefined;
}

/**
 * Returns a maker of date formats in UTC. It writes the names of months and weekdays that are given in place of the locale's:
 * Intl knows none of Samoan, Fijian and Tahitian. Names are those of the Gregorian calendar.
 */
export function dateFormats(locale: string, { months, longMonths, weekdays }: DateNames) {
  const short = listOf(months, MONTHS);
  const long = listOf(longMonths, MONTHS) ?? short;
  const days = listOf(weekdays, DAYS_OF_WEEK);
  return (fields: Intl.DateTimeFormatOptions): (() => DateFormat) =>
    once(() => {
      const intl = new Intl.DateTimeFormat(locale, { ...fields, timeZone: 'UTC' });
      const ofMonths = fields.month === 'long' ? long : short;
      if (!(ofMonths || days) || intl.resolvedOptions().calendar !== 'gregory') return intl;
      const name = ({ type, value }: Intl.DateTimeFormatPart, moment: Date): string => {
        if (type === 'month') return ofMonths?.[moment.getUTCMonth()] ?? value;
        const day = type === 'weekday' ? days?.[moment.getUTCDay()] : undefined;
        return (fields.weekday === 'narrow' ? day && [...day][0] : day) ?? value;
      };
      const partsOf = (moment: Date) =>
        intl.formatToParts(moment).map((part) => ({ ...part, value: name(part, moment) }));
      return {
        resolvedOptions: () => intl.resolvedOptions(),
        formatToParts: (moment) => partsOf(new Date(moment ?? Date.now())),
        format: (moment) =>
          partsOf(new Date(moment ?? Date.now()))
            .map(({ value }) => value)
            .join(''),
        formatRange: (start, end) =>
          intl
            .formatRangeToParts(start, end)
            .map((part) => name(part, new Date(Number(part.source === 'endRange' ? end : start))))
            .join(''),
      } satisfies DateFormat;
    });
}
