'use client';
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { DataTable, tableParts } from '../components/data-table/index.js';
import { SkeletonLine } from '../components/skeleton/index.js';
import { listMessages } from '../i18n/compiled/en/list.js';
import { pagerMessages } from '../i18n/compiled/en/pager.js';
import { tableMessages } from '../i18n/compiled/en/table.js';
import { useFormatters } from '../i18n/use-formatters.js';
import { useMessages } from '../i18n/use-messages.js';
import { Download } from '../icons/compiled/download.js';
import { hasToaster } from '../lib/announcer.js';
import { cx, type PartClasses } from '../lib/cx.js';
import { useRestoreFocus } from '../lib/restore-focus.js';
import { ROW_INSET } from '../lib/rows.js';
import { usePrintsWhole, useRoomAtEnd } from '../lib/sizes.js';
import { type GridCsv, useGridCsv } from './grid-csv.js';
import { TEXT_BUTTON } from './grid-filters.js';
import { type BulkAction, GridBulk, GridFoot, hasPageSizes, PhonePaging, rangeText } from './grid-foot.js';
import { GridFailure, GridNoMatch, GridTags } from './grid-outcome.js';
import type { RowFeatures } from './grid-row.js';
import type { GridColumn } from './grid-rows.js';
import { GridTable } from './grid-table.js';
import { GridToolbar, sortText } from './grid-toolbar.js';
import { type GridModelProps, type GridPart, useGrid, useGridStatus } from './use-grid.js';
import { useSelection } from './use-selection.js';
import { type GridServerProps, useServerQuery } from './use-server-rows.js';

export interface DataGridProps<Row>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    GridModelProps<Row>,
    GridServerProps<Row>,
    Omit<RowFeatures<Row>, 'onOpenRow'> {
  /** Label of the grid for screen readers: 'Bookings'. */
  'aria-label': string;
  /** Columns in order; the first one names the rows. Keep the array stable between renders. */
  columns: readonly GridColumn<Row>[];
  /** Returns a unique, stable key of a row. */
  rowKey: (row: Row) => string;
  /** Called when a row is pressed, with all matching rows in order. */
  onOpenRow?: ((row: Row, rows: readonly Row[]) => void) | undefined;
  /** Figures of the matching rows (manual: of the page), e.g. 'Value of these 2,214: $5,291,460'. */
  summary?: ((rows: readonly Row[], isFiltered: boolean) => ReactNode) | undefined;
  /** Actions on selected rows. An empty array also makes rows selectable. */
  bulkActions?: readonly BulkAction<Row>[] | undefined;
  /** Figures of the selected rows, in their bar. */
  bulkSummary?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Key of the row shown in a sheet beside the grid. */
  openRow?: string | undefined;
  /** Enables the export of matching rows; with `manual` and no `loadAll` only of selected ones. */
  csv?: GridCsv | undefined;
  /** Last row by column keys, for the rows that match (manual: of the page): `{ value: '$28,583,930' }`. */
  footer?: ((rows: readonly Row[]) => Readonly<Record<string, ReactNode>>) | undefined;
  /** Replaces a table without rows, e.g. an `EmptyState`. @default the table head */
  empty?: ReactNode | undefined;
  /** Classes for its parts, by `data-slot`. */
  classNames?: PartClasses<GridPart> | undefined;
}

type TableGrid<Row> = ReturnType<typeof useTableGrid<Row>>;

export interface TableGridProps<Row> {
  grid: TableGrid<Row>;
}

function useTableGrid<Row>(props: DataGridProps<Row>, root: RefObject<HTMLElement | null>) {
  const { columns, rows, rowKey, manual = false, busy = false, error = false } = props;
  const format = useFormatters();
  const pager = useMessages(pagerMessages);
  // An invalid count, e.g. NaN of a missing header, counts the given rows.
  const known = props.rowCount !== undefined && props.rowCount >= 0 ? props.rowCount : undefined;
  const rowCount = manual ? (known ?? rows.length) : undefined;
  const total = manual ? 0 : rows.length;
  // With `manual`, only one page of rows is available.
  const isWhole = usePrintsWhole(total, pager['pager.print-all']({ total }, format), root) && !manual;
  const grid = useGrid({ ...props, rowCount, isWhole, hasViews: true });
  const { state, change, count, isAwaited } = grid;
  const isBusy = manual && busy;
  const isLoading = isAwaited || (isBusy && rows.length === 0);
  useServerQuery(grid, { ...props, rowCount: known });
  const selection = useSelection(grid, {
    rowKey,
    manual,
    isBusy,
    isAnswered: !isLoading && !isBusy && !error,
    loadAll: props.loadAll,
  });
  const { columnVisibility } = state;
  const shown = useMemo(
    // The first column names the rows.
    () => columns.filter(({ key }, index) => index === 0 || columnVisibility[key] !== false),
    [columns, columnVisibility],
  );
  const turnTo = (page: number) => {
    change(({ pagination }) => ({ pagination: { ...pagination, pageIndex: page - 1 } }));
    const { current } = root;
    // Scrolls a new page to its start.
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start' });
  };
  return {
    ...grid,
    props,
    shown,
    selection,
    /** True where the bar of selected rows shows. */
    hasBulk: props.bulkActions !== undefined && selection.rows.length > 0 && count > 0 && !isLoading,
    files: useGridCsv(grid, shown, props),
    isLoading,
    isBusy,
    /** True where the rows of all pages show, for printing. */
    isWhole,
    /** Shows a page, counted from 1. */
    turnTo,
  };
}

function Table<Row>(props: DataGridProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const {
    'aria-label': label,
    columns,
    rows,
    rowKey,
    state: _state,
    defaultState,
    onStateChange,
    manual,
    rowCount,
    facetedCounts,
    onQueryChange,
    busy,
    error = false,
    reload,
    loadAll,
    searchLabel,
    searchKey,
    countLabel,
    summary,
    bulkActions,
    bulkSummary,
    openRow,
    csv,
    footer,
    toolbar,
    empty,
    skeletonRows,
    onOpenRow,
    rowHref,
    details,
    rowActions,
    className,
    classNames,
    ...rest
  } = props;
  const t = useMessages(tableMessages);
  const format = useFormatters();
  const root = useRef<HTMLDivElement>(null);
  const restoreFocus = useRestoreFocus(root);
  const grid = useTableGrid(props, root);
  const { count, files, matching, isFiltered, isLoading, isSample, selection } = grid;
  const foot = useRef<HTMLDivElement>(null);
  const isEmpty = !isLoading && count === 0 && !isFiltered && !error && empty !== undefined;
  useRoomAtEnd(foot, !isEmpty && !isSample);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const [sort] = grid.state.sorting;
  // In this order, because a search or sorting also changes the page.
  const status = useGridStatus(
    isFiltered ? [count, grid.countLabel(count)] : [null, ''],
    [sort && `${sort.id} ${sort.desc}`, sortText(grid, useMessages(listMessages))],
    [grid.pageNumber, rangeText(grid, useMessages(pagerMessages), format)],
  );
  if (isSample) {
    const shared = { 'aria-label': label, columns, rows, rowKey, empty, className, ...rest };
    return <DataTable {...shared} rowHeight="single" footer={footer?.(rows)} ref={restoreFocus} />;
  }
  const frame = (content: ReactNode, frameClass?: string) => (
    <div
      data-slot="data-grid"
      className={cx(tableParts.ROOT, ROW_INSET, frameClass, className)}
      ref={restoreFocus}
      {...rest}
    >
      {content}
    </div>
  );
  if (isEmpty) return frame(empty);
  const figures = summary && !isLoading && count > 0 ? summary(matching, isFiltered) : null;
  return frame(
    <>
      {grid.hasToolbar ? (
        <GridToolbar
          grid={grid}
          tools={
            files.saveAll ? (
              <button
                type="button"
                aria-disabled={files.isBusy || undefined}
                className={cx(TEXT_BUTTON, 't:aria-disabled:cursor-progress t:aria-disabled:opacity-55')}
                onClick={files.saveAll}
              >
                <Download aria-hidden="true" className="t:icon-16" />
                <span className="t:contents">{t['table.export']}</span>
              </button>
            ) : null
          }
          paging={hasPageSizes(grid) ? <PhonePaging grid={grid} /> : null}
        />
      ) : null}
      <GridTags grid={grid}>
        {isLoading
          ? summary && <SkeletonLine width={200} height={12} />
          : (figures ??
            (isFiltered ? <span className="t:figures-in-text">{grid.countLabel(count)}</span> : null))}
        {files.hasFailed ? (
          <span role={hasToaster() ? undefined : 'alert'} className="t:text-danger-text">
            {t['table.export.failed']}
          </span>
        ) : null}
      </GridTags>
      <p role="status" className="t:sr-only">
        {grid.isBusy || files.isSlow ? t['table.loading'] : status}
      </p>
      {bulkActions ? (
        <p role="status" className="t:sr-only">
          {selection.rows.length > 0 ? t['table.selected']({ count: selection.rows.length }, format) : ''}
        </p>
      ) : null}
      {error ? <GridFailure grid={grid} /> : null}
      <GridTable grid={grid} />
      {!isLoading && count === 0 && isFiltered && !error ? <GridNoMatch grid={grid} /> : null}
      <div
        className="t:tall:sticky t:bottom-[calc(var(--tapa-stuck-bottom,0px)+var(--tapa-sticky-bottom,0px))] t:z-10 t:[--tapa-room-end:0px]"
        ref={foot}
      >
        {grid.hasBulk ? <GridBulk grid={grid} /> : null}
        <GridFoot grid={grid} />
      </div>
    </>,
    // On phones, indents the text under a name by an avatar of 28 px and a gap of 10 px.
    't:[--row-indent:38px] t:scroll-mt-(--tapa-sticky-top,0px)',
  );
}

/**
 * A table whose rows can be searched, filtered, sorted, selected, exported and opened. For a short read-only
 * list use `DataTable`, which is smaller. For use in a `Panel` or `Card`, whose padding it shares; it adapts
 * to its own width. Inside an active `Loading` it is a skeleton of the same size; sample rows are read-only.
 * Parts: `data-grid`, `data-grid-search`, `data-grid-drawer`, `data-grid-row`, `data-grid-open`,
 * `data-grid-details`, `data-grid-menu`, `data-grid-total`, `data-grid-no-match`, `data-grid-failure`,
 * `data-grid-foot`, `data-grid-bulk`.
 *
 * @example
 * <DataGrid aria-label="Bookings" rows={bookings} rowKey={({ key }) => key} columns={[
 *   { key: 'client', header: 'Client', value: ({ clientName }) => clientName, cell: … },
 *   { key: 'value', header: 'Value', kind: 'amount', value: ({ value }) => value, cell: … },
 * ]} />
 */
export const DataGrid = forwardRef(Table) as <Row>(
  props: DataGridProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement | null;
