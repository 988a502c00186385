import type { ColumnKind, DataTableColumn } from '../components/data-table/index.js';
import { withFallback } from '../i18n/grammar.js';
import { numberOfDay, parseCalendarDay } from '../lib/calendar-day.js';
import { once, remembered } from '../lib/once.js';
import { distinctNames, foldText, type JoinFacts, searchTerms } from '../lib/text.js';
import type { GridFilterValue, GridQuery } from './grid-state.js';

// Columns, and what they make of rows: pure functions, which servers run too.

/** How a column is filtered: amounts, shares and days by a range, texts and statuses by chips of their values with counts. */
export interface GridFilter {
  /** The values that can be chosen, in order. @default those of the rows, as they come */
  choices?: readonly string[] | undefined;
  /** Keeps the chips in sight, in the toolbar. For one column of a grid. @default true for a status, else a button opens them */
  quick?: boolean | undefined;
  /** The word for any value, on the button that opens the filter: 'date' for 'Any date'. @default the column's name */
  label?: string | undefined;
}

/**
 * A column of a `DataGrid`. Without a `value` it is only shown. Its `kind` says how it is aligned, sorted, filtered, searched and
 * exported. Keep columns the same from render to render.
 */
export interface GridColumn<Row> extends DataTableColumn<Row> {
  /** The value for a row, to sort, search, filter and export by. Days are `YYYY-MM-DD` or timestamps. */
  value?: ((row: Row) => string | number | null | undefined) | undefined;
  /** Says a value in words, on chips and in files: 'Confirmed' for 'confirmed'. @default the value as it is */
  text?: ((value: string) => string) | undefined;
  /** The value in a file. @default its `value`: figures and days as they are, other values in words */
  exported?: ((row: Row) => string | number) | undefined;
  /** Lets the reader filter by it; the page may in any case. @default true for a status */
  filter?: boolean | GridFilter | undefined;
  /** True where the search looks into it. @default true for text */
  searched?: boolean | undefined;
  /** True where its header sorts. @default true where it has a `value` */
  sortable?: boolean | undefined;
}

/** A column without its drawing. */
export type GridColumnModel<Row> = Omit<GridColumn<Row>, 'cell'>;

/** How the reader writes, by whose alphabet texts are sorted and in whose time zone days begin: formatters are one. */
export type GridLocale = Readonly<Partial<Record<'locale' | 'timeZone', string | undefined>>>;

export type GridCriteria = Pick<GridQuery, 'globalFilter' | 'columnFilters'>;

export const isSearched = <Row>({ value, kind = 'text', searched = kind === 'text' }: GridColumnModel<Row>) =>
  value !== undefined && searched;

export const isSortable = <Row>({ value, sortable = true }: GridColumnModel<Row>) =>
  value !== undefined && sortable;

/** Returns how a column is filtered; undefined where it is not. */
export function filteringOf<Row>({ kind, filter = kind === 'status' }: GridColumnModel<Row>) {
  if (filter === false) return undefined;
  const by = isFigure(kind) || kind === 'date' ? 'range' : 'choice';
  return { by, quick: kind === 'status', ...(filter === true ? {} : filter) } as const;
}

export const isFigure = (kind: ColumnKind | undefined) => kind === 'amount' || kind === 'share';

/** Returns whether a filter is one of chosen values, and not a range. */
export const isChoice = (filter: GridFilterValue | undefined): filter is readonly string[] =>
  Array.isArray(filter);

/** Returns whether a filter keeps every row. */
export const isOpen = (filter: GridFilterValue | undefined): boolean =>
  filter === undefined ||
  (isChoice(filter) ? filter.length === 0 : (filter.from ?? '') === '' && (filter.to ?? '') === '');

/** The filter of a column; undefined where it has none. */
export const filterOf = (filters: GridQuery['columnFilters'], column: string): GridFilterValue | undefined =>
  filters.find(({ id }) => id === column)?.value;

/** A value as text; '' where it is not known. */
export const textOf = (value: string | number | null | undefined): string =>
  value === null || value === undefined || Number.isNaN(value) ? '' : String(value).trim();

/** A value as readers see it. */
export const labelOf = <Row>({ text }: GridColumnModel<Row>, value: string): string => text?.(value) ?? value;

/** The figure that a limit or a value is; NaN for none. */
export function figureOf(raw: unknown): number {
  const figure = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : Number.NaN;
}

/** The number of a day, since 1970; NaN for none. */
export const dayNumber = (raw: unknown, timeZone?: string): number =>
  numberOfDay(parseCalendarDay(raw, timeZone));

/**
 * A name for each of some rows: the value of its first column, and what of the others tells it from its neighbours. Figures and
 * days tell rows apart too poorly to be read out.
 */
export function namesOf<Row>(
  columns: readonly GridColumnModel<Row>[],
  rows: readonly Row[],
  joinFacts: JoinFacts,
): readonly string[] {
  const told = columns.filter(({ kind = 'text' }, index) => index === 0 || kind === 'text');
  const factsOf = (row: Row) => told.map((column) => labelOf(column, textOf(column.value?.(row))));
  return distinctNames(rows.map(factsOf), joinFacts);
}

/** The values that sorting, searching and filtering compare, made when first needed. */
export type GridIndex<Row> = ReturnType<typeof indexRows<Row>>;

/** Prepares rows for any number of questions. */
export function indexRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumnModel<Row>[],
  { locale = 'en-US', timeZone }: GridLocale = {},
) {
  /** A column's values as text, by the places of the rows; '' where they are not known. */
  const texts = remembered(({ value }: GridColumnModel<Row>) => rows.map((row) => textOf(value?.(row))));
  /** A number for each row that grows as the column does; NaN where it is not known. */
  const ranks = remembered((column: GridColumnModel<Row>) => {
    const { kind, value } = column;
    if (isFigure(kind)) return rows.map((row) => figureOf(value?.(row)));
    if (kind === 'date') return texts(column).map(remembered((raw: string) => dayNumber(raw, timeZone)));
    const places = placesInAlphabet(new Set(texts(column)), (raw) => labelOf(column, raw), locale);
    return texts(column).map((raw) => places.get(raw) ?? Number.NaN);
  });
  /** The value that the search looks into. */
  const searched = once(() => {
    const folded = columns.filter(isSearched).map((column) => {
      const { text } = column;
      return texts(column).map(
        remembered((raw: string) => foldText(text && raw !== '' ? `${raw}\n${text(raw)}` : raw)),
      );
    });
    return rows.map((_, place) => folded.map((of) => of[place]).join('\n'));
  });
  return { rows, columns, timeZone, texts, ranks, searched };
}

/** The places of texts in a language's alphabet. Texts that it does not tell apart share one: further columns decide. */
function placesInAlphabet(texts: Iterable<string>, labelFor: (raw: string) => string, locale: string) {
  const { compare } = new Intl.Collator(withFallback(locale));
  const sorted = [...texts]
    .filter((raw) => raw !== '')
    // 'Tour 2' stands before 'Tour 10'. The collator's own way, `numeric`, takes four times as long.
    .map((raw) => ({ raw, label: labelFor(raw).replace(/\d+/g, (digits) => digits.padStart(16, '0')) }))
    .sort((one, other) => compare(one.label, other.label));
  const places = new Map<string, number>();
  for (const [index, { raw, label }] of sorted.entries()) {
    const before = sorted[index - 1];
    const isSame = before !== undefined && compare(before.label, label) === 0;
    places.set(raw, isSame ? (places.get(before.raw) ?? index) : index);
  }
  return places;
}

/** The search, among the criteria that rows are judged by; the others are keys of columns. */
export const SEARCH = '';

/** The rows that criteria keep. Counts of chips and ways out of 'no match' follow from it without a second look. */
export type GridMatches = ReturnType<typeof matchRows>;

/** Judges each row by what is searched and filtered. */
export function matchRows<Row>(index: GridIndex<Row>, { globalFilter, columnFilters }: GridCriteria) {
  const tests: (readonly [criterion: string, passes: RowTest])[] = [];
  for (const column of index.columns) {
    const test = columnTest(index, column, filterOf(columnFilters, column.key));
    if (test) tests.push([column.key, test]);
  }
  const terms = searchTerms(globalFilter);
  if (terms.length > 0) {
    const texts = index.searched();
    tests.push([SEARCH, (place) => terms.every((term) => texts[place]?.includes(term))]);
  }
  const failed = index.rows.map((_, place) => {
    let only: string | undefined;
    for (const [id, passes] of tests) {
      if (passes(place)) continue;
      if (only !== undefined) return null;
      only = id;
    }
    return only;
  });
  return {
    /** The search and the columns that are filtered. */
    criteria: tests.map(([criterion]) => criterion),
    /** By the places of the rows: undefined for a row that is shown, the only criterion that it fails, null for several. */
    failed,
  };
}

type RowTest = (place: number) => boolean;

/** Returns the test of a filter by a column's `value`; undefined where it keeps every row. */
function columnTest<Row>(
  { texts, ranks, timeZone }: GridIndex<Row>,
  column: GridColumnModel<Row>,
  filter: GridFilterValue | undefined,
): RowTest | undefined {
  const { kind, value } = column;
  if (!value || filter === undefined || isOpen(filter)) return undefined;
  if (isChoice(filter)) {
    const chosen = new Set(filter);
    const of = texts(column);
    return (place) => chosen.has(of[place] ?? '');
  }
  // A limit that says nothing is none.
  const [from, to] = [filter.from, filter.to].map((limit) =>
    kind === 'date' ? dayNumber(limit, timeZone) : figureOf(limit),
  ) as [number, number];
  if (Number.isNaN(from) && Number.isNaN(to)) return undefined;
  const of = isFigure(kind) || kind === 'date' ? ranks(column) : texts(column).map(figureOf);
  // An unknown value lies within no range.
  return (place) => {
    const rank = of[place] ?? Number.NaN;
    return !Number.isNaN(rank) && !(rank < from) && !(rank > to);
  };
}

/** How many rows match without a criterion. */
export const countWithout = ({ failed }: GridMatches, criterion: string): number =>
  failed.filter((only) => only === undefined || only === criterion).length;

/** How often a column has each value among the rows that fulfil all criteria but its own. */
export function facetedCounts<Row>(
  index: GridIndex<Row>,
  column: GridColumnModel<Row>,
  { failed }: GridMatches,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [place, text] of index.texts(column).entries()) {
    const only = failed[place];
    const fits = only === undefined || only === column.key;
    counts.set(text, (counts.get(text) ?? 0) + (fits ? 1 : 0));
  }
  return counts;
}

/** The places of all rows, sorted; undefined where no column sorts them. Stable, and what is not known is last in both directions. */
export function sortPlaces<Row>(
  { rows, columns, ranks }: GridIndex<Row>,
  sorting: GridQuery['sorting'],
): readonly number[] | undefined {
  const orders = sorting.flatMap(({ id, desc }) => {
    const column = columns.find(({ key }) => key === id);
    return column && isSortable(column) ? [{ of: ranks(column), sign: desc ? -1 : 1 }] : [];
  });
  if (orders.length === 0) return undefined;
  return rows
    .map((_, place) => place)
    .sort((one, other) => {
      for (const { of, sign } of orders) {
        const a = of[one] ?? Number.NaN;
        const b = of[other] ?? Number.NaN;
        if (Number.isNaN(a) !== Number.isNaN(b)) return Number.isNaN(a) ? 1 : -1;
        if (a < b) return -sign;
        if (a > b) return sign;
      }
      return 0;
    });
}

/** The rows that are kept, in order. */
export function pickRows<Row>(
  rows: readonly Row[],
  places: readonly number[] | undefined,
  { criteria, failed }: GridMatches,
): readonly Row[] {
  if (!places && criteria.length === 0) return rows;
  return (places ?? [...rows.keys()])
    .filter((place) => failed[place] === undefined)
    .map((place) => rows[place] as Row);
}

/**
 * The rows that a search and filters keep, in the order given. Runs on servers too.
 *
 * @param columns - those of the grid; their `value` is what is searched
 * @param locale - formatters, or whose days and alphabet count
 * @example
 * filterRows(bookings, columns, { globalFilter: 'tanna', columnFilters: [{ id: 'status', value: ['pending'] }] });
 */
export const filterRows = <Row>(
  rows: readonly Row[],
  columns: readonly GridColumnModel<Row>[],
  criteria: GridCriteria,
  locale?: GridLocale,
): readonly Row[] => pickRows(rows, undefined, matchRows(indexRows(rows, columns, locale), criteria));

/**
 * The rows sorted by columns: figures as figures, days as days, text by the alphabet of the locale. It is stable, and what
 * is not known stands last in both directions. Runs on servers too.
 *
 * @example
 * sortRows(bookings, columns, [{ id: 'dates', desc: false }], { locale: 'fr' });
 */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly GridColumnModel<Row>[],
  sorting: GridQuery['sorting'],
  locale?: GridLocale,
): readonly Row[] =>
  sortPlaces(indexRows(rows, columns, locale), sorting)?.map((place) => rows[place] as Row) ?? rows;
