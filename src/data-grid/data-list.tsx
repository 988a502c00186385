'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { tableParts } from '../components/data-table/index.js';
import type { PagerControl } from '../components/pager/index.js';
import { cx, type PartClasses } from '../lib/cx.js';
import { useRestoreFocus } from '../lib/restore-focus.js';
import { ROW_INSET } from '../lib/rows.js';
import { GridNoMatch, GridTags } from './grid-outcome.js';
import type { GridColumnModel } from './grid-rows.js';
import { GridToolbar, SortSelect } from './grid-toolbar.js';
import { type GridModelProps, useGrid } from './use-grid.js';

export interface DataListProps<Row>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    GridModelProps<Row> {
  /** Columns to search, filter and sort by; they are not rendered. Keep the array stable. */
  columns: readonly GridColumnModel<Row>[];
  /** Classes for its parts, by `data-slot`. */
  classNames?: PartClasses<'data-grid-search' | 'data-grid-drawer' | 'data-grid-no-match'> | undefined;
  /** Renders the matching rows, e.g. as a `RowList`, which paginates them. */
  children: (rows: readonly Row[], paging: Required<PagerControl>) => ReactNode;
}

/**
 * A list with search, filters and sorting, whose rows you render. It has the toolbar and the state of a
 * `DataGrid`. For use in a `Panel`, whose padding it shares. Parts: `data-list`, `data-grid-search`,
 * `data-grid-drawer`, `data-grid-no-match`.
 *
 * @example
 * <DataList rows={trips} columns={[{ key: 'title', header: 'Trip', value: ({ title }) => title }]}>
 *   {(shown, paging) => <BookingList bookings={shown} now={now} {...paging} />}
 * </DataList>
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const {
    columns,
    rows,
    state,
    defaultState,
    onStateChange,
    searchLabel,
    searchKey,
    countLabel,
    toolbar,
    skeletonRows,
    className,
    classNames,
    children,
    ...rest
  } = props;
  const grid = useGrid({ ...props, isWhole: true, hasViews: false });
  const { change, count, hasToolbar, isAwaited, isFiltered, matching } = grid;
  return (
    <div
      data-slot="data-list"
      className={cx(tableParts.ROOT, ROW_INSET, className)}
      ref={useRestoreFocus<HTMLDivElement>()}
      {...rest}
    >
      {hasToolbar ? <GridToolbar grid={grid} tools={<SortSelect grid={grid} />} /> : null}
      {hasToolbar && !isAwaited ? (
        <GridTags grid={grid}>
          {isFiltered ? <span className="t:figures-in-text">{grid.countLabel(count)}</span> : null}
        </GridTags>
      ) : null}
      {hasToolbar ? (
        <p role="status" className="t:sr-only">
          {isFiltered ? grid.countLabel(count) : ''}
        </p>
      ) : null}
      {!isAwaited && count === 0 && isFiltered ? (
        <GridNoMatch grid={grid} />
      ) : (
        children(matching, {
          page: grid.state.pagination.pageIndex + 1,
          onPageChange: (page) => change({ pagination: { ...grid.state.pagination, pageIndex: page - 1 } }),
        })
      )}
    </div>
  );
}
