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
import { normalizeStatus } from '../../domain/status.js';
import type { statusMessages } from '../../i18n/compiled/en/domain.js';
import { OpenTabContext } from './open-tab.js';

/** The reader's question to a list, as a host keeps it. */
export interface ListChange<TabName extends string = string> {
  /** The tab that the list stands on. */
  tab: TabName;
  /**
   * Search, filters, order and page as parameters of an address: `q=tanna&status=pending&from=2026-12-01&sort=-value&page=2`;
   * `''` for all rows as they come.
   */
  params: string;
  /**
   * True where the reader is typing a search. An address replaces its entry then: nobody goes back letter by letter. A search that
   * is emptied is no longer typed. It is so too where a link has just opened the tab and asks this of its list: that is one step.
   */
  isTyping: boolean;
}

/** For a host that keeps what is asked of lists, in its address for instance. */
export interface ListsControl<TabName extends string = string> {
  /**
   * The questions to lists, by the value of their tab: `{ bookings: 'q=tanna&status=pending' }`. Untrusted: what a list
   * does not know is ignored. A tab that is not named keeps its own. @default the dashboard keeps all of it
   */
  lists?: Readonly<Partial<Record<TabName | (string & Record<never, never>), string>>> | undefined;
  /** Called with what the reader asks of a list, where that changes its parameters. */
  onListChange?: ((change: ListChange<TabName>) => void) | undefined;
}

interface KeptList {
  readonly state: GridState;
  /** The host's value as they set it. Until it gives anything else, its answer is on the way: addresses change late. */
  readonly answering?: string | undefined;
}

interface ListsState {
  readonly given: ListsControl['lists'];
  /** The settings of lists by their reader, by tab. */
  readonly kept: Readonly<Record<string, KeptList>>;
  readonly keep: (tab: string, list: KeptList) => void;
  readonly report: ListsControl['onListChange'];
}

const ListsContext = createContext<ListsState>({
  given: undefined,
  kept: {},
  keep: () => undefined,
  report: undefined,
});

/** Keeps the state of every list while tabs come and go. */
export function Lists({ lists, onListChange, children }: ListsControl & { children: ReactNode }) {
  const [kept, setKept] = useState<ListsState['kept']>({});
  const value = useMemo<ListsState>(
    () => ({
      given: lists,
      kept,
      keep: (tab, list) => setKept((before) => ({ ...before, [tab]: list })),
      report: onListChange,
    }),
    [lists, kept, onListChange],
  );
  return <ListsContext.Provider value={value}>{children}</ListsContext.Provider>;
}

interface ListControl {
  state: GridState;
  onStateChange: (next: GridState) => void;
  toolbar: 'auto';
}

/**
 * The state of the open tab's one list, for a `DataGrid` or a `DataList`: the host's where it keeps it, else the dashboard's.
 * The question to the list stays when tabs change.
 *
 * @param columns - the list's, the same from render to render
 * @param rows - all of the list's: values that none of them has are ignored
 */
export function useListState<Row>(
  columns: readonly GridColumnModel<Row>[],
  rows?: readonly Row[],
): ListControl {
  const { current: tab } = useContext(OpenTabContext);
  const { given, kept, keep, report } = useContext(ListsContext);
  const params = given?.[tab];
  const own = kept[tab];
  const isAnswered = own?.answering !== undefined && own.answering !== params;
  useEffect(() => {
    if (own && isAnswered) keep(tab, { state: own.state });
  });
  const state = useMemo<GridState>(() => {
    const start = own?.state ?? DEFAULT_GRID_STATE;
    if (params === undefined || own?.answering === params) return start;
    // Only what decides which rows show stands in an address.
    const { columnVisibility, density, rowSelection, expanded } = start;
    const asked = gridStateFromParams(new URLSearchParams(params), columns, {}, rows);
    return { ...asked, columnVisibility, density, rowSelection, expanded };
  }, [own, params, columns, rows]);
  return {
    state,
    onStateChange: (next) => {
      keep(tab, { state: next, answering: params });
      const nextParams = gridStateToParams(next, columns).toString();
      // Density, columns and open rows stand in no address.
      if (nextParams === gridStateToParams(state, columns).toString()) return;
      // A search that is emptied is over: its entry stays, so that the way back leads to it.
      const isTyping = next.globalFilter !== state.globalFilter && next.globalFilter !== '';
      report?.({ tab, params: nextParams, isTyping });
    },
    toolbar: 'auto',
  };
}

/** Returns the column of a list's statuses, in their words. */
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

/** The question to a list, in place of all that the reader had asked of it. */
interface AskedOfList extends Partial<Pick<GridState, 'globalFilter' | 'columnFilters'>> {
  /** The columns that are filtered. */
  columns?: readonly GridColumnModel<never>[] | undefined;
}

/**
 * Asks something of the list of a tab that a link has just opened.
 *
 * @returns called with the tab, and what is asked
 */
export function useAskList(): (tab: string, asked: AskedOfList) => void {
  const { given, kept, keep, report } = useContext(ListsContext);
  return (tab, { globalFilter = '', columnFilters = [], columns = [] }) => {
    const before = kept[tab]?.state ?? DEFAULT_GRID_STATE;
    const pagination = { ...before.pagination, pageIndex: 0 };
    const state = { ...before, globalFilter, columnFilters, pagination };
    keep(tab, { state, answering: given?.[tab] });
    report?.({ tab, params: gridStateToParams(state, columns).toString(), isTyping: true });
  };
}
