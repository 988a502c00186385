'use client';
import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react';
import type { DeskServerProps } from './desk-props.js';
import type { TableQuery } from './state.js';

/** What a server answers to a query: the rows of a page, and how many there are in all. */
export interface ServerAnswer<Row> {
  rows: readonly Row[];
  rowCount: number;
}

/** Asks a server for the rows of a query. The signal is aborted when a newer query takes its place. */
export type LoadRows<Row> = (query: TableQuery, signal: AbortSignal) => Promise<ServerAnswer<Row>>;

interface Kept<Row> extends ServerAnswer<Row> {
  busy: boolean;
  error: boolean;
}

/**
 * Rows of a server for a `TableDesk`. Old rows stay until new ones are there, and of several queries under way only the
 * last one's answer counts.
 *
 * @param load - asks the server; what it throws shows as a failure with 'Try again'
 * @example
 * const server = useServerRows((query, signal) => fetchBookings(query, signal));
 * return <TableDesk {...server} aria-label="Bookings" columns={columns} rowKey={rowKey} />;
 */
export function useServerRows<Row>(
  load: LoadRows<Row>,
): ServerAnswer<Row> &
  Required<Pick<DeskServerProps, 'mode' | 'busy' | 'error' | 'onQueryChange' | 'onRetry'>> {
  const [kept, setKept] = useState<Kept<Row>>({ rows: [], rowCount: 0, busy: true, error: false });
  const latest = useRef(load);
  useInsertionEffect(() => {
    latest.current = load;
  });
  const last = useRef<{ query: TableQuery; controller: AbortController }>(undefined);
  const ask = useCallback(async (query: TableQuery) => {
    last.current?.controller.abort();
    const controller = new AbortController();
    last.current = { query, controller };
    setKept((before) => ({ ...before, busy: true, error: false }));
    let next: Partial<Kept<Row>>;
    try {
      const { rows, rowCount } = await latest.current(query, controller.signal);
      next = { rows, rowCount };
    } catch {
      next = { error: true };
    }
    if (!controller.signal.aborted) setKept((before) => ({ ...before, ...next, busy: false }));
  }, []);
  useEffect(() => () => last.current?.controller.abort(), []);
  const onRetry = useCallback(() => {
    if (last.current) void ask(last.current.query);
  }, [ask]);
  return { mode: 'server', ...kept, onQueryChange: ask, onRetry };
}
