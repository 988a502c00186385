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
import {
  type GridColumnModel,
  indexRows,
  isEmptyFilter,
  matchRows,
  pickRows,
  sortPlaces,
} from './grid-rows.js';
import { changeGrid, DEFAULT_GRID_STATE, type GridState, withParts } from './grid-state.js';

/** Controlled and uncontrolled state of a grid. */
export interface GridStateProps {
  /** Controlled state, or parts of it: `{ globalFilter, sorting }`. @default uncontrolled */
  state?: Partial<GridState> | undefined;
  /** Initial uncontrolled state. */
  defaultState?: Partial<GridState> | undefined;
  /** Called with the whole state on every change. */
  onStateChange?: ((state: GridState) => void) | undefined;
}

/** Counts of values by column key; '' stands for rows without a value. */
export type FacetedCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Parts that accept classes; a `DataList` has the first three. */
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

/** Common props of `DataGrid` and `DataList`. */
export interface GridModelProps<Row> extends GridStateProps {
  /** All rows, of which one page is in the DOM. Keep the array stable between renders. */
  rows: readonly Row[];
  /** Label of the search: 'Search client, place or type'. @default 'Search' */
  searchLabel?: string | undefined;
  /** True where `/` focuses the search, unless the provider's `characterKeys` is false. @default true */
  searchKey?: boolean | undefined;
  /** Returns the label of a number of rows: '3 bookings'. @default '3 rows' */
  countLabel?: ((count: number) => string) | undefined;
  /**
   * Shows search, filters and export; headers sort without it too. 'auto' shows it from nine rows on or while
   * a filter is active, and shows no total, which a heading above then has. @default true
   */
  toolbar?: boolean | 'auto' | undefined;
  /** Number of skeleton rows. @default 6 */
  skeletonRows?: number | undefined;
}

interface Options<Row> extends GridModelProps<Row> {
  columns: readonly GridColumnModel<Row>[];
  /** Number of rows on the server; undefined where `rows` are all. */
  rowCount?: number | undefined;
  facetedCounts?: FacetedCounts | undefined;
  /** True where all rows show without pagination. */
  isWhole: boolean;
  /** True where the reader can choose visible columns and the row height. */
  hasViews: boolean;
  classNames?: PartClasses<GridPart> | undefined;
}

/** Changes parts of the state. A stable function. */
export type ChangeGrid = (patch: Partial<GridState> | ((state: GridState) => Partial<GridState>)) => void;

export type Grid<Row> = ReturnType<typeof useGrid<Row>>;

export interface GridPartProps<Row> {
  grid: Grid<Row>;
}

/** Number of rows from which 'auto' shows a toolbar. */
export const TOOLBAR_FROM = 9;

const NO_ROWS: readonly never[] = [];
const NO_CLASSES = {};

export function useGrid<Row>(options: Options<Row>) {
  const { columns, rows: given, rowCount, facetedCounts, toolbar = true, skeletonRows = 6 } = options;
  const t = useMessages(tableMessages);
  const format = useFormatters();
  const isAwaited = useLoading();
  const isSample = useSampleData() && !isAwaited;
  const isLocal = rowCount === undefined;
  const [kept, change] = useGridState(options);
  // An empty list has no criteria, so that it shows as empty and not as without matches.
  const isEmpty = isSample || (isLocal && given.length === 0);
  const state = isEmpty ? { ...kept, globalFilter: '', columnFilters: [] } : kept;
  const { globalFilter, columnFilters } = state;
  // Rows given while loading are placeholders.
  const rows = isAwaited ? NO_ROWS : given;
  const index = useMemo(() => indexRows(rows, columns, format), [rows, columns, format]);
  const sorting = useStableValue(state.sorting);
  const criteria = useStableValue({ globalFilter, columnFilters });
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
  const isFiltered = globalFilter.trim() !== '' || columnFilters.some(({ value }) => !isEmptyFilter(value));
  const size = isAwaited ? skeletonRows : given.length;
  return {
    columns,
    state,
    change,
    index,
    /** Undefined where a server filters. */
    matches,
    facetedCounts,
    /** Matching rows of all pages in order; of a server those of the page. */
    matching,
    page,
    /** Valid page number, counted from 1. */
    pageNumber,
    pageCount: pageCount(count, pageSize),
    count,
    isFiltered,
    /** True inside an active `Loading`. */
    isAwaited,
    /** True for sample rows, which are read-only. */
    isSample,
    hasToolbar:
      toolbar === 'auto'
        ? !isSample && (size >= TOOLBAR_FROM || (size > 0 && isFiltered))
        : toolbar && !isSample,
    /** True where a heading above shows the total, as in dashboards. */
    isBrief: toolbar === 'auto',
    rowsInAll: given.length,
    hasViews: options.hasViews,
    searchLabel: options.searchLabel ?? t['table.search'],
    searchKey: options.searchKey ?? true,
    countLabel: options.countLabel ?? ((of: number) => t['table.rows']({ count: of }, format)),
    classNames: useStableValue<PartClasses<GridPart>>(options.classNames ?? NO_CLASSES),
  };
}

/** Returns the same object for equal plain data, e.g. an inline prop. */
export function useStableValue<Data>(data: Data): Data {
  const text = JSON.stringify(data);
  return useMemo(() => JSON.parse(text) as Data, [text]);
}

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
      // Several changes may precede the next render.
      latest.current = next;
      setOwn(next);
      report(next);
    },
    [report],
  );
  return [state, change];
}

type Fact = readonly [value: unknown, text: string];

/**
 * Returns the text of what changed last (WCAG 4.1.3), at first the first text. Values are compared, not texts,
 * which change with the language. If several change at once, the first counts.
 */
export function useGridStatus(...facts: readonly [Fact, ...Fact[]]): string {
  const [before, setBefore] = useState(() => ({ facts, status: facts[0][1] }));
  const changed = facts.find(([value], index) => value !== before.facts[index]?.[0]);
  if (changed) setBefore({ facts, status: changed[1] });
  return before.status;
}
