'use client';
import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react';
import { cx } from '../../lib/cx.js';
import type { PartClasses } from '../../lib/part-classes.js';
import { PAGE_SIZE, Pager, type PagerControl, usePager } from '../pager/index.js';
import { ShortRowList, type ShortRowListProps } from './short-row-list.js';

export interface RowListProps<Row>
  extends Omit<ShortRowListProps<Row>, 'footer' | 'classNames'>,
    PagerControl {
  /** The rows, in order. Only a page of them is in the DOM. */
  rows: readonly Row[];
  /** Rows of a page; longer lists get a pager. @default 50 */
  pageSize?: number | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
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
 * A list of rows with full-bleed hairlines, for use in a `Panel`. It adapts to its own width, splits long lists into
 * pages, and shows a skeleton inside an active `Loading`.
 *
 * @example
 * <RowList aria-label="Travel requests" rows={requests} rowKey={({ key }) => key}>
 *   {(request) => <RowItem title={request.employeeName} />}
 * </RowList>
 */
export const RowList = forwardRef(List) as <Row>(
  props: RowListProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement | null;
