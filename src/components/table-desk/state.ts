/** How a column is sorted: 'up' from the smallest, the first letter, the earliest day. */
export interface TableSort {
  /** The column's `key`. */
  column: string;
  direction: 'up' | 'down';
}

/** Limits of a range, both included: figures, or days as `YYYY-MM-DD`. A limit that is missing is none. */
export interface TableRange {
  from?: number | string | undefined;
  to?: number | string | undefined;
}

/** What a column has to be: one of some values, or within a range. */
export type TableFilter = readonly string[] | TableRange;

/** Heights of rows: 40, 52 and 64 px. */
export const TABLE_DENSITIES = ['compact', 'regular', 'roomy'] as const;

export type TableDensity = (typeof TABLE_DENSITIES)[number];

/** Rows a page may have. */
export const TABLE_PAGE_SIZES = [25, 50, 100] as const;

/** What decides which rows a table shows: all that a server has to know. */
export interface TableQuery {
  /** What is searched for. */
  search: string;
  /** What columns have to be, by their keys. */
  filters: Readonly<Record<string, TableFilter>>;
  /** By which columns the rows are sorted, the first one first. */
  sort: readonly TableSort[];
  /** The page, counted from 1. */
  page: number;
  /** Rows of a page. */
  pageSize: number;
}

/** All that a reader sets in a table. It is plain data: it can be kept, sent and compared. */
export interface DataTableState extends TableQuery {
  /** Keys of columns that are not shown. */
  hiddenColumns: readonly string[];
  density: TableDensity;
  /** Keys of selected rows. */
  selected: readonly string[];
  /** Keys of rows whose details show. */
  expanded: readonly string[];
}

/** A table that nobody has touched. */
export const DEFAULT_TABLE_STATE: DataTableState = {
  search: '',
  filters: {},
  sort: [],
  page: 1,
  pageSize: 50,
  hiddenColumns: [],
  density: 'regular',
  selected: [],
  expanded: [],
};

/** Whether a filter is one of chosen values, and not a range. */
export const isChoice = (filter: TableFilter | undefined): filter is readonly string[] =>
  Array.isArray(filter);

/** Whether a filter keeps every row. */
export const isOpen = (filter: TableFilter | undefined): boolean =>
  filter === undefined ||
  (isChoice(filter) ? filter.length === 0 : isNoLimit(filter.from) && isNoLimit(filter.to));

/** Whether a limit is none. */
export const isNoLimit = (limit: TableRange['from']): boolean => limit === undefined || limit === '';

/** A state with some of it changed. Other rows begin on the first page; pages of another size keep the first row in sight. */
export function changeTable(state: DataTableState, patch: Partial<DataTableState>): DataTableState {
  const next = { ...state, ...patch };
  if (patch.page !== undefined) return next;
  if (patch.search !== undefined || patch.filters || patch.sort) return { ...next, page: 1 };
  if (patch.pageSize === undefined) return next;
  return { ...next, page: Math.floor(((state.page - 1) * state.pageSize) / next.pageSize) + 1 };
}

/** The filters with one column's changed; one that keeps every row is left out. */
export function changeFilter(
  filters: DataTableState['filters'],
  column: string,
  filter: TableFilter | undefined,
): DataTableState['filters'] {
  const { [column]: _, ...others } = filters;
  return filter === undefined || isOpen(filter) ? others : { ...others, [column]: filter };
}
