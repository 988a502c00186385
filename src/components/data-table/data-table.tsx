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

/** Position of a cell in the block that a row becomes in a narrow table. */
export interface NarrowCell {
  /** At the start of a line, after that, before the end, at the end, or over the whole line. */
  place: 'start' | 'after' | 'middle' | 'end' | 'full';
  /** Line of the block. */
  line: 1 | 2 | 3 | 4;
  /** Indents it to the name beside an avatar, in a quiet colour. @default false */
  indent?: boolean | undefined;
  /** Unit after the value, as the column's name is hidden there: 'km'. */
  unit?: string | undefined;
}

/** Kind of values: an 'amount' is aligned at the end, a 'share' a bar, a 'date' wraps between days only. */
export type ColumnKind = 'text' | 'amount' | 'share' | 'date' | 'status';

/** A column of a `DataTable`. The first one names the rows. */
export interface DataTableColumn<Row> {
  /** Unique key. */
  key: string;
  /** Name of the column. */
  header: string;
  /** Returns the content for a row. Untrusted text inside other content belongs in `<bdi>`. */
  cell: (row: Row) => ReactNode;
  /** Kind of its values. Plain text gets a `<bdi>`, except for an 'amount'. @default 'text' */
  kind?: ColumnKind | undefined;
  /** Width, e.g. '41%', set by script: server markup has no styles. @default an equal share of the rest */
  width?: string | undefined;
  /** Importance: a table below 840 px hides 2 and 3; `merged` of `PersonCell` may show them. @default 1 */
  priority?: 1 | 2 | 3 | undefined;
  /** Class of its `<col>`, for a width that server markup has too. */
  colClassName?: string | undefined;
  /** Place in the block of a narrow row; 'hidden' for none. @default a line with its name before the value */
  narrow?: NarrowCell | 'hidden' | undefined;
  /** Content of its cells while the rows load. @default a block as high as a text or a badge */
  skeleton?: ReactNode | undefined;
  /** Further classes of its cells. */
  className?: string | undefined;
}

export interface DataTableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Caption for screen readers: 'Recent bookings'. */
  'aria-label': string;
  /** Columns, in order; the first names the rows. */
  columns: readonly DataTableColumn<Row>[];
  /** Rows, in order. Only a page of them is in the DOM. */
  rows: readonly Row[];
  /** Returns a unique, stable key of a row. */
  rowKey: (row: Row) => string;
  /** Height of a row: 64 px for two lines, 56 px for one. @default 'double' */
  rowHeight?: 'double' | 'single' | undefined;
  /** Last row, by the keys of columns: `{ provider: 'Total', revenue: '$92,400' }`. */
  footer?: Readonly<Record<string, ReactNode>> | undefined;
  /** Content in place of the table without rows, e.g. an `EmptyState`. @default the table's head alone */
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
        <table aria-label={label} aria-hidden={loading || undefined} className={TABLE} {...ROLES.table}>
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
 * Rows of the same kind with their figures in columns. It adapts to its own width and never scrolls sideways:
 * in a narrow table each row becomes a block of columns, or of one where text is large. For a `Panel`, whose
 * padding it shares. Inside an active `Loading` it is a skeleton of the same size. Parts: `data-table`,
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
