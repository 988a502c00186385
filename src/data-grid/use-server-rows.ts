'use client';
import { useCallback, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { clampPage } from '../components/pager/index.js';
import { useHandler } from '../lib/state.js';
import type { GridQuery } from './grid-state.js';
import { type FacetedCounts, type Grid, useStableValue } from './use-grid.js';

/** Loads all matching rows of all pages in order. A rejection is shown with 'Try again'. */
export type LoadAllRows<Row> = (query: Omit<GridQuery, 'pagination'>) => Promise<readonly Row[]>;

/** Props for rows that a server searches, filters, sorts and paginates. */
export interface GridServerProps<Row = never> {
  /** True where `rows` are one page of a server, as with TanStack's `manualPagination`. @default false */
  manual?: boolean | undefined;
  /** Number of matching rows on the server. @default the number of `rows` */
  rowCount?: number | undefined;
  /**
   * Counts for the chips among rows that match all other criteria, `{ status: { pending: 2214, '': 3 } }`; ''
   * means rows without a value. @default chips without counts, of the column's `choices` or the page's values
   */
  facetedCounts?: FacetedCounts | undefined;
  /** Called with the query on mount and on every change. */
  onQueryChange?: ((query: GridQuery) => void) | undefined;
  /** True while rows are loading; old ones stay, dimmed. @default false */
  busy?: boolean | undefined;
  /** True where the last load failed. @default false */
  error?: boolean | undefined;
  /** Loads all matching rows, for export and 'Select all'. @default both use the rows that were shown */
  loadAll?: LoadAllRows<Row> | undefined;
  /** Called by 'Try again'. */
  reload?: (() => void) | undefined;
}

/** Answer to a query: the rows of a page, and the total number. */
export interface ServerAnswer<Row> {
  rows: readonly Row[];
  rowCount: number;
}

/** Loads the rows of a query. The signal is aborted by a newer query. */
export type LoadRows<Row> = (query: GridQuery, signal: AbortSignal) => Promise<ServerAnswer<Row>>;

/**
 * Provides rows of a server to a `DataGrid`. Old rows stay until new ones are loaded, and only the answer to
 * the last query is used.
 *
 * @param load - a rejection is shown with 'Try again'
 * @example
 * const server = useServerRows((query, signal) => fetchBookings(query, signal));
 * const cancel = async (booking: Booking) => { await cancelBooking(booking.id); server.reload(); };
 * return <DataGrid {...server} aria-label="Bookings" columns={columns} rowKey={rowKey} />;
 */
export function useServerRows<Row>(
  load: LoadRows<Row>,
): ServerAnswer<Row> &
  Required<Pick<GridServerProps, 'manual' | 'busy' | 'error' | 'onQueryChange' | 'reload'>> {
  const [kept, setKept] = useState({
    rows: [] as readonly Row[],
    rowCount: 0,
    busy: true,
    error: false,
  });
  const latest = useRef(load);
  useInsertionEffect(() => {
    latest.current = load;
  });
  const last = useRef<{ query: GridQuery; controller: AbortController }>(undefined);
  const ask = useCallback(async (query: GridQuery) => {
    last.current?.controller.abort();
    const controller = new AbortController();
    last.current = { query, controller };
    setKept((before) => ({ ...before, busy: true, error: false }));
    const next = await answerOf(() => latest.current(query, controller.signal));
    if (!controller.signal.aborted) setKept((before) => ({ ...before, ...next, busy: false }));
  }, []);
  useEffect(() => () => last.current?.controller.abort(), []);
  const reload = useCallback(() => {
    if (last.current) void ask(last.current.query);
  }, [ask]);
  return { manual: true, ...kept, onQueryChange: ask, reload };
}

/** Never rejects: an invalid answer counts as an error too. */
async function answerOf<Row>(ask: () => Promise<ServerAnswer<Row>>) {
  try {
    const { rows, rowCount } = await ask();
    return Array.isArray(rows) ? { rows: rows as readonly Row[], rowCount } : { error: true };
  } catch {
    return { error: true };
  }
}

/**
 * Reports the query on mount and on every change. Where an answer shows that the page does not exist, e.g. in
 * an old URL, it requests the last page.
 */
export function useServerQuery<Row>(
  { state, change }: Grid<Row>,
  { manual, busy, error, rows, rowCount, onQueryChange }: GridServerProps<Row> & { rows: readonly Row[] },
): void {
  const { globalFilter, columnFilters, sorting, pagination } = state;
  const { pageIndex, pageSize } = pagination;
  const query = useStableValue<GridQuery>({ globalFilter, columnFilters, sorting, pagination });
  const report = useHandler(onQueryChange);
  const isAsked = manual && onQueryChange !== undefined;
  useEffect(() => {
    if (isAsked) report(query);
  }, [isAsked, query, report]);
  const answered = manual && !busy && !error ? rowCount : undefined;
  const hasRows = rows.length > 0;
  // Depends on answers and not on pages: a new page has no answer yet.
  const answer = useMemo(() => ({ count: answered, hasRows }), [answered, hasRows]);
  const turnBack = useHandler(({ count }: typeof answer) => {
    if (count === undefined) return;
    const existing = clampPage(pageIndex + 1, count, pageSize) - 1;
    if (existing !== pageIndex) change({ pagination: { pageIndex: existing, pageSize } });
  });
  useEffect(() => turnBack(answer), [answer, turnBack]);
}
