import { once } from '../lib/memoize.js';
import type { FormatOptions } from './figure-formatters.js';
import { withFallback } from './grammar.js';

type Part = Intl.DateTimeFormatPart & { readonly source?: string | undefined };

/** Formats moments, in ms since 1970. */
export interface DateFormat {
  readonly format: (moment: number) => string;
  readonly formatRange: (start: number, end: number) => string;
  /** Always with the names of Intl, not those of messages. */
  readonly formatToParts: (moment: number) => readonly Part[];
}

const MONTHS = 12;
export const DAYS_OF_WEEK = 7;

// Engines differ in ranges of days: '12/14～12/21' in Chromium and Node, '12月14日～21日' in Firefox.
const SEPARATORS: Readonly<Partial<Record<string, string>>> = { ja: '～', zh: '至' };

/** Splits names; undefined unless there are as many as expected. */
function listOf(names: string | undefined, count: number): readonly string[] | undefined {
  const list = names?.split(',').map((name) => name.trim());
  return list?.length === count && !list.includes('') ? list : undefined;
}

/** Letter of a weekday: 'G' in 'Aso Gafua', because all Samoan days begin with 'Aso'. Skips an ʻokina. */
const LETTER = /^(?:.*\s)?\p{Lm}?(.)/u;

/**
 * Returns lazily created formats of dates in UTC. Names of months and weekdays come from the messages where
 * those have them: Intl knows no Samoan.
 */
export function dateFormats({ locale = 'en-US', messages }: FormatOptions, calendar?: 'gregory') {
  const short = listOf(messages?.['format.months'], MONTHS);
  const long = listOf(messages?.['format.long-months'], MONTHS) ?? short;
  const days = listOf(messages?.['format.weekdays'], DAYS_OF_WEEK);
  const dates = (fields: Intl.DateTimeFormatOptions) =>
    once((): DateFormat => {
      const intl = new Intl.DateTimeFormat(withFallback(locale), { ...fields, calendar, timeZone: 'UTC' });
      const ofMonths = fields.month === 'long' ? long : short;
      if (!(ofMonths || days) || intl.resolvedOptions().calendar !== 'gregory') return intl;
      const name = (type: string, moment: Date): string | undefined => {
        if (type === 'month') return ofMonths?.[moment.getUTCMonth()];
        const day = type === 'weekday' ? days?.[moment.getUTCDay()] : undefined;
        return fields.weekday === 'narrow' ? day?.match(LETTER)?.[1]?.toUpperCase() : day;
      };
      const withNames = (parts: readonly Part[], start: number, end = start): string =>
        parts
          .map(
            ({ type, value, source }) => name(type, new Date(source === 'endRange' ? end : start)) ?? value,
          )
          .join('');
      return {
        format: (moment) => withNames(intl.formatToParts(moment), moment),
        formatRange: (start, end) => withNames(intl.formatRangeToParts(start, end), start, end),
        formatToParts: (moment) => intl.formatToParts(moment),
      };
    });
  const day = dates({ year: 'numeric', month: 'short', day: 'numeric' });
  const dayOfYear = dates({ month: 'short', day: 'numeric' });
  const separator = SEPARATORS[locale.split('-')[0] ?? ''];
  return {
    year: dates({ year: 'numeric' }),
    month: dates({ year: 'numeric', month: 'short' }),
    longMonth: dates({ year: 'numeric', month: 'long' }),
    monthOfYear: dates({ month: 'short' }),
    day,
    dayWithWeekday: dates({ year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' }),
    dayOfYear,
    dayOfMonth: dates({ day: 'numeric' }),
    letterOfWeekday: dates({ weekday: 'narrow' }),
    /** Without `withYear`, years are shown only if they differ. */
    range: (start: number, end: number, withYear: boolean): string => {
      const first = withYear ? day : dayOfYear;
      // Some browsers put thin spaces around the dash.
      if (separator === undefined) return first().formatRange(start, end).replaceAll('\u2009', ' ');
      const crossesYears = new Date(start).getUTCFullYear() !== new Date(end).getUTCFullYear();
      const [from, to] = crossesYears ? [day, day] : [first, dayOfYear];
      return start === end ? from().format(start) : `${from().format(start)}${separator}${to().format(end)}`;
    },
  };
}
