'use client';
import { cva } from 'class-variance-authority';
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
import { scrollClear } from '../../lib/scroll-clear.js';
import { PAGE_SIZE, Pager, type PagerControl, usePager } from '../pager/index.js';
import { SkeletonRows, useLoading } from '../skeleton/index.js';

export interface ShortRowListProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of the list for screen readers: 'Travel requests'. */
  'aria-label': string;
  /** Rows in their order. All of them are in the DOM. */
  rows: readonly Row[];
  /** Returns a stable key of a row. */
  rowKey: (row: Row) => string;
  /** Renders a row, e.g. as a `RowItem`. Gets its index among the rows shown. */
  children: (row: Row, index: number, shown: readonly Row[]) => ReactNode;
  /** Replaces the list when there are no rows, e.g. an `EmptyState`. */
  empty?: ReactNode | undefined;
  /** Node below the rows; hidden while loading. */
  footer?: ReactNode | undefined;
  /** Rows of the skeleton. @default 3 */
  skeletonRows?: number | undefined;
  /** Row while loading, of the same size as the others. @default a skeleton of two lines */
  skeletonRow?: ReactNode | undefined;
  /** Your classes for its parts, by `data-slot`. */
  classNames?: PartClasses<'row-list-rows'> | undefined;
}

const list = cva('t:root t:grid', {
  variants: {
    // Content that replaces the rows adapts to the container around the list, and fills its width.
    replaced: { true: 't:grid-cols-1', false: ['t:@container', ROW_INSET] },
  },
});

function ShortList<Row>(
  {
    'aria-label': label,
    rows,
    rowKey,
    children,
    empty,
    footer,
    skeletonRows = 3,
    skeletonRow,
    classNames,
    className,
    ...rest
  }: ShortRowListProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const loading = useLoading();
  const isEmpty = !loading && rows.length === 0;
  const instead = isEmpty ? empty : loading && !skeletonRow ? <SkeletonRows rows={skeletonRows} /> : null;
  return (
    <div
      data-slot="row-list"
      className={cx(list({ replaced: Boolean(isEmpty || instead) }), className)}
      ref={ref}
      {...rest}
    >
      {isEmpty || instead ? (
        instead
      ) : (
        <ul
          role="list"
          aria-label={label}
          aria-hidden={loading || undefined}
          data-slot="row-list-rows"
          onFocus={scrollClear}
          className={cx('t:seen-in-focus t:grid t:grid-cols-1', classNames?.['row-list-rows'])}
        >
          {loading
            ? Array.from({ length: skeletonRows }, (_, index) => (
                <RowKeyed key={`row-${String(index)}`}>{skeletonRow}</RowKeyed>
              ))
            : rows.map((row, index) => <RowKeyed key={rowKey(row)}>{children(row, index, rows)}</RowKeyed>)}
        </ul>
      )}
      {loading ? null : footer}
    </div>
  );
}

/** Takes the key of a row that the caller renders. */
function RowKeyed({ children }: { children: ReactNode }) {
  return children;
}

/**
 * Renders a `RowList` without a pager, for short lists.
 *
 * @example
 * <ShortRowList aria-label="Tours" rows={tours.slice(0, 5)} rowKey={({ key }) => key}>
 *   {(tour) => <RowItem title={tour.title} />}
 * </ShortRowList>
 */
export const ShortRowList = forwardRef(ShortList) as <Row>(
  props: ShortRowListProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement | null;

export interface RowListProps<Row>
  extends Omit<ShortRowListProps<Row>, 'footer' | 'classNames'>,
    PagerControl {
  /** Rows in their order. Only one page of them is in the DOM. */
  rows: readonly Row[];
  /** Rows per page; longer lists get a pager. @default 50 */
  pageSize?: number | undefined;
  /** Your classes for its parts, by `data-slot`. */
  classNames?: PartClasses<'row-list-rows' | 'pager'> | undefined;
}

function List<Row>(
  { rows: allRows, pageSize = PAGE_SIZE, page, onPageChange, classNames, ...rest }: RowListProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { rows, pager } = usePager(allRows, pageSize, { page, onPageChange });
  return (
    <ShortRowList
      {...rest}
      classNames={classNames}
      rows={rows}
      footer={
        <Pager
          aria-label={rest['aria-label']}
          className={cx('t:border-t t:px-(--row-inset) t:py-3', classNames?.pager)}
          {...pager}
        />
      }
      ref={ref}
    />
  );
}

/**
 * Renders rows in a `Panel`, with pages for long lists and a skeleton inside an active `Loading`.
 *
 * @example
 * <RowList aria-label="Travel requests" rows={requests} rowKey={({ key }) => key}>
 *   {(request) => <RowItem title={request.employeeName} />}
 * </RowList>
 */
export const RowList = forwardRef(List) as <Row>(
  props: RowListProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement | null;
