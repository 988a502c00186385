import {
  type CalendarDay,
  DATE_TO_BE_CONFIRMED,
  isoDay,
  numberOfDay,
  parseCalendarDay,
} from '../lib/calendar-day.js';
import { inMap } from '../lib/once.js';
import { type DateFormat, dateFormats, writeDayRange } from './date-formats.js';
import {
  DEFAULT_OPTIONS,
  type FigureFormatters,
  type FormatOptions,
  figuresOf,
  oncePerOptions,
} from './figure-formatters.js';
import { grammarOf } from './grammar.js';

export { DATE_TO_BE_CONFIRMED } from '../lib/calendar-day.js';
export { percentOf } from '../lib/math.js';
export { type FigureFormatters, type FormatOptions, NO_FIGURE } from './figure-formatters.js';

const MS_PER_DAY = 86_400_000;
const KEPT_STAYS = 1000;
const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/**
 * Formats figures and dates. Functions accept any value of their type: a number that is not finite becomes '–', an
 * invalid date 'Date to be confirmed'. Functions need no `this`. The examples are in the default locale.
 */
export interface Formatters extends FigureFormatters {
  /** A day, from `YYYY-MM-DD` or an ISO timestamp: 'Dec 12, 2026'. */
  readonly date: (raw: unknown) => string;
  /** 'Sat, Dec 12, 2026'. */
  readonly dateWithWeekday: (raw: unknown) => string;
  /**
   * A stay, as short as it can be said: 'Dec 12 – 15, 2026', 'Dec 28, 2026 – Jan 2, 2027'. Dates in the wrong order are
   * written out in full, as given; two unreadable ones read as one.
   */
  readonly dateRange: (start: unknown, end: unknown) => string;
  /** Month and day apart, of the locale's calendar: `{ month: 'Dec', day: '12' }`; null when unreadable. */
  readonly dateTile: (raw: unknown) => { readonly month: string; readonly day: string } | null;
  /** Whole days from today in words of the locale: 'tomorrow', 'in 21 days', '3 days ago'. They stand alone; in a sentence, its language has them. */
  readonly relativeDays: (days: number) => string;
  /** `YYYY-MM-DD` in every locale, for the `dateTime` of `<time>`; undefined when unreadable. */
  readonly isoDay: (raw: unknown) => string | undefined;
}

/** Calendar days have no time zone. They are written in UTC, which has no clock changes. */
const asUtc = (day: CalendarDay): number => numberOfDay(day) * MS_PER_DAY;

/**
 * One set of formatters for a locale, a currency and a time zone. It costs nothing until one is used: what Intl needs is
 * made then, and kept. Components take theirs from the nearest `TapaProvider` with `useFormatters()`.
 *
 * @example
 * const format = createFormatters({ currency: 'NZD' });
 * format.money(1250);
 */
export function createFormatters(options: FormatOptions = {}): Formatters {
  const figures = figuresOf(options);
  const unknownDate = options.messages?.['format.unknown-date'] ?? DATE_TO_BE_CONFIRMED;
  const { locale, timeZone, number: formatNumber } = figures;
  const { relativeDays } = grammarOf(locale);
  const dates = dateFormats(locale, options.messages);
  const day = dates(DATE);
  const dayOfYear = dates({ month: 'short', day: 'numeric' });
  const dayWithWeekday = dates({ ...DATE, weekday: 'short' });
  const month = dates({ month: 'short' });
  const dayOfMonth = dates({ day: 'numeric' });

  const stays = new Map<string, string>();
  /** Keeps what it wrote: `formatRange` is some twenty times as slow as `format`, and each render asks for the same stays. */
  const stay = (start: number, end: number): string => {
    if (stays.size === KEPT_STAYS) stays.clear();
    return inMap(stays, `${start} ${end}`, () =>
      writeDayRange(locale, { withYear: day, withoutYear: dayOfYear }, start, end, true),
    );
  };

  const read = (raw: unknown): CalendarDay | null => parseCalendarDay(raw, timeZone);
  const writeDate = (formatter: () => DateFormat) => (raw: unknown) => {
    const date = read(raw);
    return date ? formatter().format(asUtc(date)) : unknownDate;
  };
  const formatDate = writeDate(day);
  return {
    ...figures,
    date: formatDate,
    dateWithWeekday: writeDate(dayWithWeekday),
    dateRange: (rawStart, rawEnd) => {
      const start = read(rawStart);
      const end = read(rawEnd);
      if (!start && !end) return unknownDate;
      if (!start || !end || asUtc(start) > asUtc(end))
        return `${formatDate(rawStart)} – ${formatDate(rawEnd)}`;
      return stay(asUtc(start), asUtc(end));
    },
    dateTile: (raw) => {
      const date = read(raw);
      if (!date) return null;
      const isGregorian = month().resolvedOptions().calendar === 'gregory';
      // Beside the digits, languages write a word for 'day' where it stands alone.
      const ofCalendar = isGregorian
        ? undefined
        : dayOfMonth()
            .formatToParts(asUtc(date))
            .find(({ type }) => type === 'day')?.value;
      return { month: month().format(asUtc(date)), day: ofCalendar ?? formatNumber(date.day) };
    },
    relativeDays: (days) => relativeDays(days, formatNumber),
    isoDay: (raw) => {
      const date = read(raw);
      return date ? isoDay(date) : undefined;
    },
  };
}

/** The formatters of a provider's options. */
export const formattersOf = /* @__PURE__ */ oncePerOptions(createFormatters);

/** Those of the default locale, shared by all that have no provider or one that sets nothing. */
export const defaultFormatters: Formatters = /* @__PURE__ */ formattersOf(DEFAULT_OPTIONS);
