import {
  DATE_TO_BE_CONFIRMED,
  isoDay,
  MS_PER_DAY,
  numberOfDay,
  parseCalendarDay,
} from '../lib/calendar-day.js';
import { inMap } from '../lib/once.js';
import { type DateFormat, dateFormats } from './date-formats.js';
import { DEFAULT_OPTIONS, type FormatOptions, figuresOf, oncePerOptions } from './figure-formatters.js';
import { grammarOf } from './grammar.js';

export { DATE_TO_BE_CONFIRMED } from '../lib/calendar-day.js';
export { percentOf } from '../lib/math.js';
export { type FigureFormatters, type FormatOptions, NO_FIGURE } from './figure-formatters.js';

const KEPT_STAYS = 1000;

/**
 * One set of formatters for a locale, a currency and a time zone. It costs nothing until one is used: what Intl needs is
 * made then, and kept. Components take theirs from the nearest `TapaProvider` with `useFormatters()`.
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
  const stays = new Map<string, string>();
  const read = (raw: unknown) => parseCalendarDay(raw, options.timeZone);
  // Calendar days have no time zone. They are written in UTC, which has no clock changes.
  const momentOf = (raw: unknown): number => numberOfDay(read(raw)) * MS_PER_DAY;
  const write = (format: () => DateFormat, moment: number): string =>
    Number.isNaN(moment) ? unknownDate : format().format(moment);
  return {
    ...figures,
    /** A day, from `YYYY-MM-DD` or an ISO timestamp: 'Dec 12, 2026'. */
    date: (raw: unknown): string => write(dates.day, momentOf(raw)),
    /** 'Sat, Dec 12, 2026'. */
    dateWithWeekday: (raw: unknown): string => write(dates.dayWithWeekday, momentOf(raw)),
    /**
     * A stay, as short as it can be said: 'Dec 12 – 15, 2026', 'Dec 28, 2026 – Jan 2, 2027'. Dates in the wrong order are
     * written out in full, as given; two unreadable ones read as one.
     */
    dateRange: (rawStart: unknown, rawEnd: unknown): string => {
      const [start, end] = [momentOf(rawStart), momentOf(rawEnd)];
      if (Number.isNaN(start) && Number.isNaN(end)) return unknownDate;
      if (!(start <= end)) return `${write(dates.day, start)} – ${write(dates.day, end)}`;
      // Kept: `formatRange` is some twenty times as slow as `format`, and each render asks for the same stays.
      if (stays.size === KEPT_STAYS) stays.clear();
      return inMap(stays, `${start} ${end}`, () => dates.range(start, end, true));
    },
    /** Month and day apart, of the locale's calendar: `{ month: 'Dec', day: '12' }`; null when unreadable. */
    dateTile: (raw: unknown): { readonly month: string; readonly day: string } | null => {
      const moment = momentOf(raw);
      if (Number.isNaN(moment)) return null;
      // Beside the digits, languages write a word for 'day' where it stands alone, or a zero.
      const day = dates
        .dayOfMonth()
        .formatToParts(moment)
        .find(({ type }) => type === 'day');
      return { month: dates.monthOfYear().format(moment), day: day?.value.replace(/^0/, '') ?? '' };
    },
    /** Whole days from today in words of the locale: 'tomorrow', 'in 21 days', '3 days ago'. They stand alone; in a sentence, its language has them. */
    relativeDays: (days: number): string => relativeDays(days, figures.number),
    /** `YYYY-MM-DD` in every locale, for the `dateTime` of `<time>`; undefined when unreadable. */
    isoDay: (raw: unknown): string | undefined => {
      const date = read(raw);
      return date ? isoDay(date) : undefined;
    },
  };
}

/**
 * Formats figures and dates. Functions accept any value of their type: a number that is not finite becomes '–', an
 * invalid date 'Date to be confirmed'. Functions need no `this`. The examples are in the default locale.
 */
export type Formatters = Readonly<ReturnType<typeof createFormatters>>;

/** The formatters of a provider's options. */
export const formattersOf = /* @__PURE__ */ oncePerOptions(createFormatters);

/** Those of the default locale, shared by all that have no provider or one that sets nothing. */
export const defaultFormatters: Formatters = /* @__PURE__ */ formattersOf(DEFAULT_OPTIONS);
