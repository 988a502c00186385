import { usableSize } from '../lib/rows.js';
import {
  dayNumber,
  filteringOf,
  filterOf,
  type GridColumnModel,
  isChoice,
  isOpen,
  isSortable,
  textOf,
} from './grid-rows.js';

// The settings of a reader, in the names of TanStack Table, and their form in an address.

/** How a column is sorted: from the smallest, the first letter, the earliest day, or `desc` from the other end. */
export interface GridSort {
  /** The column's `key`. */
  id: string;
  desc: boolean;
}

/** Limits of a range, both included: figures, or days as `YYYY-MM-DD`. A limit that is missing is none. */
export type GridRange = Partial<Record<'from' | 'to', number | string | undefined>>;

/** The condition of a column: one of some values, or within a range. */
export type GridFilterValue = readonly string[] | GridRange;

/** The filter of a column. */
export interface GridColumnFilter {
  /** The column's `key`. */
  id: string;
  value: GridFilterValue;
}

/** The page that shows, counted from 0, and how many rows it has. */
export type GridPagination = Record<'pageIndex' | 'pageSize', number>;

type GridFlags = Readonly<Record<string, boolean>>;

/** Heights of rows: 40, 52 and 64 px. */
export const GRID_DENSITIES = ['compact', 'regular', 'roomy'] as const;

/** Rows a page may have. */
export const GRID_PAGE_SIZES = [25, 50, 100] as const;

/** The criteria of the rows that show: all that a server has to know. */
export interface GridQuery {
  /** The search in all columns. */
  globalFilter: string;
  columnFilters: readonly GridColumnFilter[];
  /** By which columns the rows are sorted, the first one first. */
  sorting: readonly GridSort[];
  pagination: GridPagination;
}

/** All that a reader sets in a grid. It is plain data: it can be kept, sent and compared. */
export interface GridState extends GridQuery {
  /** Columns by their `key`: `false` hides one. */
  columnVisibility: GridFlags;
  density: (typeof GRID_DENSITIES)[number];
  /** Selected rows, by their keys. */
  rowSelection: GridFlags;
  /** Rows whose details show, by their keys. */
  expanded: GridFlags;
}

/** A grid that nobody has touched. */
export const DEFAULT_GRID_STATE: GridState = {
  globalFilter: '',
  columnFilters: [],
  sorting: [],
  pagination: { pageIndex: 0, pageSize: 50 },
  columnVisibility: {},
  density: 'regular',
  rowSelection: {},
  expanded: {},
};

/** Returns a state with the parts that are given; one that is undefined is not. */
export function withParts(state: GridState, given: Partial<GridState> = {}): GridState {
  const parts = Object.entries(given).filter(([, part]) => part !== undefined);
  const { pagination, ...rest } = { ...state, ...Object.fromEntries(parts) };
  return { ...rest, pagination: { ...pagination, pageSize: usableSize(pagination.pageSize) } };
}

export const keysOf = (flags: GridFlags): string[] => Object.keys(flags).filter((key) => flags[key] === true);

/** Flags that are on for some keys. */
export const flagsOf = (keys: Iterable<string>): GridFlags =>
  Object.fromEntries(Array.from(keys, (key) => [key, true]));

export const choiceOf = (filters: GridState['columnFilters'], column: string): readonly string[] => {
  const filter = filterOf(filters, column);
  return isChoice(filter) ? filter : [];
};

export const rangeOf = (filters: GridState['columnFilters'], column: string): GridRange => {
  const filter = filterOf(filters, column);
  return filter === undefined || isChoice(filter) ? {} : filter;
};

/** The filters with one column's changed; one that keeps every row is left out. */
export function changeFilter(
  filters: GridState['columnFilters'],
  id: string,
  value: GridFilterValue | undefined,
): GridState['columnFilters'] {
  const others = filters.filter((filter) => filter.id !== id);
  return value === undefined || isOpen(value) ? others : [...others, { id, value }];
}

/** The order after a press on a column's head: up, down, not at all. `isAdded` leaves the order by other columns as it is. */
export function changeSorting(
  sorting: readonly GridSort[],
  id: string,
  isAdded: boolean,
): readonly GridSort[] {
  const now = sorting.find((sort) => sort.id === id);
  const next = now?.desc ? [] : [{ id, desc: now !== undefined }];
  if (!isAdded) return next;
  return now ? sorting.flatMap((sort) => (sort.id === id ? next : [sort])) : [...sorting, ...next];
}

/** Pages of another size, the first row of which stays in sight. */
export const changePageSize = ({ pageIndex, pageSize }: GridPagination, next: number): GridPagination => ({
  pageIndex: Math.floor((pageIndex * pageSize) / next),
  pageSize: next,
});

/** A state with some of it changed. Other rows begin on the first page. */
export function changeGrid(state: GridState, patch: Partial<GridState>): GridState {
  const next = { ...state, ...patch };
  const isOther = patch.globalFilter !== undefined || patch.columnFilters || patch.sorting;
  if (patch.pagination || !isOther) return next;
  return { ...next, pagination: { ...next.pagination, pageIndex: 0 } };
}

type Columns<Row = never> = readonly Omit<GridColumnModel<Row>, 'text'>[];

const OTHERS = ['q', 'sort', 'page', 'rows'];

/** The parameter of a column's values: its key, where nothing else is called so. */
const valuesName = (key: string): string => (OTHERS.includes(key) ? `${key}-is` : key);

/**
 * The names of a range's limits: `from` and `to` for the first column of days, as long as no column with values is called so, else
 * with the column's key before.
 */
function limitNames<Row>(columns: Columns<Row>, key: string): readonly [from: string, to: string] {
  const days = columns.find((column) => column.kind === 'date' && filteringOf(column));
  const isFree = (name: string) =>
    !columns.some((column) => column.key === name && filteringOf(column)?.by === 'choice');
  return days?.key === key && isFree('from') && isFree('to') ? ['from', 'to'] : [`${key}-from`, `${key}-to`];
}

/** Says a state in parameters, each with its texts; none where it is not set. */
const paramsOf = (
  { globalFilter, columnFilters, sorting, pagination }: GridState,
  columns: Columns,
): readonly (readonly [name: string, texts: readonly string[]])[] => [
  ['q', [globalFilter]],
  ...columns.flatMap((column) => {
    const { key } = column;
    const by = filteringOf(column)?.by;
    if (by === 'choice') return [[valuesName(key), choiceOf(columnFilters, key)] as const];
    const { from = '', to = '' } = rangeOf(columnFilters, key);
    const [fromName, toName] = limitNames(columns, key);
    return by
      ? ([
          [fromName, [String(from)]],
          [toName, [String(to)]],
        ] as const)
      : [];
  }),
  ['sort', [sorting.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',')]],
  ['page', [String(pagination.pageIndex + 1)]],
  ['rows', [String(pagination.pageSize)]],
];

/**
 * Writes what a reader has searched, filtered and sorted into the parameters of an address:
 * `?q=tanna&status=pending&from=2026-12-01&sort=-value&page=2`. What is as in `defaults` is left out,
 * what they have and the state has not is empty (`status=`), and other parameters stay.
 *
 * @param params - the address's parameters now; they are not changed
 */
export function gridStateToParams(
  state: GridState,
  columns: Columns,
  params: URLSearchParams = new URLSearchParams(),
  defaults: Partial<GridState> = {},
): URLSearchParams {
  const usual = new Map(paramsOf(withParts(DEFAULT_GRID_STATE, defaults), columns));
  const next = new URLSearchParams(params);
  for (const [name, texts] of paramsOf(state, columns)) {
    if (JSON.stringify(texts) === JSON.stringify(usual.get(name))) next.delete(name);
    else {
      const [first = '', ...more] = texts;
      next.set(name, first);
      for (const text of more) next.append(name, text);
    }
  }
  return next;
}

/**
 * Reads what `gridStateToParams` has written. Columns, values, pages and sizes that do not exist are ignored.
 *
 * @param defaults - what holds where the address says nothing
 * @param rows - all rows, where they are at hand: their values are those that exist in columns that declare none
 */
export function gridStateFromParams<Row>(
  params: URLSearchParams,
  columns: Columns<Row>,
  defaults: Partial<GridState> = {},
  rows?: readonly Row[],
): GridState {
  const first = withParts(DEFAULT_GRID_STATE, defaults);
  const columnFilters = columns.flatMap((column): GridColumnFilter[] => {
    const { key: id } = column;
    const by = filteringOf(column)?.by;
    const usual = filterOf(first.columnFilters, id);
    const value =
      by === 'range'
        ? rangeFrom(params, columns, column, rangeOf(first.columnFilters, id))
        : ((by && choiceFrom(params, column, rows)) ?? usual);
    return value === undefined || isOpen(value) ? [] : [{ id, value }];
  });
  const page = Number(params.get('page'));
  const pageSize = Number(params.get('rows'));
  return {
    ...first,
    globalFilter: params.get('q') ?? first.globalFilter,
    columnFilters,
    sorting: sortingFrom(params.get('sort'), columns) ?? first.sorting,
    pagination: {
      pageIndex: Number.isSafeInteger(page) && page > 0 ? page - 1 : first.pagination.pageIndex,
      pageSize: GRID_PAGE_SIZES.some((size) => size === pageSize) ? pageSize : first.pagination.pageSize,
    },
  };
}

/** The values that an address chooses, none where it says so; undefined where it says nothing that exists. */
function choiceFrom<Row>(
  params: URLSearchParams,
  column: Columns<Row>[number],
  rows: readonly Row[] | undefined,
): readonly string[] | undefined {
  const { key, value } = column;
  const choices = filteringOf(column)?.choices;
  const known = choices ?? (value && rows?.map((row) => textOf(value(row))));
  const given = params.getAll(valuesName(key));
  const chosen = new Set(given.filter((text) => known?.includes(text) ?? true));
  if (!choices) chosen.delete('');
  if (chosen.size > 0) return [...chosen];
  return given.includes('') ? [] : undefined;
}

/** The range that an address says; a limit that it does not say, or not as one, is the usual one. */
function rangeFrom<Row>(
  params: URLSearchParams,
  columns: Columns<Row>,
  { key, kind }: Columns<Row>[number],
  usual: GridRange,
): GridRange {
  const [fromName, toName] = limitNames(columns, key);
  const limit = (name: string, otherwise: GridRange['from']) => {
    const text = params.get(name);
    if (text === '') return undefined;
    if (text === null || text.trim() === '') return otherwise;
    if (kind === 'date') return Number.isNaN(dayNumber(text)) ? otherwise : text;
    return Number.isFinite(Number(text)) ? Number(text) : otherwise;
  };
  return { from: limit(fromName, usual.from), to: limit(toName, usual.to) };
}

function sortingFrom<Row>(text: string | null, columns: Columns<Row>): readonly GridSort[] | undefined {
  if (text === null) return undefined;
  const sorting = text
    .split(',')
    .map((part): GridSort => ({ id: part.replace(/^-/, ''), desc: part.startsWith('-') }));
  const known = sorting.filter(
    ({ id }, index) =>
      columns.some((column) => column.key === id && isSortable(column)) &&
      sorting.findIndex((sort) => sort.id === id) === index,
  );
  return known.length > 0 || text === '' ? known : undefined;
}
