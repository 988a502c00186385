'use client';
import { useCallback, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { useSampleData } from '../components/badge/index.js';
import { clampPage, pageCount } from '../components/pager/index.js';
import { useLoading } from '../components/skeleton/index.js';
import { tableMessages } from '../i18n/compiled/en/table.js';
import { useFormatters } from '../i18n/use-formatters.js';
import { useMessages } from '../i18n/use-messages.js';
import type { PartClasses } from '../lib/cx.js';
import { useHandler } from '../lib/state.js';
import { type GridColumnModel, indexRows, isOpen, matchRows, pickRows, sortPlaces } from './grid-rows.js';
import { changeGrid, DEFAULT_GRID_STATE, type GridState, withParts } from './grid-state.js';

/** Where the state of a grid is kept. */
export interface GridStateProps {
  /** The state, or the parts of it that the page keeps: `{ globalFilter, sorting }`. @default the grid keeps all of it */
  state?: Partial<GridState> | undefined;
  /** The state at first, where the grid keeps it. */
  defaultState?: Partial<GridState> | undefined;
  /** Called with the whole state whenever the reader changes a part of it. */
  onStateChange?: ((state: GridState) => void) | undefined;
}

/** How often each value occurs among rows, by the column's key; '' is for rows without one. */
export type FacetedCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The parts that take classes of a host; rows that are no table have the first three. */
export type GridPart =
  | 'data-grid-search'
  | 'data-grid-drawer'
  | 'data-grid-no-match'
  | 'data-grid-row'
  | 'data-grid-open'
  | 'data-grid-details'
  | 'data-grid-menu'
  | 'data-grid-total'
  | 'data-grid-failure'
  | 'data-grid-foot'
  | 'data-grid-bulk';

/** The common props of tables and lists of rows of any look. */
export interface GridModelProps<Row> extends GridStateProps {
  /** All rows. Only a page of them is in the DOM. Keep the array the same as long as they are. */
  rows: readonly Row[];
  /** The label of the search: 'Search client, place or type'. @default 'Search' */
  searchLabel?: string | undefined;
  /** True where `/` leads into the search from anywhere on the page; a provider's `characterKeys` turns it off for all. @default true */
  searchKey?: boolean | undefined;
  /** Says how many rows: '3 bookings'. @default '3 rows' */
  countLabel?: ((count: number) => string) | undefined;
  /**
   * True where rows can be searched, filtered and exported here; heads of columns sort in any case. 'auto' from nine rows on, since
   * fewer are seen at a glance, and as long as some are hidden; a head above
   * says how many there are, so that nothing else does as long as all show. @default true
   */
  toolbar?: boolean | 'auto' | undefined;
  /** Rows of the skeleton. @default 6 */
  skeletonRows?: number | undefined;
}

interface Options<Row> extends GridModelProps<Row> {
  columns: readonly GridColumnModel<Row>[];
  /** How many rows a server has; undefined where `rows` are all. */
  rowCount?: number | undefined;
  facetedCounts?: FacetedCounts | undefined;
  /** True where all rows show at once. */
  isWhole: boolean;
  /** True where columns can be hidden and the height of rows chosen. */
  hasViews: boolean;
  classNames?: PartClasses<GridPart> | undefined;
}

/** Changes parts of the state. The same function for as long as the grid lives. */
export type ChangeGrid = (patch: Partial<GridState> | ((state: GridState) => Partial<GridState>)) => void;

export type Grid<Row> = ReturnType<typeof useGrid<Row>>;

export interface GridPartProps<Row> {
  grid: Grid<Row>;
}

/** From this many rows on 'auto' shows a toolbar. */
export const TOOLBAR_FROM = 9;

const NO_ROWS: readonly never[] = [];
const NO_CLASSES = {};

/** Keeps the state of a grid, searches, filters, sorts and pages its rows: each step runs again only when what it depends on changes. */
export function useGrid<Row>(options: Options<Row>) {
  const { columns, rows: given, rowCount, facetedCounts, toolbar = true, skeletonRows = 6 } = options;
  const t = useMessages(tableMessages);
  const format = useFormatters();
  const isAwaited = useLoading();
  const isSample = useSampleData() && !isAwaited;
  const isLocal = rowCount === undefined;
  const [kept, change] = useGridState(options);
  // A list without rows says that there are none, whatever was searched in it.
  const isEmpty = isSample || (isLocal && given.length === 0);
  const state = isEmpty ? { ...kept, globalFilter: '', columnFilters: [] } : kept;
  const { globalFilter, columnFilters } = state;
  // Placeholders of rows that load belong to no list.
  const rows = isAwaited ? NO_ROWS : given;
  const index = useMemo(() => indexRows(rows, columns, format), [rows, columns, format]);
  const sorting = useSame(state.sorting);
  const criteria = useSame({ globalFilter, columnFilters });
  const places = useMemo(() => (isLocal ? sortPlaces(index, sorting) : undefined), [isLocal, index, sorting]);
  const matches = useMemo(
    () => (isLocal ? matchRows(index, criteria) : undefined),
    [isLocal, index, criteria],
  );
  const matching = useMemo(() => (matches ? pickRows(rows, places, matches) : rows), [rows, places, matches]);
  const count = rowCount ?? matching.length;
  const { pageIndex, pageSize } = state.pagination;
  const pageNumber = clampPage(pageIndex + 1, count, pageSize);
  const isWhole = options.isWhole || !isLocal;
  const page = useMemo(
    () => (isWhole ? matching : matching.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)),
    [matching, isWhole, pageNumber, pageSize],
  );
  const isFiltered = globalFilter.trim() !== '' || columnFilters.some(({ value }) => !isOpen(value));
  const size = isAwaited ? skeletonRows : given.length;
  return {
    columns,
    state,
    change,
    /** All rows, and how they compare. */
    index,
    /** Undefined where a server has judged the rows. */
    matches,
    facetedCounts,
    /** All rows that match, in order, over all pages; on a server's behalf those of the page. */
    matching,
    page,
    /** The page, within bounds, counted from 1. */
    pageNumber,
    pageCount: pageCount(count, pageSize),
    count,
    isFiltered,
    /** True where the whole grid is awaited. */
    isAwaited,
    /** True where the rows are samples, which are only shown. */
    isSample,
    hasToolbar:
      toolbar === 'auto'
        ? !isSample && (size >= TOOLBAR_FROM || (size > 0 && isFiltered))
        : toolbar && !isSample,
    /** True where the count of all rows stands in a head above, as in dashboards. */
    isBrief: toolbar === 'auto',
    rowsInAll: given.length,
    hasViews: options.hasViews,
    searchLabel: options.searchLabel ?? t['table.search'],
    searchKey: options.searchKey ?? true,
    /** Says how many rows. */
    say: options.countLabel ?? ((of: number) => t['table.rows']({ count: of }, format)),
    classNames: useSame<PartClasses<GridPart>>(options.classNames ?? NO_CLASSES),
  };
}

/** Keeps plain data that a host writes anew with each render the same for as long as it says the same. */
export function useSame<Data>(data: Data): Data {
  const text = JSON.stringify(data);
  return useMemo(() => JSON.parse(text) as Data, [text]);
}

/** The state of a grid, of which the page may keep any part. */
function useGridState({
  state: given,
  defaultState,
  onStateChange,
}: GridStateProps): [GridState, ChangeGrid] {
  const [own, setOwn] = useState<GridState>(() => withParts(DEFAULT_GRID_STATE, defaultState));
  const state = given ? withParts(own, given) : own;
  const latest = useRef(state);
  useInsertionEffect(() => {
    latest.current = state;
  });
  const report = useHandler(onStateChange);
  const change = useCallback<ChangeGrid>(
    (patch) => {
      const { current } = latest;
      const next = changeGrid(current, typeof patch === 'function' ? patch(current) : patch);
      // Two changes may come before the next render.
      latest.current = next;
      setOwn(next);
      report(next);
    },
    [report],
  );
  return [state, change];
}

/**
 * Says what the reader's last change of a grid came to: its matches, another order, or another page (WCAG 4.1.3).
 *
 * @param facts - texts on the grid, and the number of its page
 * @returns what is said; '' as long as nothing was changed
 */
export function useGridStatus(
  facts: Record<'matches' | 'sort' | 'range', string> & { page: number },
): string {
  const [before, setBefore] = useState({ ...facts, status: facts.matches });
  const { matches, sort, page, range } = facts;
  // A search and a sort lead to the first page, too.
  if (matches !== before.matches) setBefore({ ...facts, status: matches });
  else if (sort !== before.sort) setBefore({ ...facts, status: sort });
  else if (page !== before.page) setBefore({ ...facts, status: range });
  return before.status;
}
