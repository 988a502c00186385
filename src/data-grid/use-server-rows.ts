'use client';
import { useCallback, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { clampPage } from '../components/pager/index.js';
import { useHandler } from '../lib/state.js';
import type { GridQuery } from './grid-state.js';
import { type FacetedCounts, type Grid, useSame } from './use-grid.js';

/** Loads all rows that match, over all pages, in order. What it throws is said, with 'Try again'. */
export type LoadAllRows<Row> = (query: Omit<GridQuery, 'pagination'>) => Promise<readonly Row[]>;

/** Where the rows are searched, filtered, sorted and paged. */
export interface GridServerProps<Row = never> {
  /**
   * True where a server does that, and `rows` are those of one page: TanStack's `manualFiltering`, `manualSorting` and
   * `manualPagination` in one. @default false
   */
  manual?: boolean | undefined;
  /** How many rows match on the server, over all pages. @default as many as `rows` */
  rowCount?: number | undefined;
  /**
   * How often values occur on the server among rows that fulfil all criteria but the column's own, for the chips:
   * `{ status: { pending: 2214, '': 3 } }`, '' being for rows without a value.
   * @default chips without figures, for the values of the page where the column declares none
   */
  facetedCounts?: FacetedCounts | undefined;
  /** Called with what to ask the server for: at first, and whenever it changes. */
  onQueryChange?: ((query: GridQuery) => void) | undefined;
  /** True where rows are being loaded: those that are there stay, and are marked. @default false */
  busy?: boolean | undefined;
  /** True where the last rows could not be loaded. @default false */
  error?: boolean | undefined;
  /**
   * Loads all rows that match, for a file and for 'Select all 155 that match'.
   * @default both are about the rows that were shown
   */
  loadAll?: LoadAllRows<Row> | undefined;
  /** Asks for the rows again. Called by 'Try again'. */
  reload?: (() => void) | undefined;
}

/** A server's answer to a query: the rows of a page, and how many there are in all. */
export interface ServerAnswer<Row> {
  rows: readonly Row[];
  rowCount: number;
}

/** Asks a server for the rows of a query. The signal is aborted when a newer query takes its place. */
export type LoadRows<Row> = (query: GridQuery, signal: AbortSignal) => Promise<ServerAnswer<Row>>;

/**
 * Rows of a server for a `DataGrid`. Old rows stay until new ones are there, and of several queries under way only the
 * last one's answer counts.
 *
 * @param load - asks the server; what it throws shows as a failure with 'Try again'
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

/** Asks once, and never rejects: what is no list of rows is a failure as well. */
async function answerOf<Row>(ask: () => Promise<ServerAnswer<Row>>) {
  try {
    const { rows, rowCount } = await ask();
    return Array.isArray(rows) ? { rows: rows as readonly Row[], rowCount } : { error: true };
  } catch {
    return { error: true };
  }
}

/**
 * Tells the page what to ask its server for: at first, and whenever it says something else than before. Where an answer shows
 * that the page does not exist, as in an old address or once rows are deleted, the last one is asked for.
 */
export function useServerQuery<Row>(
  { state, change }: Grid<Row>,
  { manual, busy, error, rows, rowCount, onQueryChange }: GridServerProps<Row> & { rows: readonly Row[] },
): void {
  const { globalFilter, columnFilters, sorting, pagination } = state;
  const { pageIndex, pageSize } = pagination;
  const query = useSame<GridQuery>({ globalFilter, columnFilters, sorting, pagination });
  const report = useHandler(onQueryChange);
  const isAsked = manual && onQueryChange !== undefined;
  useEffect(() => {
    if (isAsked) report(query);
  }, [isAsked, query, report]);
  const answered = manual && !busy && !error ? rowCount : undefined;
  const hasRows = rows.length > 0;
  // By answers, not by pages: what is asked for next has not been answered yet. In an empty list every page is the first.
  const answer = useMemo(() => ({ count: answered, hasRows }), [answered, hasRows]);
  const turnBack = useHandler(({ count }: typeof answer) => {
    if (count === undefined) return;
    const existing = clampPage(pageIndex + 1, count, pageSize) - 1;
    if (existing !== pageIndex) change({ pagination: { pageIndex: existing, pageSize } });
  });
  useEffect(() => turnBack(answer), [answer, turnBack]);
}
