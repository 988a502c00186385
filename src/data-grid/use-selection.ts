'use client';
import { useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { useHandler } from '../lib/state.js';
import { flagsOf, keysOf } from './grid-state.js';
import type { Grid } from './use-grid.js';
import type { LoadAllRows } from './use-server-rows.js';

interface RowSource<Row> {
  rowKey: (row: Row) => string;
  /** True where a server searches, filters, sorts and paginates. */
  manual: boolean;
  isBusy: boolean;
  /** True where rows are loaded without an error. */
  isAnswered: boolean;
  loadAll: LoadAllRows<Row> | undefined;
}

/**
 * Manages the selection of a grid. Actions apply only to selected rows that match; of a server, to those that
 * it has shown for the same search and filters, on any page.
 */
export function useSelection<Row>(grid: Grid<Row>, source: RowSource<Row>) {
  const { change, matching, page, state } = grid;
  const { rowKey, manual, isBusy, loadAll } = source;
  const { globalFilter, columnFilters, sorting, rowSelection } = state;
  const criteria = JSON.stringify([globalFilter, columnFilters]);
  useDropMissingRows(grid, source, criteria);
  const keys = useMemo(() => new Set(keysOf(rowSelection)), [rowSelection]);
  /** Selected rows that a server has shown, by row keys. */
  const [seen, setSeen] = useState({ criteria, rows: new Map<string, Row>() });
  useEffect(() => {
    if (!manual) return;
    setSeen((before) => {
      // The current rows still belong to the old criteria.
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
  const set = (rows: readonly Row[], isSelected: boolean) =>
    change(({ rowSelection: before }) => {
      const next = new Set(keysOf(before));
      for (const row of rows) next[isSelected ? 'add' : 'delete'](rowKey(row));
      return { rowSelection: flagsOf(next) };
    });
  /** Selects or deselects a row; with `isRange` all rows from the previously pressed one. */
  const toggle = (row: Row, isSelected: boolean, isRange: boolean) => {
    const at = page.indexOf(row);
    const other = isRange ? page.findIndex((each) => rowKey(each) === pressed.current) : -1;
    pressed.current = rowKey(row);
    set(other === -1 ? [row] : page.slice(Math.min(at, other), Math.max(at, other) + 1), isSelected);
  };
  /** Number of rows that 'Select all' selects: all matches, or the page of a server without `loadAll`. */
  const selectable = loadAll ? grid.count : matching.length;
  const findAll = () => (loadAll ? loadAll({ globalFilter, columnFilters, sorting }) : matching);
  /** Selects the given rows, by default the loaded ones. Ignores an answer to older criteria. */
  const selectAll = (rows = matching) => {
    if (latest.current !== criteria) return;
    setSeen((before) => ({
      criteria,
      rows: new Map([...before.rows, ...rows.map((row) => [rowKey(row), row] as const)]),
    }));
    set(rows, true);
  };
  /** Selected matching rows, the number of those on other pages, and whether all are selected. */
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
  /** Returns the latest data of rows by their keys, or the given row. */
  const latestOf = (rows: readonly Row[]) => {
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
    latestOf,
  };
}

/**
 * Removes missing rows from the selected and the expanded ones. When the count of a server's rows changes,
 * rows of other pages count as missing too.
 */
function useDropMissingRows<Row>(
  { index, count, state, change }: Grid<Row>,
  { rowKey, manual, isAnswered }: RowSource<Row>,
  criteria: string,
): void {
  const previous = useRef<Record<'criteria' | 'query', string> & { rows: readonly Row[]; count: number }>(
    undefined,
  );
  const drop = useHandler((rows: readonly Row[]) => {
    const before = previous.current;
    if (before?.rows === rows) return;
    const query = JSON.stringify([criteria, state.sorting, state.pagination]);
    previous.current = { criteria, query, rows, count };
    // Rows of an initial selection may not be loaded yet.
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
