'use client';
import { useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { flagsOf, keysOf } from './grid-state.js';
import type { Grid } from './use-grid.js';

/** How the rows of a grid came to be. */
interface RowSource<Row> {
  rowKey: (row: Row) => string;
  /** True where a server searches, filters, sorts and pages. */
  manual: boolean;
  /** True where new rows of it are awaited. */
  isBusy: boolean;
  /** True where rows are there: neither awaited nor lost. */
  isAnswered: boolean;
}

/**
 * The selection of a grid. What can be done is done to the selected rows that match alone: nobody decides about rows that are
 * out of sight. Of a server, these are those that it has shown under the same search and filters, on whatever page.
 */
export function useSelection<Row>(grid: Grid<Row>, source: RowSource<Row>) {
  const { change, matching, page, state } = grid;
  const { rowKey, manual, isBusy } = source;
  const { globalFilter, columnFilters, sorting, pagination, rowSelection } = state;
  const criteria = manual ? JSON.stringify([globalFilter, columnFilters]) : undefined;
  useExistingRows(
    grid,
    source,
    criteria,
    manual ? JSON.stringify([criteria, sorting, pagination]) : undefined,
  );
  const keys = useMemo(() => new Set(keysOf(rowSelection)), [rowSelection]);
  const seen = useSeenRows(matching, rowKey, keys, criteria, isBusy);
  const pressed = useRef<string>(undefined);
  /** Selects rows beside those that are, or takes them out. */
  const set = (rows: readonly Row[], isSelected: boolean) =>
    change(({ rowSelection: before }) => {
      const next = new Set(keysOf(before));
      for (const row of rows) {
        if (isSelected) next.add(rowKey(row));
        else next.delete(rowKey(row));
      }
      return { rowSelection: flagsOf(next) };
    });
  /** Selects a row or not; with `isRange` all from the one that was pressed before. */
  const toggle = (row: Row, isSelected: boolean, isRange: boolean) => {
    const at = page.indexOf(row);
    const other = isRange ? page.findIndex((each) => rowKey(each) === pressed.current) : -1;
    pressed.current = rowKey(row);
    set(other === -1 ? [row] : page.slice(Math.min(at, other), Math.max(at, other) + 1), isSelected);
  };
  /** The selected rows that match, in order; and whether they are all, of a server's all of the page. */
  const chosen = useMemo(() => {
    const here = keys.size === 0 ? [] : matching.filter((row) => keys.has(rowKey(row)));
    const shown = new Set(here.map(rowKey));
    const elsewhere = [...seen].filter(([key]) => keys.has(key) && !shown.has(key)).map(([, row]) => row);
    return { rows: [...elsewhere, ...here], isAll: here.length === matching.length };
  }, [seen, matching, keys, rowKey]);
  /** Returns rows as they are now, by their keys; those that are not at hand as they were. */
  const present = (rows: readonly Row[]) => {
    const now = new Map([...chosen.rows, ...matching].map((row) => [rowKey(row), row]));
    return rows.map((row) => now.get(rowKey(row)) ?? row);
  };
  return { ...chosen, toggle, set, clear: () => change({ rowSelection: {} }), present };
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();

/** Selected rows that a server has shown under the same search and filters, by their keys. */
function useSeenRows<Row>(
  matching: readonly Row[],
  rowKey: (row: Row) => string,
  keys: ReadonlySet<string>,
  criteria: string | undefined,
  isBusy: boolean,
): ReadonlyMap<string, Row> {
  const [seen, setSeen] = useState<{ criteria: string | undefined; rows: ReadonlyMap<string, Row> }>({
    criteria,
    rows: NOTHING,
  });
  useEffect(() => {
    if (criteria === undefined) return;
    setSeen((before) => {
      // The rows at hand are still those of the criteria before.
      if (before.criteria !== criteria) return { criteria, rows: NOTHING };
      const fresh = matching.filter((row) => keys.has(rowKey(row)) && before.rows.get(rowKey(row)) !== row);
      if (isBusy || fresh.length === 0) return before;
      const more = fresh.map((row) => [rowKey(row), row] as const);
      return { criteria, rows: new Map([...before.rows, ...more]) };
    });
  }, [criteria, isBusy, matching, keys, rowKey]);
  return criteria === undefined || seen.criteria !== criteria ? NOTHING : seen.rows;
}

/** The props of a grid. */
interface Held<Row> {
  /** All rows; of a server those of the page. */
  readonly rows: readonly Row[];
  /** The query of a server, with what it searched and filtered by; undefined where all rows are at hand. */
  readonly query: string | undefined;
  readonly criteria: string | undefined;
  /** How many rows a server has. */
  readonly count: number;
}

/**
 * Takes rows that are gone out of those that are selected and expanded: should they come back, they are as any other. Of a
 * server's other pages nothing is known once it has more or fewer rows than before.
 */
function useExistingRows<Row>(
  { index: { rows }, count, state, change }: Grid<Row>,
  { rowKey, isAnswered }: RowSource<Row>,
  criteria: string | undefined,
  query: string | undefined,
): void {
  const before = useRef<Held<Row>>(undefined);
  const asked = { rowKey, state, criteria, query, count };
  const latest = useRef(asked);
  useInsertionEffect(() => {
    latest.current = asked;
  });
  useEffect(() => {
    if (!isAnswered || before.current?.rows === rows) return;
    const { rowKey: keyOf, state: current, ...rest } = latest.current;
    const now = { rows, ...rest };
    const isGone = goneFrom(before.current, now, keyOf);
    before.current = now;
    if (![...keysOf(current.rowSelection), ...keysOf(current.expanded)].some(isGone)) return;
    const left = (key: string) => !isGone(key);
    change(({ rowSelection, expanded }) => ({
      rowSelection: flagsOf(keysOf(rowSelection).filter(left)),
      expanded: flagsOf(keysOf(expanded).filter(left)),
    }));
  }, [rows, isAnswered, change]);
}

/** Returns what tells of a key whether its row is gone. */
function goneFrom<Row>(
  before: Held<Row> | undefined,
  now: Held<Row>,
  rowKey: (row: Row) => string,
): (key: string) => boolean {
  // The host's first selection may be loading still.
  if (before === undefined) return () => false;
  const keysIn = ({ rows }: Held<Row>) => new Set(rows.map(rowKey));
  const here = keysIn(now);
  const isElsewhere = (key: string) => !here.has(key);
  if (now.query === undefined) return isElsewhere;
  if (before.criteria !== now.criteria) return () => false;
  if (before.count !== now.count) return isElsewhere;
  const there = before.query === now.query ? keysIn(before) : new Set();
  return (key) => there.has(key) && isElsewhere(key);
}
