import { MAX_PERCENT, roundTo, within } from '../lib/math.js';
import { memoize, once } from '../lib/memoize.js';
import { withFallback } from './grammar.js';
import type { Catalogue } from './message.js';

/** Shown instead of a number that is not finite: an en dash. */
export const NO_FIGURE = '–';

/** Larger figures are shown as this limit with a plus sign. */
const FIGURE_LIMIT = 999e12;
/** Figures of this length in English or longer are shown in compact form. */
const COMPACT_FROM_LENGTH = 10;

// In right-to-left text 'US$' would be shown as '$US' without a mark.
const MIXED_SYMBOL = /^([\u200F\u061C].*\p{Lu}\p{Sc})/u;
const LEFT_TO_RIGHT_MARK = '\u200E';
// Browsers take a sentence's direction from a mark at its start (Arabic percentages), unless it is isolated.
const LEADS_LEFT_TO_RIGHT = /^[^\u200F\u061C]*\u200E/u;
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';

/** ISO 4217 code of no currency: amounts have no symbol. */
export const NO_CURRENCY = 'XXX';

/** Options of formatters. Formatting throws a RangeError for values that Intl does not know. */
export interface FormatOptions {
  /** Language and region, as a BCP 47 tag. @default 'en-US' */
  locale?: string | undefined;
  /** ISO 4217 code of the currency of all amounts; 'XXX' for amounts without a symbol. @default 'USD' */
  currency?: string | undefined;
  /** IANA time zone of timestamps and of today. @default the viewer's own */
  timeZone?: string | undefined;
  /** Messages. Dates use `format.…`: a text for a missing date, and names that Intl does not know. */
  messages?: Catalogue | undefined;
}

export const memoizeByOptions = <T>(make: (options: FormatOptions) => T): ((options: FormatOptions) => T) =>
  memoize(make, new WeakMap());

export const DEFAULT_OPTIONS: FormatOptions = {};

/** Formats any number, with the minus sign U+2212: screen readers do not speak a hyphen. */
const anyNumber =
  (write: (value: number) => string) =>
  (value: number): string => {
    if (!Number.isFinite(value)) return NO_FIGURE;
    const shown = within(value, FIGURE_LIMIT);
    const text = write(shown);
    const whole = shown === value ? text : `${text}+`;
    const signed = value < 0 ? whole.replace('-', '−') : whole;
    return LEADS_LEFT_TO_RIGHT.test(signed)
      ? `${LEFT_TO_RIGHT_ISOLATE}${signed.replaceAll(LEFT_TO_RIGHT_MARK, '')}${POP_ISOLATE}`
      : signed;
  };

const SYMBOL_LENGTH = 1;

// Compact from the same amount in all languages, whatever the length of a symbol like 'FCFP'.
function lengthInEnglish(amount: number, decimals: number): number {
  const value = roundTo(amount, decimals);
  const digits = Math.trunc(Math.abs(value)).toFixed().length;
  return value.toFixed(value % 1 && decimals).length + Math.floor((digits - 1) / 3);
}

function createFigures({ locale = 'en-US', currency = 'USD', timeZone }: FormatOptions) {
  const numbers = (options: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(withFallback(locale), options));
  const wholeNumber = numbers({ maximumFractionDigits: 0 });
  const money: Intl.NumberFormatOptions =
    currency === NO_CURRENCY ? { minimumFractionDigits: 2 } : { style: 'currency', currency };
  const cents = numbers(money);
  const wholeOnly = { ...money, minimumFractionDigits: 0, maximumFractionDigits: 0 } as const;
  const wholeMoney = numbers(wholeOnly);
  const changeOfMoney = numbers({ ...wholeOnly, signDisplay: 'exceptZero' });
  const moneyDigits = once(() => cents().resolvedOptions().maximumFractionDigits ?? 2);
  const wholePercent = numbers({ style: 'percent' });
  const oneDecimal = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

  const withMark = (amount: string) => amount.replace(MIXED_SYMBOL, `$1${LEFT_TO_RIGHT_MARK}`);
  const compact = (
    full: (value: number) => string,
    options: Intl.NumberFormatOptions,
    lengthOf: (value: number) => number,
  ) => {
    const formatter = numbers({ ...options, notation: 'compact', maximumSignificantDigits: 3 });
    const short = anyNumber((value) => withMark(formatter().format(value)));
    // German has no compact form of thousands: 17.150,50 € would be '17.200 €'.
    const hasUnit = (value: number) =>
      formatter()
        .formatToParts(value)
        .some(({ type }) => type === 'compact');
    return (value: number): string => {
      const shown = within(value, FIGURE_LIMIT);
      return lengthOf(shown) >= COMPACT_FROM_LENGTH && hasUnit(shown) ? short(value) : full(value);
    };
  };
  const number = anyNumber((value) => wholeNumber().format(roundTo(value, 0)));
  const fullMoney = anyNumber((value) => {
    const rounded = roundTo(value, moneyDigits());
    return withMark((rounded % 1 ? cents() : wholeMoney()).format(rounded));
  });
  return {
    locale,
    currency,
    timeZone,
    /** Whole number: '1,250'. */
    number,
    /** Like `number`, compact from 10 characters on: '1.28B'. */
    compactNumber: compact(number, {}, (value) => lengthInEnglish(value, 0)),
    /** Amount, without cents when whole: '$1,250', '$1,250.50', '−$7,020'. */
    money: fullMoney,
    /** Decimals of the currency: 2, 0 for yen, 3 for dinars. */
    moneyDigits,
    /** Change of an amount, in whole units with its sign: '+$2,947'. */
    moneyChange: anyNumber((value) => withMark(changeOfMoney().format(roundTo(value, 0)))),
    /** Like `money`, compact from 10 characters on: '$1.28B'. */
    compactMoney: compact(fullMoney, money, (value) => SYMBOL_LENGTH + lengthInEnglish(value, moneyDigits())),
    /** Rounded percentage of a value from 0 to 100: '72%'. */
    percent: anyNumber((value) => wholePercent().format(roundTo(within(value, MAX_PERCENT), 0) / 100)),
    /** One decimal: '4.8'. */
    rating: anyNumber((value) => oneDecimal().format(roundTo(value, 1))),
  };
}

/** Formatters of numbers and money, without those of dates, for components that must stay small. */
export type FigureFormatters = Readonly<ReturnType<typeof createFigures>>;

export const figuresOf = /* @__PURE__ */ memoizeByOptions(createFigures);
