import { numberOfDay, parseCalendarDay } from '../../lib/calendar-day.js';
import { foldText } from '../../lib/fold-text.js';
import { once } from '../../lib/once.js';
import { inMap, remembered } from '../../lib/remembered.js';
import { type ColumnModel, type TableLocale, textOf } from './columns.js';

// What sorting, searching and filtering compare: made when first needed, and kept as long as the rows are.

type Values<Row> = NonNullable<ColumnModel<Row>['value']>;

/** Columns that say their values as they are. */
const AS_IT_IS = {};

/**
 * Keeps what is made of all rows, one column's values and the words that stand for them, as long as all of them live: another
 * language has other words. `variant` tells results of the same three apart.
 */
function keptPerRows<Made>() {
  const kept = new WeakMap<readonly unknown[], WeakMap<object, WeakMap<object, Map<string, Made>>>>();
  return <Row>(
    rows: readonly Row[],
    value: Values<Row>,
    text: ColumnModel<Row>['text'],
    variant: string,
    make: () => Made,
  ): Made => {
    const columns = inMap(kept, rows, () => new WeakMap<object, WeakMap<object, Map<string, Made>>>());
    const words = inMap(columns, value, () => new WeakMap<object, Map<string, Made>>());
    return inMap(
      inMap(words, text ?? AS_IT_IS, () => new Map<string, Made>()),
      variant,
      make,
    );
  };
}

const keptTexts = /* @__PURE__ */ keptPerRows<readonly string[]>();
const keptKeys = /* @__PURE__ */ keptPerRows<Float64Array>();

/** A column's values as text, '' where they are not known. */
export const textsOf = <Row>(rows: readonly Row[], value: Values<Row>): readonly string[] =>
  keptTexts(rows, value, undefined, 'text', () => rows.map((row) => textOf(value(row))));

/** What the search finds in a column: its values, and the words that stand for them. */
export const searchTextsOf = <Row>(
  rows: readonly Row[],
  { text }: ColumnModel<Row>,
  value: Values<Row>,
): readonly string[] =>
  keptTexts(rows, value, text, 'search', () => {
    const fold = remembered((raw: string) => foldText(text && raw !== '' ? `${raw}\n${text(raw)}` : raw));
    return textsOf(rows, value).map(fold);
  });

const collators = new Map<string, () => Intl.Collator>();

/** Compares texts by the alphabet of a language. */
function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale) ?? once(() => new Intl.Collator(locale));
  collators.set(locale, known);
  return known();
}

/** As many digits as whole numbers have that are exact. */
const DIGITS = 16;

/**
 * A text whose figures compare as figures: 'Tour 2' stands before 'Tour 10'. The collator's own way, `numeric`, takes four
 * times as long.
 */
const withFigures = (text: string): string => text.replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));

/** The number of a day, since 1970; NaN for none. */
export const dayNumber = (raw: unknown, timeZone?: string): number =>
  numberOfDay(parseCalendarDay(raw, timeZone));

/** The figure that a limit or a value is; NaN for none. */
export const figureOf = (raw: unknown): number =>
  typeof raw === 'number' ? raw : typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : Number.NaN;

/** A number for each row that grows as the column does, NaN where it is not known. */
export function sortKeysOf<Row>(
  rows: readonly Row[],
  { kind = 'text', text }: ColumnModel<Row>,
  value: Values<Row>,
  { locale = 'en-US', timeZone }: TableLocale,
): Float64Array {
  return keptKeys(rows, value, text, `${kind} ${locale} ${timeZone ?? ''}`, () => {
    if (kind === 'number') {
      return Float64Array.from(rows, (row) => {
        const figure = figureOf(value(row));
        return Number.isFinite(figure) ? figure : Number.NaN;
      });
    }
    const texts = textsOf(rows, value);
    if (kind === 'date') {
      return Float64Array.from(
        texts,
        remembered((raw: string) => dayNumber(raw, timeZone)),
      );
    }
    const { compare } = collatorOf(locale);
    const words = (raw: string) => withFigures(text && raw !== '' ? text(raw) : raw);
    const distinct = [...new Set(texts)]
      .map((raw) => ({ raw, words: words(raw) }))
      .sort((one, other) => compare(one.words, other.words));
    // Texts that the alphabet does not tell apart have one place: further columns, or the order given, decide.
    const places = new Map<string, number>();
    let place = 0;
    for (const [index, { raw, words: own }] of distinct.entries()) {
      const before = distinct[index - 1];
      if (before && compare(before.words, own) !== 0) place = index;
      places.set(raw, raw === '' ? Number.NaN : place);
    }
    return Float64Array.from(texts, (raw) => places.get(raw) ?? Number.NaN);
  });
}
