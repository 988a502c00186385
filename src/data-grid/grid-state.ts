import { usableSize } from '../lib/rows.js';
import {
  dayNumber,
  filteringOf,
  filterOf,
  type GridColumnModel,
  isChoice,
  isEmptyFilter,
  isSortable,
  textOf,
} from './grid-rows.js';

// The state of a grid, with the names of TanStack Table, and its URL parameters.

/** Sorting by one column. */
export interface GridSort {
  /** Column `key`. */
  id: string;
  desc: boolean;
}

/** Optional inclusive limits: numbers, or days as `YYYY-MM-DD`. */
export type GridRange = Partial<Record<'from' | 'to', number | string | undefined>>;

/** Condition of a column: one of some values, or a range. */
export type GridFilterValue = readonly string[] | GridRange;

/** Filter of a column. */
export interface GridColumnFilter {
  /** Column `key`. */
  id: string;
  value: GridFilterValue;
}

/** Page, counted from 0, and rows a page. */
export type GridPagination = Record<'pageIndex' | 'pageSize', number>;

type GridFlags = Readonly<Record<string, boolean>>;

/** Row heights: 40, 52 and 64 px. */
export const GRID_DENSITIES = ['compact', 'regular', 'roomy'] as const;

/** Selectable page sizes. */
export const GRID_PAGE_SIZES = [25, 50, 100] as const;

/** Query of the shown rows, for servers. */
export interface GridQuery {
  /** Search in all columns. */
  globalFilter: string;
  columnFilters: readonly GridColumnFilter[];
  /** Sorting columns, the most significant first. */
  sorting: readonly GridSort[];
  pagination: GridPagination;
}

/** State of a grid, as plain serializable data. */
export interface GridState extends GridQuery {
  /** By column `key`: `false` hides one. */
  columnVisibility: GridFlags;
  density: (typeof GRID_DENSITIES)[number];
  /** Selected rows, by row keys. */
  rowSelection: GridFlags;
  /** Rows with expanded details, by row keys. */
  expanded: GridFlags;
}

/** Initial state of a grid. */
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

/** Returns a state with the given parts, except undefined ones. */
export function withParts(state: GridState, given: Partial<GridState> = {}): GridState {
  const parts = Object.entries(given).filter(([, part]) => part !== undefined);
  const { pagination, ...rest } = { ...state, ...Object.fromEntries(parts) };
  return { ...rest, pagination: { ...pagination, pageSize: usableSize(pagination.pageSize) } };
}

export const keysOf = (flags: GridFlags): string[] => Object.keys(flags).filter((key) => flags[key] === true);

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

/** Returns the filters with one column's replaced; a filter that keeps every row is removed. */
export function changeFilter(
  filters: GridState['columnFilters'],
  id: string,
  value: GridFilterValue | undefined,
): GridState['columnFilters'] {
  const others = filters.filter((filter) => filter.id !== id);
  return value === undefined || isEmptyFilter(value) ? others : [...others, { id, value }];
}

/** Cycles a column through ascending, descending and none. `isAdded` keeps the sorting by other columns. */
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

/** Changes the page size, and shows the page of the current first row. */
export const changePageSize = ({ pageIndex, pageSize }: GridPagination, next: number): GridPagination => ({
  pageIndex: Math.floor((pageIndex * pageSize) / next),
  pageSize: next,
});

/** Changes parts of a state. A new search, filter or sorting shows the first page. */
export function changeGrid(state: GridState, patch: Partial<GridState>): GridState {
  const next = { ...state, ...patch };
  const isOther = patch.globalFilter !== undefined || patch.columnFilters || patch.sorting;
  if (patch.pagination || !isOther) return next;
  return { ...next, pagination: { ...next.pagination, pageIndex: 0 } };
}

type Columns<Row = never> = readonly Omit<GridColumnModel<Row>, 'text'>[];

const OTHERS = ['q', 'sort', 'page', 'rows'];

/** Returns the parameter of a column's values, which avoids reserved names. */
const valuesName = (key: string): string => (OTHERS.includes(key) ? `${key}-is` : key);

/** Returns the parameters of a range: `from` and `to` for the first date column, else prefixed by the key. */
function limitNames<Row>(columns: Columns<Row>, key: string): readonly [from: string, to: string] {
  const days = columns.find((column) => column.kind === 'date' && filteringOf(column));
  const isFree = (name: string) =>
    !columns.some((column) => column.key === name && filteringOf(column)?.by === 'choice');
  return days?.key === key && isFree('from') && isFree('to') ? ['from', 'to'] : [`${key}-from`, `${key}-to`];
}

/** Returns the URL parameters of a state with their values. */
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
 * Writes a state into URL parameters: `?q=tanna&status=pending&from=2026-12-01&sort=-value&page=2`. Parts
 * that equal `defaults` are left out, cleared defaults are empty (`status=`), and other parameters stay.
 *
 * @param params - the current parameters; they are not changed
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
 * Reads the parameters of `gridStateToParams`. Unknown columns, values, pages and sizes are ignored.
 *
 * @param defaults - state of missing parameters
 * @param rows - all rows, whose values are the valid ones in columns without `choices`
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
    return value === undefined || isEmptyFilter(value) ? [] : [{ id, value }];
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

/** Returns the values in the parameters: none for an empty one, undefined where no value exists. */
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

/** Returns the range in the parameters; missing and invalid limits are those of `usual`. */
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
