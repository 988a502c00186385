'use client';
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { cx, type PartClasses } from '../../lib/cx.js';
import { ROW_INSET } from '../../lib/rows.js';
import { PAGE_SIZE, Pager, usePager } from '../pager/index.js';
import { useLoading } from '../skeleton/index.js';
import {
  BODY,
  BODY_ROW,
  Columns,
  cellOf,
  DataTableCells,
  givesWay,
  HEAD,
  headCell,
  rowHeight as heightOfRows,
  ROLES,
  ROOT,
  ROW,
  SkeletonRows,
  TABLE,
  TotalRow,
} from './data-table-row.js';

/** Where a cell stands when the table is narrow and each row is a block. */
export interface NarrowCell {
  /** At the start of a line, after what stands there, before the end, at the end, or over the whole line. */
  place: 'start' | 'after' | 'middle' | 'end' | 'full';
  /** The line of the block. */
  line: 1 | 2 | 3 | 4;
  /** Stands under the name beside an avatar, quiet. @default false */
  indent?: boolean | undefined;
  /** Said after the value, as the column's name is out of sight there: 'km'. */
  unit?: string | undefined;
}

/** The kind of a column's values. */
export type ColumnKind = 'text' | 'amount' | 'share' | 'date' | 'status';

/** A column of a `DataTable`. The first one names the rows. */
export interface DataTableColumn<Row> {
  /** Tells it from the others. */
  key: string;
  /** Its name. */
  header: string;
  /** The content for a row. Untrusted text within other content belongs in `<bdi>`. */
  cell: (row: Row) => ReactNode;
  /**
   * The kind of its values. An 'amount' stands at the end and on one line, as does a 'status' at the start; a 'share' is a figure drawn
   * as a bar. A text is set apart from what is around it, and a 'date' as text wraps between its days only. @default 'text'
   */
  kind?: ColumnKind | undefined;
  /** Its width, e.g. '41%', set once scripts run: server markup has no styles. @default an equal share of what is left */
  width?: string | undefined;
  /**
   * Its importance where a table has no room for every column and more than a phone's: 1 stays, 2 and 3 give way below
   * 840 px. Its text may stand under the name of the row there: `merged` of `PersonCell`. @default 1
   */
  priority?: 1 | 2 | 3 | undefined;
  /** A class of its `<col>`, for a width that server markup has too. */
  colClassName?: string | undefined;
  /** Its place in the block of a narrow row; 'hidden' for none. @default a line of its own, with its name before the value */
  narrow?: NarrowCell | 'hidden' | undefined;
  /** The content of its cells while the rows load. @default a block of the height of a text or a badge */
  skeleton?: ReactNode | undefined;
  /** Further classes of its cells. */
  className?: string | undefined;
}

export interface DataTableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The caption for screen readers: 'Recent bookings'. */
  'aria-label': string;
  /** The columns, in order; the first names the rows. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in order. Only a page of them is in the DOM. */
  rows: readonly Row[];
  /** Tells the rows apart: the same as long as the row is. */
  rowKey: (row: Row) => string;
  /** Lines of a row: 64 px high for two, 56 px for one. @default 'double' */
  rowHeight?: 'double' | 'single' | undefined;
  /** A last row, by the keys of columns: `{ provider: 'Total', revenue: '$92,400' }`. */
  footer?: Readonly<Record<string, ReactNode>> | undefined;
  /** Shown in place of the table when there are no rows, e.g. an `EmptyState`. @default the table with its head alone */
  empty?: ReactNode | undefined;
  /** Rows of a page; longer tables get a pager. @default 50 */
  pageSize?: number | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: PartClasses<'data-table-row' | 'data-table-total' | 'pager'> | undefined;
  /** Rows of the skeleton. @default 3 */
  skeletonRows?: number | undefined;
}

function Table<Row>(
  {
    'aria-label': label,
    columns,
    rows: allRows,
    rowKey,
    rowHeight = 'double',
    footer,
    empty,
    pageSize = PAGE_SIZE,
    skeletonRows = 3,
    className,
    classNames,
    ...rest
  }: DataTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const loading = useLoading();
  const { rows, pager } = usePager(allRows, pageSize);
  const isEmpty = !loading && allRows.length === 0 && empty !== undefined;
  return (
    <div data-slot="data-table" className={cx(ROOT, ROW_INSET, className)} ref={ref} {...rest}>
      {isEmpty ? (
        empty
      ) : (
        <table
          aria-label={label}
          // Rows that load say nothing yet.
          aria-hidden={loading || undefined}
          className={TABLE}
          {...ROLES.table}
        >
          <Columns columns={columns} />
          <thead className={HEAD} {...ROLES.group}>
            <tr className="t:border-0" {...ROLES.row}>
              {columns.map(({ key, header, kind, priority = 1 }) => (
                <th
                  key={key}
                  scope="col"
                  className={cx(headCell({ amount: kind === 'amount' }), givesWay({ priority }))}
                  {...ROLES.header}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={cx(BODY, heightOfRows({ height: rowHeight }))} {...ROLES.group}>
            {loading ? (
              <SkeletonRows columns={columns} count={skeletonRows} />
            ) : (
              rows.map((row) => (
                <tr
                  key={rowKey(row)}
                  data-slot="data-table-row"
                  className={cx(ROW, BODY_ROW, classNames?.['data-table-row'])}
                  {...ROLES.row}
                >
                  <DataTableCells columns={columns} content={(column) => cellOf(column, row)} named />
                </tr>
              ))
            )}
          </tbody>
          {footer ? (
            <tfoot className={cx(BODY, heightOfRows({ height: 'single' }))} {...ROLES.group}>
              <TotalRow
                columns={columns}
                slot="data-table-total"
                figures={footer}
                loading={loading}
                className={classNames?.['data-table-total']}
              />
            </tfoot>
          ) : null}
        </table>
      )}
      {loading ? null : (
        <Pager
          aria-label={label}
          className={cx('t:border-t t:px-(--row-inset) t:py-3', classNames?.pager)}
          {...pager}
        />
      )}
    </div>
  );
}

/**
 * Rows of the same kind with their figures in columns. It adapts to its own width: in a narrow table each row becomes a
 * block of two columns, or of one where text is large, so it never scrolls sideways. For use in a `Panel`, whose padding
 * it shares. Inside an active `Loading` it shows a skeleton of the same size. Parts: `data-table`,
 * `data-table-row`, `data-table-total`, `pager`.
 *
 * @example
 * <DataTable aria-label="Bookings" rows={bookings} rowKey={({ key }) => key} columns={[
 *   { key: 'client', header: 'Client', cell: ({ clientName }) => <bdi>{clientName}</bdi> },
 *   { key: 'value', header: 'Value', kind: 'amount', cell: ({ value }) => formatMoney(value) },
 * ]} />
 */
export const DataTable = forwardRef(Table) as <Row>(
  props: DataTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement | null;
