import { wordsOfSearch } from '../../lib/fold-text.js';
import { type ColumnModel, isSearched, isSortable, type TableLocale } from './columns.js';
import { dayNumber, figureOf, searchTextsOf, sortKeysOf, textsOf } from './row-values.js';
import { isChoice, isNoLimit, isOpen, type TableQuery, type TableRange, type TableSort } from './state.js';

/** What is searched for, and what columns have to be. */
export type TableCriteria = Pick<TableQuery, 'search' | 'filters'>;

type Columns<Row> = readonly ColumnModel<Row>[];

/** The search, among the criteria that rows are judged by. */
const SEARCH = 1;

/** Judges rows: which criteria each of them fails. */
export interface Verdicts {
  /** A number for each row whose bits are the criteria that it fails; 0 for rows that are shown. */
  readonly failed: Uint32Array;
  /** The bit of a column's filter; 0 where it has none. */
  readonly bitOf: (column: string) => number;
  /** The bit of the search; 0 where nothing is searched. */
  readonly searchBit: number;
}

/** Which of the criteria each row fails. Counts of chips and ways out of 'no match' follow from it without a second look. */
export function judgeRows<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  { search, filters }: TableCriteria,
  locale: TableLocale = {},
): Verdicts {
  const failed = new Uint32Array(rows.length);
  const words = wordsOfSearch(search);
  if (words.length > 0) {
    const texts = columns.flatMap((column) =>
      column.value && isSearched(column) ? [searchTextsOf(rows, column, column.value)] : [],
    );
    for (let row = 0; row < failed.length; row += 1) {
      if (!words.every((word) => texts.some((of) => of[row]?.includes(word)))) failed[row] = SEARCH;
    }
  }
  const bits = new Map<string, number>();
  for (const column of columns) {
    const test = columnTest(rows, column, filters, locale);
    if (!test) continue;
    const bit = SEARCH << (bits.size + 1);
    bits.set(column.key, bit);
    for (let row = 0; row < failed.length; row += 1) {
      if (!test(row)) failed[row] = (failed[row] ?? 0) | bit;
    }
  }
  return { failed, bitOf: (column) => bits.get(column) ?? 0, searchBit: words.length > 0 ? SEARCH : 0 };
}

/** How many rows match without some criteria. */
export function countWithout({ failed }: Verdicts, bits: number): number {
  let count = 0;
  for (const row of failed) if ((row & ~bits) === 0) count += 1;
  return count;
}

/** Makes what a search compares, so that its first letter does not wait for it. */
export function prepareSearch<Row>(rows: readonly Row[], columns: Columns<Row>): void {
  for (const column of columns) {
    if (column.value && isSearched(column)) searchTextsOf(rows, column, column.value);
  }
}

/** What a column's filter says of a row, by its place; undefined where it keeps every row. */
function columnTest<Row>(
  rows: readonly Row[],
  column: ColumnModel<Row>,
  filters: TableQuery['filters'],
  locale: TableLocale,
): ((row: number) => boolean) | undefined {
  const filter = Object.hasOwn(filters, column.key) ? filters[column.key] : undefined;
  const { value } = column;
  if (!value || !column.filter || filter === undefined || isOpen(filter)) return undefined;
  if (isChoice(filter)) {
    if (column.filter.by !== 'choice') return undefined;
    const chosen = new Set(filter);
    const texts = textsOf(rows, value);
    return (row) => chosen.has(texts[row] ?? '');
  }
  if (column.filter.by !== 'range') return undefined;
  const [from, to] = limitsOf(column, filter, locale);
  if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) return undefined;
  const keys = sortKeysOf(rows, column, value, locale);
  // What is not known lies within no range.
  return (row) => {
    const key = keys[row] ?? Number.NaN;
    return key >= from && key <= to;
  };
}

/** The limits of a range as numbers. One that says nothing is none. */
function limitsOf<Row>({ kind }: ColumnModel<Row>, { from, to }: TableRange, { timeZone }: TableLocale) {
  const read = (limit: TableRange['from'], none: number): number => {
    if (isNoLimit(limit)) return none;
    const number = kind === 'date' ? dayNumber(limit, timeZone) : figureOf(limit);
    return Number.isNaN(number) ? none : number;
  };
  return [read(from, Number.NEGATIVE_INFINITY), read(to, Number.POSITIVE_INFINITY)] as const;
}

/** What rows are sorted by: a number for each of them, and 1 from the smallest or -1 from the largest. */
interface SortKeys {
  readonly of: Float64Array;
  readonly sign: 1 | -1;
}

/** The last order of rows, with what it came from. A page that writes `sort` in place asks for it at every render. */
const lastOrders = /* @__PURE__ */ new WeakMap<
  readonly unknown[],
  { keys: readonly SortKeys[]; order: Uint32Array }
>();

const areSame = (some: readonly SortKeys[], others: readonly SortKeys[]): boolean =>
  some.length === others.length &&
  some.every(({ of, sign }, index) => of === others[index]?.of && sign === others[index].sign);

/** The places of all rows, sorted; null where no column sorts them. Stable, and what is not known is last in both directions. */
export function orderRows<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  sort: readonly TableSort[],
  locale: TableLocale = {},
): Uint32Array | null {
  const keys = sort.flatMap(({ column: key, direction }): readonly SortKeys[] => {
    const column = columns.find((other) => other.key === key);
    if (!column?.value || !isSortable(column)) return [];
    return [{ of: sortKeysOf(rows, column, column.value, locale), sign: direction === 'down' ? -1 : 1 }];
  });
  if (keys.length === 0) return null;
  const last = lastOrders.get(rows);
  if (last && areSame(last.keys, keys)) return last.order;
  const order = orderBy(keys, rows.length);
  lastOrders.set(rows, { keys, order });
  return order;
}

/** The places of as many rows as there are, sorted by the first keys that tell two apart. */
function orderBy(keys: readonly SortKeys[], count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, place) => place).sort((one, other) => {
    for (const { of, sign } of keys) {
      const a = of[one] ?? Number.NaN;
      const b = of[other] ?? Number.NaN;
      if (a === b) continue;
      if (Number.isNaN(a) || Number.isNaN(b)) {
        if (Number.isNaN(a) && Number.isNaN(b)) continue;
        return Number.isNaN(a) ? 1 : -1;
      }
      return (a - b) * sign;
    }
    return one - other;
  });
}

/** Makes what a column sorts by, so that a press on its header does not wait for it. */
export function prepareSort<Row>(rows: readonly Row[], column: ColumnModel<Row>, locale: TableLocale): void {
  if (column.value && isSortable(column)) sortKeysOf(rows, column, column.value, locale);
}

/** The rows that are kept, in order. */
export function pickRows<Row>(
  rows: readonly Row[],
  order: Uint32Array | null,
  { failed }: Pick<Verdicts, 'failed'>,
): readonly Row[] {
  if (!order) return failed.some((bits) => bits !== 0) ? rows.filter((_, row) => failed[row] === 0) : rows;
  const picked: Row[] = [];
  for (const place of order) {
    if (failed[place] === 0) picked.push(rows[place] as Row);
  }
  return picked;
}

/**
 * The rows that a search and filters keep, in the order given. Runs on servers too.
 *
 * @param columns - those of the table; their `value` is what is searched
 * @param locale - formatters, or whose days and alphabet count
 * @example
 * filterRows(bookings, columns, { search: 'tanna', filters: { status: ['pending'] } });
 */
export const filterRows = <Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  criteria: TableCriteria,
  locale?: TableLocale,
): readonly Row[] => pickRows(rows, null, judgeRows(rows, columns, criteria, locale));

/**
 * The rows sorted by columns: figures as figures, days as days, text by the alphabet of the locale. It is stable, and what
 * is not known stands last in both directions. Runs on servers too.
 *
 * @example
 * sortRows(bookings, columns, [{ column: 'dates', direction: 'up' }], { locale: 'fr' });
 */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  sort: readonly TableSort[],
  locale?: TableLocale,
): readonly Row[] => {
  const order = orderRows(rows, columns, sort, locale);
  return order ? Array.from(order, (place) => rows[place] as Row) : rows;
};
