import { MAX_PERCENT, roundTo, within } from '../lib/math.js';
import { once, remembered } from '../lib/once.js';
import { withFallback } from './grammar.js';
import type { Catalogue } from './message.js';

/** Shown where there is no figure at all: an en dash. */
export const NO_FIGURE = '–';

/** Larger figures are shown as this limit with a plus sign. */
const FIGURE_LIMIT = 999e12;
/** Figures with this many characters or more, as they are written in English, are shown in compact form. */
const COMPACT_FROM_LENGTH = 10;

// Of 'US$' in a right-to-left text the dollar sign would stand before the letters, '$US', without a mark of its own.
const MIXED_SYMBOL = /^([\u200F\u061C].*\p{Lu}\p{Sc})/u;
const LEFT_TO_RIGHT_MARK = '\u200E';
// Browsers would take the direction of a sentence from a mark at its beginning, as of Arabic percentages. Isolated, it needs none.
const LEADS_LEFT_TO_RIGHT = /^[^\u200F\u061C]*\u200E/u;
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';

/** The code of no currency (ISO 4217): amounts stand without a sign. */
export const NO_CURRENCY = 'XXX';

/** Options of formatters. With values that Intl does not know, formatting throws a RangeError. */
export interface FormatOptions {
  /** Language and region, as a BCP 47 tag. @default 'en-US' */
  locale?: string | undefined;
  /** The currency of every amount, as an ISO 4217 code; 'XXX' for amounts without a sign. @default 'USD' */
  currency?: string | undefined;
  /** The IANA time zone that timestamps and today are read in. @default the viewer's own */
  timeZone?: string | undefined;
  /** Words. Dates are written with `format.…`: what stands for one that is missing, and names of a language that Intl has no dates of. */
  messages?: Catalogue | undefined;
}

/** Returns what makes something once for the options of a provider. */
export const oncePerOptions = <T>(make: (options: FormatOptions) => T): ((options: FormatOptions) => T) =>
  remembered(make, new WeakMap());

/** The options where no provider sets any. */
export const DEFAULT_OPTIONS: FormatOptions = {};

/** Takes every number, and writes a true minus sign (U+2212), which screen readers speak and a hyphen is not. */
const total =
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

// Languages go compact at the same amounts: the length of a symbol like 'FCFP' says nothing about an amount.
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

  const readable = (amount: string) => amount.replace(MIXED_SYMBOL, `$1${LEFT_TO_RIGHT_MARK}`);
  const compact = (
    full: (value: number) => string,
    options: Intl.NumberFormatOptions,
    lengthOf: (value: number) => number,
  ) => {
    const formatter = numbers({ ...options, notation: 'compact', maximumSignificantDigits: 3 });
    const short = total((value) => readable(formatter().format(value)));
    // German has no sign for thousands, and 17.150,50 € would be '17.200 €'.
    const saysSo = (value: number) =>
      formatter()
        .formatToParts(value)
        .some(({ type }) => type === 'compact');
    return (value: number): string => {
      const shown = within(value, FIGURE_LIMIT);
      return lengthOf(shown) >= COMPACT_FROM_LENGTH && saysSo(shown) ? short(value) : full(value);
    };
  };
  const number = total((value) => wholeNumber().format(roundTo(value, 0)));
  const fullMoney = total((value) => {
    const rounded = roundTo(value, moneyDigits());
    return readable((rounded % 1 ? cents() : wholeMoney()).format(rounded));
  });
  return {
    locale,
    currency,
    timeZone,
    /** A whole number: '1,250'. */
    number,
    /** As `number`, compact from 10 characters on: '1.28B'. */
    compactNumber: compact(number, {}, (value) => lengthInEnglish(value, 0)),
    /** An amount in units of the currency, without cents when whole: '$1,250', '$1,250.50', '−$7,020'. */
    money: fullMoney,
    /** Decimals of the currency: 2, none for yen, 3 for dinars. */
    moneyDigits,
    /** A change of an amount, in whole units with its sign: '+$2,947'. */
    moneyChange: total((value) => readable(changeOfMoney().format(roundTo(value, 0)))),
    /** As `money`, compact from 10 characters on: '$1.28B'. */
    compactMoney: compact(fullMoney, money, (value) => SYMBOL_LENGTH + lengthInEnglish(value, moneyDigits())),
    /** A percentage given as 0 to 100, rounded: '72%'. */
    percent: total((value) => wholePercent().format(roundTo(within(value, MAX_PERCENT), 0) / 100)),
    /** One decimal: '4.8'. */
    rating: total((value) => oneDecimal().format(roundTo(value, 1))),
  };
}

/** The formatters of figures: a part of `Formatters`, for components that must stay small. */
export type FigureFormatters = Readonly<ReturnType<typeof createFigures>>;

export const figuresOf = /* @__PURE__ */ oncePerOptions(createFigures);
