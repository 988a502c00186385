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
import { isLasting } from '../../domain/define-list.js';
import { normalizeStatus } from '../../domain/status.js';
import type { statusMessages } from '../../i18n/compiled/en/status.js';
import { OpenTabContext } from './open-tab.js';

/** The reader's question to a list, as a host keeps it. */
export interface ListChange<TabName extends string = string> {
  /** The tab that the list stands on. */
  tab: TabName;
  /**
   * Search, filters, order, page and the row that is open, as parameters of an address:
   * `q=tanna&status=pending&from=2026-12-01&sort=-value&page=2&open=7`; `''` for all rows as they come. What the host's own
   * parameters say besides stays.
   */
  params: string;
  /**
   * True where the reader is typing a search. An address replaces its entry then: nobody goes back letter by letter. A search that
   * is emptied is no longer typed. It is so too where a link has just opened the tab and asks this of its list, and from one
   * open row to the next: that is one step.
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
  readonly state?: GridState | undefined;
  /** The last question, as it was reported. */
  readonly params?: string | undefined;
  /** The host's value as they asked. Until it gives anything else, its answer is on the way: addresses change late. */
  readonly answering?: string | undefined;
}

/** The open row, and the list whose sheet shows it: two lists of a tab may have it. */
interface Holder {
  readonly list: string;
  readonly row: string;
}

interface ListsState {
  readonly given: ListsControl['lists'];
  readonly kept: Readonly<Record<string, KeptList>>;
  readonly keep: (tab: string, list: KeptList) => void;
  readonly report: ListsControl['onListChange'];
  readonly holder: Holder | null;
  readonly hold: (change: (before: Holder | null) => Holder | null) => void;
}

const ListsContext = createContext<ListsState>({
  given: undefined,
  kept: {},
  keep: () => undefined,
  report: undefined,
  holder: null,
  hold: () => undefined,
});

/** Keeps the state of every list while tabs come and go. */
export function Lists({ lists, onListChange, children }: ListsControl & { children: ReactNode }) {
  const [kept, setKept] = useState<ListsState['kept']>({});
  const [holder, hold] = useState<Holder | null>(null);
  useEffect(() => {
    const answered = Object.entries(kept).filter(
      ([tab, { answering }]) => answering !== undefined && answering !== lists?.[tab],
    );
    if (answered.length === 0) return;
    const now = answered.map(([tab, { state }]) => [tab, { state }]);
    setKept((before) => ({ ...before, ...Object.fromEntries(now) }));
  }, [kept, lists]);
  const value = useMemo<ListsState>(
    () => ({
      given: lists,
      kept,
      keep: (tab, list) => setKept((before) => ({ ...before, [tab]: { ...before[tab], ...list } })),
      report: onListChange,
      holder,
      hold,
    }),
    [lists, kept, onListChange, holder],
  );
  return <ListsContext.Provider value={value}>{children}</ListsContext.Provider>;
}

/** Returns the question to a tab's list: the host's, where the reader has not just asked for something else. */
function askedOf({ given, kept }: Pick<ListsState, 'given' | 'kept'>, tab: string): string {
  const params = given?.[tab];
  const own = kept[tab];
  const isAnswered = params !== undefined && own?.answering !== params;
  return (isAnswered ? undefined : own?.params) ?? params ?? '';
}

const OPEN = 'open';

function withOpen(params: string, row: string | null): string {
  const next = new URLSearchParams(params);
  if (row === null) next.delete(OPEN);
  else next.set(OPEN, row);
  return next.toString();
}

/** Returns the row that is open in one list's sheet, `null` for none, and what opens one. */
export function useOpenRow(
  list: string,
  has: (row: string) => boolean,
): [row: string | null, open: (row: string | null) => void] {
  const { current: tab } = useContext(OpenTabContext);
  const lists = useContext(ListsContext);
  const { given, keep, report, holder, hold } = lists;
  const params = askedOf(lists, tab);
  const asked = new URLSearchParams(params).get(OPEN);
  // An address names a row; the first list that has it shows it.
  const isFree = asked !== null && holder?.row !== asked && has(asked);
  useEffect(() => {
    if (isFree) hold((before) => (before?.row === asked ? before : { list, row: asked }));
  }, [isFree, hold, list, asked]);
  useEffect(() => () => hold((before) => (before?.list === list ? null : before)), [hold, list]);
  const isHeld = asked !== null && holder?.list === list && holder.row === asked;
  return [
    isHeld ? asked : null,
    (row) => {
      hold(() => (row === null ? null : { list, row }));
      keep(tab, { params: withOpen(params, row), answering: given?.[tab] });
      report?.({
        tab,
        params: withOpen(params, row !== null && isLasting(row) ? row : null),
        isTyping: isHeld,
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
 * The state of the open tab's one list: the host's where it keeps it, else the dashboard's, which stays when tabs change.
 *
 * @param columns - the list's, the same from render to render
 * @param rows - all of the list's: values that none of them has are ignored
 */
export function useListState<Row>(
  columns: readonly GridColumnModel<Row>[],
  rows?: readonly Row[],
): ListControl {
  const { current: tab } = useContext(OpenTabContext);
  const lists = useContext(ListsContext);
  const { given, kept, keep, report } = lists;
  const params = askedOf(lists, tab);
  const own = kept[tab]?.state;
  const state = useMemo<GridState>(() => {
    // Only what decides which rows show stands in an address.
    const { columnVisibility, density, rowSelection, expanded } = own ?? DEFAULT_GRID_STATE;
    const asked = gridStateFromParams(new URLSearchParams(params), columns, {}, rows);
    return { ...asked, columnVisibility, density, rowSelection, expanded };
  }, [own, params, columns, rows]);
  return {
    state,
    onStateChange: (next) => {
      // Parameters of others come after the list's own, as they are.
      const others = gridStateToParams(DEFAULT_GRID_STATE, columns, new URLSearchParams(params));
      const paramsOf = (asked: GridState) =>
        new URLSearchParams([...gridStateToParams(asked, columns), ...others]).toString();
      const nextParams = paramsOf(next);
      keep(tab, { state: next, params: nextParams, answering: given?.[tab] });
      // Density, columns and open rows stand in no address.
      if (nextParams === paramsOf(state)) return;
      // A search that is emptied is over: its entry stays, so that the way back leads to it.
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

/** The question to a list, in place of all that the reader had asked of it; a row opens in the list as it is. */
interface AskedOfList extends Partial<Pick<GridState, 'globalFilter' | 'columnFilters'>> {
  columns?: readonly GridColumnModel<never>[] | undefined;
  open?: string | undefined;
}

/** Returns what asks something of the list of a tab that a link has just opened. */
export function useAskList(): (tab: string, asked: AskedOfList) => void {
  const lists = useContext(ListsContext);
  return (tab, { globalFilter = '', columnFilters = [], columns = [], open }) => {
    const { given, kept, keep, report } = lists;
    const before = kept[tab]?.state ?? DEFAULT_GRID_STATE;
    const pagination = { ...before.pagination, pageIndex: 0 };
    const state = { ...before, globalFilter, columnFilters, pagination };
    const params =
      open === undefined ? gridStateToParams(state, columns).toString() : withOpen(askedOf(lists, tab), open);
    keep(tab, { params, answering: given?.[tab] });
    report?.({ tab, params, isTyping: true });
  };
}
