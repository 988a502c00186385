'use client';
import { useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { useHandler } from '../lib/state.js';
import { flagsOf, keysOf } from './grid-state.js';
import type { Grid } from './use-grid.js';
import type { LoadAllRows } from './use-server-rows.js';

/** How the rows of a grid came to be. */
interface RowSource<Row> {
  rowKey: (row: Row) => string;
  /** True where a server searches, filters, sorts and pages. */
  manual: boolean;
  /** True where new rows of it are awaited. */
  isBusy: boolean;
  /** True where rows are there: neither awaited nor lost. */
  isAnswered: boolean;
  loadAll: LoadAllRows<Row> | undefined;
}

/**
 * The selection of a grid. What can be done is done to the selected rows that match alone: nobody decides about rows that are
 * out of sight. Of a server, these are those that it has shown under the same search and filters, on whatever page.
 */
export function useSelection<Row>(grid: Grid<Row>, source: RowSource<Row>) {
  const { change, matching, page, state } = grid;
  const { rowKey, manual, isBusy, loadAll } = source;
  const { globalFilter, columnFilters, sorting, rowSelection } = state;
  const criteria = JSON.stringify([globalFilter, columnFilters]);
  useExistingRows(grid, source, criteria);
  const keys = useMemo(() => new Set(keysOf(rowSelection)), [rowSelection]);
  /** Selected rows that a server has shown, by their keys. */
  const [seen, setSeen] = useState({ criteria, rows: new Map<string, Row>() });
  useEffect(() => {
    if (!manual) return;
    setSeen((before) => {
      // The rows at hand are still those of the criteria before.
      if (before.criteria !== criteria) return { criteria, rows: new Map() };
      const fresh = matching.filter((row) => keys.has(rowKey(row)) && before.rows.get(rowKey(row)) !== row);
      if (isBusy || fresh.length === 0) return before;
      return {
        criteria,
        rows: new Map([...before.rows, ...fresh.map((row) => [rowKey(row), row] as const)]),
      };
    });
  }, [manual, criteria, isBusy, matching, keys, rowKey]);
  const latest = useRef(criteria);
  useInsertionEffect(() => {
    latest.current = criteria;
  });
  const pressed = useRef<string>(undefined);
  /** Selects rows beside those that are, or takes them out. */
  const set = (rows: readonly Row[], isSelected: boolean) =>
    change(({ rowSelection: before }) => {
      const next = new Set(keysOf(before));
      for (const row of rows) next[isSelected ? 'add' : 'delete'](rowKey(row));
      return { rowSelection: flagsOf(next) };
    });
  /** Selects a row or not; with `isRange` all from the one that was pressed before. */
  const toggle = (row: Row, isSelected: boolean, isRange: boolean) => {
    const at = page.indexOf(row);
    const other = isRange ? page.findIndex((each) => rowKey(each) === pressed.current) : -1;
    pressed.current = rowKey(row);
    set(other === -1 ? [row] : page.slice(Math.min(at, other), Math.max(at, other) + 1), isSelected);
  };
  /** How many rows one press selects: all that match, of a server's those of the page where nobody loads the others. */
  const selectable = loadAll ? grid.count : matching.length;
  /** Returns all rows that match, of a server's those that it loads. */
  const findAll = () => (loadAll ? loadAll({ globalFilter, columnFilters, sorting }) : matching);
  /** Selects what a server has found, or what is at hand. An answer to what was asked before is none. */
  const selectAll = (rows = matching) => {
    if (latest.current !== criteria) return;
    setSeen((before) => ({
      criteria,
      rows: new Map([...before.rows, ...rows.map((row) => [rowKey(row), row] as const)]),
    }));
    set(rows, true);
  };
  /** The selected rows that match, in order; how many are on other pages; and whether one press could select more. */
  const chosen = useMemo(() => {
    const here = keys.size === 0 ? [] : matching.filter((row) => keys.has(rowKey(row)));
    const shown = new Set(here.map(rowKey));
    const others =
      seen.criteria === criteria ? [...seen.rows].filter(([key]) => keys.has(key) && !shown.has(key)) : [];
    const rows = [...others.map(([, row]) => row), ...here];
    const onPage = new Set(page.map(rowKey));
    return {
      rows,
      elsewhere: rows.filter((row) => !onPage.has(rowKey(row))).length,
      isAll: (loadAll ? rows : here).length >= selectable,
    };
  }, [seen, criteria, matching, page, keys, rowKey, loadAll, selectable]);
  /** Returns rows as they are now, by their keys; those that are not at hand as they were. */
  const present = (rows: readonly Row[]) => {
    const now = new Map([...chosen.rows, ...matching].map((row) => [rowKey(row), row]));
    return rows.map((row) => now.get(rowKey(row)) ?? row);
  };
  return {
    ...chosen,
    selectable,
    findAll,
    selectAll,
    toggle,
    set,
    clear: () => change({ rowSelection: {} }),
    present,
  };
}

/**
 * Takes rows that are gone out of those that are selected and expanded: should they come back, they are as any other. Of a
 * server's other pages nothing is known once it has more or fewer rows than before.
 */
function useExistingRows<Row>(
  { index, count, state, change }: Grid<Row>,
  { rowKey, manual, isAnswered }: RowSource<Row>,
  criteria: string,
): void {
  const held = useRef<Record<'criteria' | 'query', string> & { rows: readonly Row[]; count: number }>(
    undefined,
  );
  const drop = useHandler((rows: readonly Row[]) => {
    const before = held.current;
    if (before?.rows === rows) return;
    const query = JSON.stringify([criteria, state.sorting, state.pagination]);
    held.current = { criteria, query, rows, count };
    // The host's first selection may be loading still.
    if (!before || (manual && before.criteria !== criteria)) return;
    const here = new Set(rows.map(rowKey));
    const gone = new Set(before.query === query ? before.rows.map(rowKey) : []);
    const knowsOthers = manual && before.count === count;
    const isLeft = (key: string) => here.has(key) || (knowsOthers && !gone.has(key));
    if ([...keysOf(state.rowSelection), ...keysOf(state.expanded)].every(isLeft)) return;
    change(({ rowSelection, expanded }) => ({
      rowSelection: flagsOf(keysOf(rowSelection).filter(isLeft)),
      expanded: flagsOf(keysOf(expanded).filter(isLeft)),
    }));
  });
  useEffect(() => {
    if (isAnswered) drop(index.rows);
  }, [index.rows, isAnswered, drop]);
}
