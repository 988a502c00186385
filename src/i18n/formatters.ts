import {
  type CalendarDay,
  DATE_TO_BE_CONFIRMED,
  isoDay,
  numberOfDay,
  parseCalendarDay,
} from '../lib/calendar-day';
import { MAX_PERCENT, roundTo, within } from '../lib/math';

export { DATE_TO_BE_CONFIRMED } from '../lib/calendar-day';
export { percentOf } from '../lib/math';

/** Shown where there is no figure at all: an en dash. */
export const NO_FIGURE = '–';

/** Figures beyond are shown as this limit with a plus sign: no dashboard counts further. */
const FIGURE_LIMIT = 999e12;
/** A figure of this many characters goes compact. */
const COMPACT_FROM_LENGTH = 10;
const MAX_BADGE_COUNT = 99;
const MS_PER_DAY = 86_400_000;

const COMPACT = { notation: 'compact', maximumSignificantDigits: 3 } as const;
const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** How figures and dates are written. Values that Intl does not know make the first figure or date throw a RangeError. */
export interface FormatOptions {
  /** Language and region, as a BCP 47 tag. @default 'en-US' */
  locale?: string | undefined;
  /** The currency of every amount, as an ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
  /** The IANA time zone that timestamps and today are read in. @default the viewer's own */
  timeZone?: string | undefined;
}

/** The forms of a text by plural category: English has `one` and `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * Writes figures, dates and lists. Every function takes anything of its type: what is not finite reads '–', what is no
 * date 'Date to be confirmed'. Functions need no `this`. Examples are those of the default locale.
 */
export interface Formatters extends Readonly<FormatOptions> {
  readonly locale: string;
  readonly currency: string;
  /** A whole number: '1,250'. */
  readonly number: (value: number) => string;
  /** As `number`, compact from 10 characters on: '1.28B'. */
  readonly compactNumber: (value: number) => string;
  /** An amount in units of the currency, without cents when whole: '$1,250', '$1,250.50', '−$7,020'. */
  readonly money: (amount: number) => string;
  /** As `money`, compact from 10 characters on: '$1.28B'. */
  readonly compactMoney: (amount: number) => string;
  /** A percentage given as 0 to 100, rounded: '72%'. */
  readonly percent: (percent: number) => string;
  /** One decimal: '4.8'. */
  readonly rating: (value: number) => string;
  /** The count of a badge: whole, never below 0, '99+' above 99; '0' for what is not finite. */
  readonly badgeCount: (count: number) => string;
  /** A day, from `YYYY-MM-DD` or an ISO timestamp: 'Dec 12, 2026'. */
  readonly date: (raw: unknown) => string;
  /** 'Sat, Dec 12, 2026'. */
  readonly dateWithWeekday: (raw: unknown) => string;
  /**
   * A stay, as short as it can be said: 'Dec 12 – 15, 2026', 'Dec 28, 2026 – Jan 2, 2027'. Dates in the wrong order are
   * written out in full, as given; two unreadable ones read as one.
   */
  readonly dateRange: (start: unknown, end: unknown) => string;
  /** Month and day apart: `{ month: 'Dec', day: '12' }`; null when unreadable. */
  readonly dateTile: (raw: unknown) => { readonly month: string; readonly day: string } | null;
  /** `YYYY-MM-DD` in every locale, for the `dateTime` of `<time>`; undefined when unreadable. */
  readonly isoDay: (raw: unknown) => string | undefined;
  /** 'Fiji, Samoa, and Tonga'. */
  readonly list: (items: readonly string[]) => string;
  /** The form that goes with a count as `number` shows it: `plural(1, { one: 'booking', other: 'bookings' })` is 'booking'. */
  readonly plural: (count: number, forms: PluralForms) => string;
}

/** Makes a thing when it is first needed, and keeps it: the first Intl formatter of a page takes a phone some 15 ms. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Calendar days have no time zone. They are written in UTC, which has no clock changes. */
const asUtc = (day: CalendarDay): number => numberOfDay(day) * MS_PER_DAY;

/**
 * A formatter that takes every number: no figure for what is not finite, an upper limit, and a true minus sign (U+2212),
 * which screen readers speak and a hyphen is not.
 */
const total =
  (write: (value: number) => string) =>
  (value: number): string => {
    if (!Number.isFinite(value)) return NO_FIGURE;
    const shown = within(value, FIGURE_LIMIT);
    const text = write(shown);
    return (shown === value ? text : `${text}+`).replace('-', '−');
  };

/**
 * One set of formatters for a locale, a currency and a time zone. It costs nothing until one is used: what Intl needs is
 * made then, and kept. Components take theirs from the nearest `TapaProvider` with `useFormatters()`.
 *
 * @example
 * const format = createFormatters({ currency: 'NZD' });
 * format.money(1250);
 */
export function createFormatters({
  locale = 'en-US',
  currency = 'USD',
  timeZone,
}: FormatOptions = {}): Formatters {
  const numbers = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  const wholeNumber = numbers({ maximumFractionDigits: 0 });
  const shortNumber = numbers(COMPACT);
  const money = { style: 'currency', currency } as const;
  const cents = numbers(money);
  const wholeMoney = numbers({ ...money, minimumFractionDigits: 0, maximumFractionDigits: 0 });
  const shortMoney = numbers({ ...money, ...COMPACT });
  const decimals = once(() => cents().resolvedOptions().maximumFractionDigits ?? 2);
  const wholePercent = numbers({ style: 'percent' });
  const oneDecimal = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const day = dates(DATE);
  const dayWithWeekday = dates({ ...DATE, weekday: 'short' });
  const month = dates({ month: 'short' });
  const rules = once(() => new Intl.PluralRules(locale, { maximumFractionDigits: 0 }));
  const conjunction = once(() => new Intl.ListFormat(locale));

  const read = (raw: unknown): CalendarDay | null => parseCalendarDay(raw, timeZone);
  const writeDate = (formatter: () => Intl.DateTimeFormat) => (raw: unknown) => {
    const date = read(raw);
    return date ? formatter().format(asUtc(date)) : DATE_TO_BE_CONFIRMED;
  };
  const compact = (full: (value: number) => string, formatter: () => Intl.NumberFormat) => {
    const short = total((value) => formatter().format(value));
    return (value: number): string => {
      const text = full(value);
      return text.length < COMPACT_FROM_LENGTH ? text : short(value);
    };
  };

  const formatNumber = total((value) => wholeNumber().format(roundTo(value, 0)));
  const formatMoney = total((value) => {
    const rounded = roundTo(value, decimals());
    return (rounded % 1 ? cents() : wholeMoney()).format(rounded);
  });
  const formatDate = writeDate(day);
  return {
    locale,
    currency,
    timeZone,
    number: formatNumber,
    compactNumber: compact(formatNumber, shortNumber),
    money: formatMoney,
    compactMoney: compact(formatMoney, shortMoney),
    percent: total((value) => wholePercent().format(roundTo(within(value, MAX_PERCENT), 0) / 100)),
    rating: total((value) => oneDecimal().format(roundTo(value, 1))),
    badgeCount: (count) => {
      const shown = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
      return shown > MAX_BADGE_COUNT ? `${formatNumber(MAX_BADGE_COUNT)}+` : formatNumber(shown);
    },
    date: formatDate,
    dateWithWeekday: writeDate(dayWithWeekday),
    dateRange: (rawStart, rawEnd) => {
      const start = read(rawStart);
      const end = read(rawEnd);
      if (!start && !end) return DATE_TO_BE_CONFIRMED;
      if (!start || !end || asUtc(start) > asUtc(end))
        return `${formatDate(rawStart)} – ${formatDate(rawEnd)}`;
      // Some browsers put thin spaces around the dash.
      return day().formatRange(asUtc(start), asUtc(end)).replaceAll('\u2009', ' ');
    },
    dateTile: (raw) => {
      const date = read(raw);
      return date && { month: month().format(asUtc(date)), day: formatNumber(date.day) };
    },
    isoDay: (raw) => {
      const date = read(raw);
      return date ? isoDay(date) : undefined;
    },
    list: (items) => conjunction().format(items),
    plural: (count, forms) => (count < 0 ? forms.other : (forms[rules().select(count)] ?? forms.other)),
  };
}

/** Those of the default locale, shared by all that have no provider or one that sets nothing. */
export const defaultFormatters: Formatters = /* @__PURE__ */ createFormatters();
