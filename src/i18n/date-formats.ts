import { once } from '../lib/once.js';
import type { FormatOptions } from './figure-formatters.js';
import { withFallback } from './grammar.js';

/** The part of `Intl.DateTimeFormat` that dates are written with. */
export type DateFormat = Pick<
  Intl.DateTimeFormat,
  'format' | 'formatRange' | 'formatToParts' | 'resolvedOptions'
>;

const MONTHS = 12;
const DAYS_OF_WEEK = 7;

/** Returns names as a list; undefined unless there is one for each. */
function listOf(names: string | undefined, count: number): readonly string[] | undefined {
  const list = names?.split(',').map((name) => name.trim());
  return list?.length === count && !list.includes('') ? list : undefined;
}

/** The letter of a weekday: 'G' of 'Aso Gafua', as all days of Samoan are an 'Aso'. An ʻokina before it is none. */
const LETTER = /^(?:.*\s)?\p{Lm}?(.)/u;

/** Returns a maker of date formats in UTC, with the names of months and weekdays that are given: Intl knows no Samoan. */
export function dateFormats(locale: string, messages: FormatOptions['messages']) {
  const short = listOf(messages?.['format.months'], MONTHS);
  const long = listOf(messages?.['format.long-months'], MONTHS) ?? short;
  const days = listOf(messages?.['format.weekdays'], DAYS_OF_WEEK);
  return (fields: Intl.DateTimeFormatOptions): (() => DateFormat) =>
    once(() => {
      const intl = new Intl.DateTimeFormat(withFallback(locale), { ...fields, timeZone: 'UTC' });
      const ofMonths = fields.month === 'long' ? long : short;
      if (!(ofMonths || days) || intl.resolvedOptions().calendar !== 'gregory') return intl;
      const name = ({ type, value }: Intl.DateTimeFormatPart, moment: Date): string => {
        if (type === 'month') return ofMonths?.[moment.getUTCMonth()] ?? value;
        const day = type === 'weekday' ? days?.[moment.getUTCDay()] : undefined;
        return (fields.weekday === 'narrow' ? day?.match(LETTER)?.[1]?.toUpperCase() : day) ?? value;
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

// Engines write spans of days differently: '12/14～12/21' in Chromium and Node, '12月14日～21日' in Firefox.
const JOINTS: Readonly<Partial<Record<string, string>>> = { ja: '～', zh: '至' };

interface DayFormats {
  readonly withYear: () => DateFormat;
  readonly withoutYear: () => DateFormat;
}

/** Returns the days from one to another, in ms; where `saysYear` is false, the year is said only if there are two. */
export function writeDayRange(
  locale: string,
  { withYear, withoutYear }: DayFormats,
  start: number,
  end: number,
  saysYear: boolean,
): string {
  const joint = JOINTS[locale.split('-')[0] ?? ''];
  if (joint === undefined) {
    // Some browsers put thin spaces around the dash.
    return (saysYear ? withYear : withoutYear)().formatRange(start, end).replaceAll('\u2009', ' ');
  }
  const crossesYears = new Date(start).getUTCFullYear() !== new Date(end).getUTCFullYear();
  const first = (saysYear || crossesYears ? withYear : withoutYear)().format(start);
  return start === end ? first : `${first}${joint}${(crossesYears ? withYear : withoutYear)().format(end)}`;
}
