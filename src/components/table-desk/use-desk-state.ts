'use client';
import { useCallback, useInsertionEffect, useRef, useState } from 'react';
import { changeTable, type DataTableState, DEFAULT_TABLE_STATE } from './state.js';

/** Where the state of a table is kept. */
export interface DeskStateProps {
  /** The state, or the parts of it that the page keeps: `{ search, sort }`. @default the table keeps all of it */
  state?: Partial<DataTableState> | undefined;
  /** The state at first, where the table keeps it. */
  defaultState?: Partial<DataTableState> | undefined;
  /** Called with the whole state whenever the reader changes a part of it. */
  onStateChange?: ((state: DataTableState) => void) | undefined;
}

/** Changes parts of the state. The same function for as long as the table lives. */
export type ChangeDesk = (
  patch: Partial<DataTableState> | ((state: DataTableState) => Partial<DataTableState>),
) => void;

/** The state of a table, of which the page may keep any part. */
export function useDeskState({
  state: given,
  defaultState,
  onStateChange,
}: DeskStateProps): [DataTableState, ChangeDesk] {
  const [own, setOwn] = useState<DataTableState>(() => ({ ...DEFAULT_TABLE_STATE, ...defaultState }));
  const state = given ? { ...own, ...given } : own;
  const latest = useRef({ state, report: onStateChange });
  useInsertionEffect(() => {
    latest.current = { state, report: onStateChange };
  });
  const change = useCallback<ChangeDesk>((patch) => {
    const { current } = latest;
    const next = changeTable(current.state, typeof patch === 'function' ? patch(current.state) : patch);
    // Two changes may come before the next render.
    current.state = next;
    setOwn(next);
    current.report?.(next);
  }, []);
  return [state, change];
}
