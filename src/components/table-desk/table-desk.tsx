'use client';
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useCallback,
  useRef,
} from 'react';
import { tableMessages } from '../../i18n/messages/en/table';
import { useFormatters } from '../../i18n/use-formatters';
import { useMessages } from '../../i18n/use-messages';
import { cx } from '../../lib/cx';
import { ROW_INSET } from '../../lib/row-inset';
import { tableParts } from '../data-table';
import { SkeletonLine, useLoading } from '../skeleton';
import type { DeskColumn } from './columns';
import { DeskFoot } from './desk-foot';
import { DeskHead } from './desk-head';
import { DeskSearch } from './desk-search';
import { DESK, ROW_HEIGHTS, TOOLBAR } from './desk-styles';
import { useDeskRows } from './use-desk-rows';
import { type DeskStateProps, useDeskState } from './use-desk-state';
import { useDeskTable } from './use-desk-table';

export interface TableDeskProps<Row>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    DeskStateProps {
  /** What the table lists, for screen readers: 'Bookings'. */
  'aria-label': string;
  /** The columns, in order; the first names the rows. Keep the array the same from render to render. */
  columns: readonly DeskColumn<Row>[];
  /** All rows. Only a page of them is in the DOM. Keep the array the same as long as they are. */
  rows: readonly Row[];
  /** Tells the rows apart: the same as long as the row is. */
  rowKey: (row: Row) => string;
  /** What the search says it looks for: 'Search client, place or type'. @default 'Search' */
  searchLabel?: string;
  /** Shown in place of the table when there are no rows, e.g. an `EmptyState`. @default the table with its head alone */
  empty?: ReactNode;
  /** Rows of the skeleton. @default 6 */
  skeletonRows?: number;
}

function Desk<Row>(
  {
    'aria-label': label,
    columns,
    rows,
    rowKey,
    state: givenState,
    defaultState,
    onStateChange,
    searchLabel,
    empty,
    skeletonRows = 6,
    className,
    ...rest
  }: TableDeskProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const t = useMessages(tableMessages);
  const format = useFormatters();
  const loading = useLoading();
  const [state, change] = useDeskState({ state: givenState, defaultState, onStateChange });
  const found = useDeskRows(rows, columns, state);
  const table = useDeskTable({ columns, rows: found.page, rowKey, state, change });
  const searchField = useRef<HTMLInputElement>(null);
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const shown = columns.filter(({ key }) => table.getColumn(key)?.getIsVisible() ?? true);
  const cell = cx('t:font-regular', ROW_HEIGHTS[state.density]);
  const isEmpty = !loading && rows.length === 0 && empty !== undefined;
  const isCriteriaSet = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <div
      data-slot="table-desk"
      className={cx(tableParts.ROOT, ROW_INSET, DESK, className)}
      ref={ref}
      {...rest}
    >
      {isEmpty ? (
        empty
      ) : (
        <>
          <div className={TOOLBAR}>
            <DeskSearch
              label={searchLabel ?? t['table.search']}
              value={state.search}
              onSearch={search}
              inputRef={searchField}
            />
          </div>
          <p role="status" className="t:sr-only">
            {isCriteriaSet ? t['table.matches'](format, found.count) : ''}
          </p>
          <table
            aria-label={label}
            aria-hidden={loading || undefined}
            aria-rowcount={loading ? undefined : found.count + 1}
            {...tableParts.ROLES.table}
            className={tableParts.TABLE}
          >
            <colgroup className="t:@max-[43em]/table:hidden">
              {shown.map(({ key, width, colClassName }) => (
                <col
                  key={key}
                  className={colClassName}
                  ref={(column) => column?.style.setProperty('inline-size', width ?? '')}
                />
              ))}
            </colgroup>
            <DeskHead table={table} columns={shown} before={null} after={null} />
            <tbody className={tableParts.BODY} {...tableParts.ROLES.group}>
              {loading
                ? Array.from({ length: skeletonRows }, (_, index) => (
                    // Rows of a skeleton have no identity: they never move.
                    <tr
                      key={`row-${String(index)}`}
                      className={cx(tableParts.ROW, tableParts.BODY_ROW)}
                      {...tableParts.ROLES.row}
                    >
                      <tableParts.DataTableCells
                        columns={shown}
                        content={({ align = 'start', skeleton }) =>
                          skeleton ?? (
                            <span className={tableParts.SKELETON_ALIGN[align]}>
                              <SkeletonLine width={72} />
                            </span>
                          )
                        }
                        named={false}
                        className={cell}
                      />
                    </tr>
                  ))
                : table.getRowModel().rows.map(({ id, original }) => (
                    <tr
                      key={id}
                      data-slot="table-desk-row"
                      className={cx(tableParts.ROW, tableParts.BODY_ROW)}
                      {...tableParts.ROLES.row}
                    >
                      <tableParts.DataTableCells
                        columns={shown}
                        content={(column) => column.cell(original)}
                        named
                        className={cell}
                      />
                    </tr>
                  ))}
            </tbody>
          </table>
          {loading || found.count === 0 ? null : (
            <DeskFoot
              label={label}
              page={found.pageNumber}
              pageSize={state.pageSize}
              count={found.count}
              onPageChange={(page) => change({ page })}
              onPageSizeChange={(pageSize) => change({ pageSize })}
            />
          )}
        </>
      )}
    </div>
  );
}

/**
 * A list to work with: rows that are searched, filtered, sorted, selected, exported and opened. For a short list that is only
 * read, `DataTable` is enough, and brings none of this code along. For use in a `Panel` or `Card`, whose padding it
 * shares; like `DataTable` it adapts to its own width. Inside an active `Loading` it shows a skeleton of the same size.
 * Parts: `table-desk`, `table-desk-search`, `table-desk-row`, `table-desk-foot`.
 *
 * @example
 * <TableDesk aria-label="Bookings" rows={bookings} rowKey={({ key }) => key} columns={[
 *   { key: 'client', header: 'Client', value: ({ clientName }) => clientName, cell: … },
 *   { key: 'value', header: 'Value', kind: 'number', value: ({ value }) => value, align: 'end', cell: … },
 * ]} />
 */
export const TableDesk = forwardRef(Desk) as <Row>(
  props: TableDeskProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement | null;
