'use client';
import { useEffect, useInsertionEffect, useRef } from 'react';
import type { DataTableState } from './state.js';
import type { ChangeDesk } from './use-desk-state.js';

/** What a list holds. */
interface Held<Row> {
  /** All rows; of a server those of the page. */
  readonly rows: readonly Row[];
  /** What a server was asked for, and what it searched and filtered by; undefined where all rows are at hand. */
  readonly query: string | undefined;
  readonly criteria: string | undefined;
  /** How many rows a server has. */
  readonly count: number;
}

interface Options<Row> extends Held<Row> {
  rowKey: (row: Row) => string;
  /** Whether `rows` are there: neither awaited nor lost. */
  isAnswered: boolean;
  state: Pick<DataTableState, 'selected' | 'expanded'>;
  change: ChangeDesk;
}

/**
 * Takes rows that are gone out of those that are selected and expanded: should they come back, they are as any other. Of a
 * server's other pages nothing is known once it has more or fewer rows than before.
 */
export function useExistingRows<Row>({ rows, isAnswered, change, ...rest }: Options<Row>): void {
  const before = useRef<Held<Row>>(undefined);
  const latest = useRef(rest);
  useInsertionEffect(() => {
    latest.current = rest;
  });
  useEffect(() => {
    if (!isAnswered || before.current?.rows === rows) return;
    const { rowKey, state, ...asked } = latest.current;
    const now = { rows, ...asked };
    const isGone = goneFrom(before.current, now, rowKey);
    before.current = now;
    const isThere = (key: string) => !isGone(key);
    if (![...state.selected, ...state.expanded].some(isGone)) return;
    change(({ selected, expanded }) => ({
      selected: selected.filter(isThere),
      expanded: expanded.filter(isThere),
    }));
  }, [rows, isAnswered, change]);
}

/** Returns what tells of a key whether its row is gone. */
function goneFrom<Row>(
  before: Held<Row> | undefined,
  now: Held<Row>,
  rowKey: (row: Row) => string,
): (key: string) => boolean {
  // What a host selects at first may be loading still.
  if (before === undefined) return () => false;
  const keysOf = ({ rows }: Held<Row>) => new Set(rows.map(rowKey));
  const here = keysOf(now);
  const isElsewhere = (key: string) => !here.has(key);
  if (now.query === undefined) return isElsewhere;
  if (before.criteria !== now.criteria) return () => false;
  if (before.count !== now.count) return isElsewhere;
  const there = before.query === now.query ? keysOf(before) : new Set();
  return (key) => there.has(key) && isElsewhere(key);
}
