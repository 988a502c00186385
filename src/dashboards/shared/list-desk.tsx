'use client';
import { useMemo } from 'react';
import { useSampleData } from '../../components/badge/index.js';
import { DataTable } from '../../components/data-table/index.js';
import { useLoading } from '../../components/skeleton/index.js';
import {
  type DataTableState,
  type DeskStateProps,
  filterRows,
  RowDesk,
  type RowDeskProps,
  sortRows,
  TableDesk,
  type TableDeskProps,
} from '../../components/table-desk/index.js';
import { listMessages } from '../../i18n/compiled/en/lists.js';
import { Sentence } from '../../i18n/sentence.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useListState } from './lists.js';

/** From this many rows on a list has a toolbar: fewer are seen at a glance. */
export const TOOLBAR_FROM = 6;

export interface ListDeskProps<Row>
  extends Omit<
    TableDeskProps<Row>,
    'state' | 'defaultState' | 'onStateChange' | 'onOpenRow' | 'csv' | 'toolbar'
  > {
  /** Rows of the skeleton. Where they are enough for a toolbar it has one too. */
  skeletonRows: number;
  /** Begins the name of the file that rows are exported to: 'bookings'. */
  fileName: string;
  /** Called when the reader opens a row, with all that match in their order. @default rows do not open */
  onOpenRow?: ((row: Row, rows: readonly Row[]) => void) | undefined;
}

const NO_ROWS: readonly never[] = [];

/**
 * The one list of a tab: what readers ask of it stays when tabs change, and stands in the host's address if it likes.
 * Sample rows are only shown.
 */
export function ListDesk<Row>({ skeletonRows, fileName, onOpenRow, ...rest }: ListDeskProps<Row>) {
  const { columns, rows } = rest;
  const format = useFormatters();
  const loading = useLoading();
  const isSample = useSampleData();
  const { state, onStateChange } = useListState(columns);
  const csv = useMemo(() => ({ name: fileName }), [fileName]);
  if (isSample && !loading) {
    return (
      <DataTable
        aria-label={rest['aria-label']}
        columns={columns}
        rows={rows}
        rowKey={rest.rowKey}
        rowHeight="single"
        footer={rest.footer?.(rows)}
        empty={rest.empty}
      />
    );
  }
  return (
    <TableDesk
      {...rest}
      // Placeholders of rows that load belong to no list.
      rows={loading ? NO_ROWS : rows}
      skeletonRows={skeletonRows}
      state={askedOf(state, rows)}
      onStateChange={onStateChange}
      csv={csv}
      toolbar={hasToolbar(state, loading ? skeletonRows : rows.length)}
      onOpenRow={
        onOpenRow
          ? (row) =>
              onOpenRow(row, filterRows(sortRows(rows, columns, state.sort, format), columns, state, format))
          : undefined
      }
    />
  );
}

interface ListRowsProps<Row> extends Omit<RowDeskProps<Row>, keyof DeskStateProps> {
  /** Rows of the skeleton. Where they are enough for a toolbar it has one too. */
  skeletonRows: number;
}

/**
 * The same for a list that is no table: its rows keep their look. Of several lists of a tab one has the toolbar, and the others
 * (`toolbar={false}`) show what is asked for there.
 */
export function ListRows<Row>({ skeletonRows, toolbar = true, ...rest }: ListRowsProps<Row>) {
  const { columns, rows } = rest;
  const loading = useLoading();
  const isSample = useSampleData() && !loading;
  const { state, onStateChange } = useListState(columns);
  return (
    <RowDesk
      {...rest}
      rows={loading ? NO_ROWS : rows}
      state={askedOf(state, isSample ? NO_ROWS : rows)}
      onStateChange={onStateChange}
      toolbar={toolbar && !isSample && hasToolbar(state, loading ? skeletonRows : rows.length)}
    />
  );
}

/** A list without rows says that there are none, whatever was searched in it. */
const askedOf = (state: DataTableState, { length }: readonly unknown[]): DataTableState =>
  length === 0 ? { ...state, search: '', filters: {} } : state;

/** Whether a list has a toolbar. What hides rows can be taken back, however few there are. */
const hasToolbar = ({ search, filters }: DataTableState, count: number): boolean =>
  count >= TOOLBAR_FROM || (count > 0 && (search !== '' || Object.keys(filters).length > 0));

/** The different values of a column, for its filter: those that come first in the rows first. */
export const choicesOf = <Row,>(rows: readonly Row[], of: (row: Row) => string): readonly string[] => [
  ...new Set(rows.map(of).filter((value) => value !== '')),
];

interface ValueLineProps {
  /** How many rows there are. */
  count: number;
  /** Whether they are all that there are. */
  isAll: boolean;
  /** What they are worth together, in the provider's currency. */
  value: number;
}

/** What the rows shown are worth together: 'Value of these 2,214: $5,291,460'. */
export function ValueLine({ count, isAll, value }: ValueLineProps) {
  const format = useFormatters();
  const t = useMessages(listMessages);
  return (
    <span className="t:own-direction">
      <Sentence
        text={t[isAll ? 'list.value.all' : 'list.value.these'](
          {
            count,
            value: format.money(value),
            b: (amount) => <b className="t:font-semibold t:text-ink t:figures">{amount}</b>,
          },
          format,
        )}
      />
    </span>
  );
}
