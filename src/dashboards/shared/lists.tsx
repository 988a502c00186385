'use client';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { statusLabel } from '../../components/badge/index.js';
import type { GridColumnModel } from '../../data-grid/grid-rows.js';
import {
  DEFAULT_GRID_STATE,
  type GridState,
  gridStateFromParams,
  gridStateToParams,
} from '../../data-grid/grid-state.js';
import { isStableKey } from '../../domain/define-list.js';
import { normalizeStatus } from '../../domain/status.js';
import type { statusMessages } from '../../i18n/compiled/en/status.js';
import { OpenTabContext } from './open-tab.js';

/** Change of a list's query by the reader. */
export interface ListChange<TabName extends string = string> {
  /** The tab of the list. */
  tab: TabName;
  /**
   * Search, filters, order, page and open row as URL parameters:
   * `q=tanna&status=pending&from=2026-12-01&sort=-value&page=2&open=7`; `''` for all rows in their order. The
   * host's own parameters are kept.
   */
  params: string;
  /**
   * True where the change should replace the history entry: while the reader types a search, when a link
   * opens the tab with a query, and when an open row closes or gives way to the next. False when the search
   * is cleared.
   */
  isTyping: boolean;
}

/** Props of a host that keeps the queries of lists, for instance in its URL. */
export interface ListsControl<TabName extends string = string> {
  /**
   * Queries of lists, by the value of their tab: `{ bookings: 'q=tanna&status=pending' }`. Untrusted: unknown
   * parameters are ignored. A tab that is not named keeps its own. @default the dashboard keeps all
   */
  lists?: Readonly<Partial<Record<TabName | (string & Record<never, never>), string>>> | undefined;
  /** Called when the reader changes a list's parameters. */
  onListChange?: ((change: ListChange<TabName>) => void) | undefined;
}

interface KeptList {
  readonly state?: GridState | undefined;
  readonly params?: string | undefined;
  /** The host's value when the query was reported: stale until the host gives another one. */
  readonly staleParams?: string | undefined;
}

/** The open row, and the list whose sheet shows it: two lists of a tab may have the row. */
interface OpenRow {
  readonly list: string;
  readonly row: string;
}

interface ListsState {
  readonly given: ListsControl['lists'];
  readonly kept: Readonly<Record<string, KeptList>>;
  readonly keep: (tab: string, list: KeptList) => void;
  readonly report: ListsControl['onListChange'];
  readonly openRow: OpenRow | null;
  readonly setOpenRow: (change: (before: OpenRow | null) => OpenRow | null) => void;
}

const ListsContext = createContext<ListsState>({
  given: undefined,
  kept: {},
  keep: () => undefined,
  report: undefined,
  openRow: null,
  setOpenRow: () => undefined,
});

export function Lists({ lists, onListChange, children }: ListsControl & { children: ReactNode }) {
  const [kept, setKept] = useState<ListsState['kept']>({});
  const [openRow, setOpenRow] = useState<OpenRow | null>(null);
  useEffect(() => {
    const updated = Object.entries(kept).filter(
      ([tab, { staleParams }]) => staleParams !== undefined && staleParams !== lists?.[tab],
    );
    if (updated.length === 0) return;
    const now = updated.map(([tab, { state }]) => [tab, { state }]);
    setKept((before) => ({ ...before, ...Object.fromEntries(now) }));
  }, [kept, lists]);
  const value = useMemo<ListsState>(
    () => ({
      given: lists,
      kept,
      keep: (tab, list) => setKept((before) => ({ ...before, [tab]: { ...before[tab], ...list } })),
      report: onListChange,
      openRow,
      setOpenRow,
    }),
    [lists, kept, onListChange, openRow],
  );
  return <ListsContext.Provider value={value}>{children}</ListsContext.Provider>;
}

/** Returns the query of a tab's list: the host's, unless the reader has just changed it. */
function queryOf({ given, kept }: Pick<ListsState, 'given' | 'kept'>, tab: string): string {
  const params = given?.[tab];
  const own = kept[tab];
  const isAnswered = params !== undefined && own?.staleParams !== params;
  return (isAnswered ? undefined : own?.params) ?? params ?? '';
}

const OPEN = 'open';

function withOpen(params: string, row: string | null): string {
  const next = new URLSearchParams(params);
  if (row === null) next.delete(OPEN);
  else next.set(OPEN, row);
  return next.toString();
}

/** Returns the row that is open in a list's sheet, or `null`, and a function that opens one. */
export function useOpenRow(
  list: string,
  has: (row: string) => boolean,
): [row: string | null, open: (row: string | null) => void] {
  const { current: tab } = useContext(OpenTabContext);
  const lists = useContext(ListsContext);
  const { given, keep, report, openRow, setOpenRow } = lists;
  const params = queryOf(lists, tab);
  const asked = new URLSearchParams(params).get(OPEN);
  // The first list that has the row of the URL shows it.
  const isUnclaimed = asked !== null && openRow?.row !== asked && has(asked);
  useEffect(() => {
    if (isUnclaimed) setOpenRow((before) => (before?.row === asked ? before : { list, row: asked }));
  }, [isUnclaimed, setOpenRow, list, asked]);
  useEffect(() => () => setOpenRow((before) => (before?.list === list ? null : before)), [setOpenRow, list]);
  const isOpenHere = asked !== null && openRow?.list === list && openRow.row === asked;
  return [
    isOpenHere ? asked : null,
    (row) => {
      setOpenRow(() => (row === null ? null : { list, row }));
      keep(tab, { params: withOpen(params, row), staleParams: given?.[tab] });
      report?.({
        tab,
        params: withOpen(params, row !== null && isStableKey(row) ? row : null),
        isTyping: isOpenHere,
      });
    },
  ];
}

interface ListControl {
  state: GridState;
  onStateChange: (next: GridState) => void;
  toolbar: 'auto';
}

/**
 * Returns the state of the open tab's list, which the host or the dashboard keeps.
 *
 * @param columns - the same array from render to render
 * @param rows - all rows: filter values that none of them has are ignored
 */
export function useListState<Row>(
  columns: readonly GridColumnModel<Row>[],
  rows?: readonly Row[],
): ListControl {
  const { current: tab } = useContext(OpenTabContext);
  const lists = useContext(ListsContext);
  const { given, kept, keep, report } = lists;
  const params = queryOf(lists, tab);
  const own = kept[tab]?.state;
  const state = useMemo<GridState>(() => {
    // The URL holds only the state that decides which rows are shown.
    const { columnVisibility, density, rowSelection, expanded } = own ?? DEFAULT_GRID_STATE;
    const asked = gridStateFromParams(new URLSearchParams(params), columns, {}, rows);
    return { ...asked, columnVisibility, density, rowSelection, expanded };
  }, [own, params, columns, rows]);
  return {
    state,
    onStateChange: (next) => {
      // Parameters that are not the list's follow its own, unchanged.
      const others = gridStateToParams(DEFAULT_GRID_STATE, columns, new URLSearchParams(params));
      const paramsOf = (asked: GridState) =>
        new URLSearchParams([...gridStateToParams(asked, columns), ...others]).toString();
      const nextParams = paramsOf(next);
      keep(tab, { state: next, params: nextParams, staleParams: given?.[tab] });
      if (nextParams === paramsOf(state)) return;
      // A cleared search ends the typing: its history entry stays, so that Back returns to it.
      const isTyping = next.globalFilter !== state.globalFilter && next.globalFilter !== '';
      report?.({ tab, params: nextParams, isTyping });
    },
    toolbar: 'auto',
  };
}

export const statusColumn = <Row extends { readonly status: string }>(
  header: string,
  t: typeof statusMessages,
) =>
  ({
    key: 'status',
    header,
    kind: 'status',
    value: ({ status }) => normalizeStatus(status),
    text: (status) => statusLabel(status, t),
  }) satisfies GridColumnModel<Row>;

/** A query that replaces the list's own one; `open` opens a row of the list as it is. */
interface ListQuery extends Partial<Pick<GridState, 'globalFilter' | 'columnFilters'>> {
  columns?: readonly GridColumnModel<never>[] | undefined;
  open?: string | undefined;
}

/** Returns a function that sets the query of a tab's list when a link opens the tab. */
export function useSetListQuery(): (tab: string, asked: ListQuery) => void {
  const lists = useContext(ListsContext);
  return (tab, { globalFilter = '', columnFilters = [], columns = [], open }) => {
    const { given, kept, keep, report } = lists;
    const before = kept[tab]?.state ?? DEFAULT_GRID_STATE;
    const pagination = { ...before.pagination, pageIndex: 0 };
    const state = { ...before, globalFilter, columnFilters, pagination };
    const params =
      open === undefined ? gridStateToParams(state, columns).toString() : withOpen(queryOf(lists, tab), open);
    keep(tab, { params, staleParams: given?.[tab] });
    report?.({ tab, params, isTyping: true });
  };
}
