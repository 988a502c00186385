'use client';
import { useEffect, useMemo, useState } from 'react';

interface Options<Row> {
  /** Keys of selected rows. */
  selected: readonly string[];
  /** The rows that match, in order; of a server's those of the page. */
  matching: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a server searches and filters by; undefined where the table does. */
  criteria: string | undefined;
  /** Whether new rows of a server are awaited. */
  isBusy: boolean;
}

interface Chosen<Row> {
  rows: readonly Row[];
  /** Whether all of `matching` are. */
  isAll: boolean;
}

/**
 * The selected rows that match. What can be done is done to those alone: nobody decides about rows that are out of sight. Of a
 * server, these are those that it has shown under the same search and filters, on whatever page.
 */
export function useChosenRows<Row>({
  selected,
  matching,
  rowKey,
  criteria,
  isBusy,
}: Options<Row>): Chosen<Row> {
  const [seen, setSeen] = useState<{ criteria: string | undefined; rows: ReadonlyMap<string, Row> }>({
    criteria,
    rows: new Map(),
  });
  const keys = useMemo(() => new Set(selected), [selected]);
  useEffect(() => {
    if (criteria === undefined) return;
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
  }, [criteria, isBusy, matching, keys, rowKey]);
  return useMemo(() => {
    const here = keys.size === 0 ? [] : matching.filter((row) => keys.has(rowKey(row)));
    const isAll = here.length === matching.length;
    if (criteria === undefined || seen.criteria !== criteria) return { rows: here, isAll };
    const shown = new Set(here.map(rowKey));
    const elsewhere = [...seen.rows]
      .filter(([key]) => keys.has(key) && !shown.has(key))
      .map(([, row]) => row);
    return { rows: [...elsewhere, ...here], isAll };
  }, [criteria, seen, matching, keys, rowKey]);
}
