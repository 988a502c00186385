import {
  DATE_TO_BE_CONFIRMED,
  isoDay,
  MS_PER_DAY,
  numberOfDay,
  parseCalendarDay,
} from '../lib/calendar-day.js';
import { getOrInsert } from '../lib/memoize.js';
import { type DateFormat, dateFormats } from './date-formats.js';
import { DEFAULT_OPTIONS, type FormatOptions, figuresOf, memoizeByOptions } from './figure-formatters.js';
import { grammarOf } from './grammar.js';

export { DATE_TO_BE_CONFIRMED } from '../lib/calendar-day.js';
export { percentOf } from '../lib/math.js';
export { type FigureFormatters, type FormatOptions, NO_FIGURE } from './figure-formatters.js';

const MAX_CACHED_RANGES = 1000;

/**
 * Creates formatters for a locale, currency and time zone. In components, use `useFormatters()`.
 *
 * @example
 * const format = createFormatters({ currency: 'NZD' });
 * format.money(1250);
 */
export function createFormatters(options: FormatOptions = {}) {
  const figures = figuresOf(options);
  const { relativeDays } = grammarOf(figures.locale);
  const dates = dateFormats(options);
  const unknownDate = options.messages?.['format.unknown-date'] ?? DATE_TO_BE_CONFIRMED;
  const ranges = new Map<string, string>();
  const read = (raw: unknown) => parseCalendarDay(raw, options.timeZone);
  // Calendar days have no time zone; UTC has no clock changes.
  const momentOf = (raw: unknown): number => numberOfDay(read(raw)) * MS_PER_DAY;
  const write = (format: () => DateFormat, moment: number): string =>
    Number.isNaN(moment) ? unknownDate : format().format(moment);
  return {
    ...figures,
    /** Day of `YYYY-MM-DD` or an ISO timestamp: 'Dec 12, 2026'. */
    date: (raw: unknown): string => write(dates.day, momentOf(raw)),
    /** 'Sat, Dec 12, 2026'. */
    dateWithWeekday: (raw: unknown): string => write(dates.dayWithWeekday, momentOf(raw)),
    /**
     * Range of days, as short as possible: 'Dec 12 – 15, 2026', 'Dec 28, 2026 – Jan 2, 2027'. Dates in the
     * wrong order are shown in full, as given.
     */
    dateRange: (rawStart: unknown, rawEnd: unknown): string => {
      const [start, end] = [momentOf(rawStart), momentOf(rawEnd)];
      if (Number.isNaN(start) && Number.isNaN(end)) return unknownDate;
      if (!(start <= end)) return `${write(dates.day, start)} – ${write(dates.day, end)}`;
      // Cached: `formatRange` is some twenty times as slow as `format`.
      if (ranges.size === MAX_CACHED_RANGES) ranges.clear();
      return getOrInsert(ranges, `${start} ${end}`, () => dates.range(start, end, true));
    },
    /** Month and day in the locale's calendar: `{ month: 'Dec', day: '12' }`; null when unreadable. */
    dateTile: (raw: unknown): { readonly month: string; readonly day: string } | null => {
      const moment = momentOf(raw);
      if (Number.isNaN(moment)) return null;
      // Some languages add a word for 'day' or a leading zero.
      const day = dates
        .dayOfMonth()
        .formatToParts(moment)
        .find(({ type }) => type === 'day');
      return { month: dates.monthOfYear().format(moment), day: day?.value.replace(/^0/, '') ?? '' };
    },
    /** Days from today, not within a sentence: 'tomorrow', 'in 21 days', '3 days ago'. */
    relativeDays: (days: number): string => relativeDays(days, figures.number),
    /** `YYYY-MM-DD` in every locale, for the `dateTime` of `<time>`; undefined when unreadable. */
    isoDay: (raw: unknown): string | undefined => {
      const date = read(raw);
      return date ? isoDay(date) : undefined;
    },
  };
}

/**
 * Formatters of numbers, money and dates. A number that is not finite becomes '–', an invalid date 'Date to
 * be confirmed'. They need no `this`. Examples are in the default locale.
 */
export type Formatters = Readonly<ReturnType<typeof createFormatters>>;

export const formattersOf = /* @__PURE__ */ memoizeByOptions(createFormatters);

/** Formatters of the default locale. */
export const defaultFormatters: Formatters = /* @__PURE__ */ formattersOf(DEFAULT_OPTIONS);
