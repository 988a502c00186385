'use client';
import { useMemo } from 'react';
import { type DeskColumn, isSortable } from './columns.js';
import type { DataTableState } from './state.js';
import {
  type ExpandedState,
  functionalUpdate,
  type ReactTable,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type Row as TableRow,
  tableFeatures,
  type Updater,
  useTable,
} from './tanstack.js';
import type { ChangeDesk } from './use-desk-state.js';

/** What TanStack Table does for us. Rows come searched, sorted and paged: it never sees more than a page of them. */
const features = /* @__PURE__ */ tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  rowExpandingFeature,
});

export type DeskTable<Row> = ReactTable<typeof features, Row & object>;
export type DeskTableRow<Row> = TableRow<typeof features, Row & object>;

interface Options<Row> {
  columns: readonly DeskColumn<Row>[];
  /** The rows of the page. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  state: DataTableState;
  change: ChangeDesk;
}

/** The model of a page's rows: what a press on a header sorts by, which rows are selected and open. */
export function useDeskTable<Row>({ columns, rows, rowKey, state, change }: Options<Row>): DeskTable<Row> {
  const { sort, selected, expanded } = state;
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        accessorFn: (row: Row) => column.value?.(row),
        enableSorting: isSortable(column),
      })),
    [columns],
  );
  const sorting = useMemo(
    () => sort.map(({ column, direction }) => ({ id: column, desc: direction === 'down' })),
    [sort],
  );
  const rowSelection = useMemo(() => flagsOf(selected), [selected]);
  const expansion = useMemo(() => flagsOf(expanded), [expanded]);
  return useTable({
    features,
    columns: definitions,
    data: rows as readonly (Row & object)[],
    getRowId: rowKey,
    getRowCanExpand: () => true,
    manualSorting: true,
    manualExpanding: true,
    sortDescFirst: false,
    enableRowRangeSelection: true,
    state: { sorting, rowSelection, expanded: expansion },
    onSortingChange: (update: Updater<typeof sorting>) =>
      change({
        sort: functionalUpdate(update, sorting).map(({ id, desc }) => ({
          column: id,
          direction: desc ? 'down' : 'up',
        })),
      }),
    onRowSelectionChange: (update: Updater<typeof rowSelection>) =>
      change(({ selected: before }) => ({
        selected: Object.keys(functionalUpdate(update, flagsOf(before))),
      })),
    onExpandedChange: (update: Updater<ExpandedState>) =>
      change(({ expanded: before }) => ({
        expanded: Object.keys(functionalUpdate<ExpandedState>(update, flagsOf(before))),
      })),
  });
}

/** TanStack keeps sets as objects. This one inherits nothing: a row's key may be 'constructor'. */
function flagsOf(keys: readonly string[]): Record<string, true> {
  const flags = Object.create(null) as Record<string, true>;
  for (const key of keys) flags[key] = true;
  return flags;
}
