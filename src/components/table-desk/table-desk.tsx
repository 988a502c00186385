'use client';
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type RefAttributes,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { pagerMessages } from '../../i18n/compiled/en/components.js';
import { listMessages } from '../../i18n/compiled/en/lists.js';
import { tableMessages } from '../../i18n/compiled/en/table.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Download } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { usePassFocus } from '../../lib/pass-focus.js';
import { ROW_INSET } from '../../lib/row-inset.js';
import { useHandler } from '../../lib/use-handler.js';
import { useRoomAtEnd } from '../../lib/use-room-at-end.js';
import { tableParts } from '../data-table/index.js';
import { pageCount } from '../pager/index.js';
import { SkeletonLine, useLoading } from '../skeleton/index.js';
import { type DeskColumn, isHideable, isSortable } from './columns.js';
import { DeskBody } from './desk-body.js';
import { DeskBulk } from './desk-bulk.js';
import { DeskClassesProvider } from './desk-classes.js';
import { DeskFailure } from './desk-failure.js';
import { DeskFoot, FootSkeleton, hasPageSizes, PageField, PageSize, rangeText } from './desk-foot.js';
import { DeskNoMatch } from './desk-no-match.js';
import type { TableDeskProps } from './desk-props.js';
import { DESK, EXPORT_BUTTON, FOOT } from './desk-styles.js';
import { DeskTags } from './desk-tags.js';
import { DeskToolbar } from './desk-toolbar.js';
import { filterChips } from './filter-chips.js';
import { SortSelect, sortText } from './sort-select.js';
import { isOpen } from './state.js';
import { prepareSearch, prepareSort } from './table-rows.js';
import { ToolbarSkeleton } from './toolbar-skeleton.js';
import { useChosenRows } from './use-chosen-rows.js';
import { useDeskCsv } from './use-desk-csv.js';
import { useDeskNews } from './use-desk-news.js';
import { useDeskRows } from './use-desk-rows.js';
import { useDeskState } from './use-desk-state.js';
import { useDeskTable } from './use-desk-table.js';
import { useExistingRows } from './use-existing-rows.js';
import { usePrinting } from './use-printing.js';
import { useServerQuery } from './use-server-query.js';

function Desk<Row>(
  {
    'aria-label': label,
    columns,
    rows,
    rowKey,
    state: givenState,
    defaultState,
    onStateChange,
    mode = 'client',
    rowCount,
    valueCounts,
    onQueryChange,
    busy = false,
    error = false,
    onRetry,
    searchLabel,
    searchKey = true,
    countLabel,
    summary,
    bulkActions,
    bulkSummary,
    openRow,
    csv,
    footer,
    toolbar = true,
    views = true,
    empty,
    skeletonRows = 6,
    onOpenRow,
    rowHref,
    details,
    rowActions,
    className,
    classNames,
    ...rest
  }: TableDeskProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const t = useMessages(tableMessages);
  const sorting = useMessages(listMessages);
  const pager = useMessages(pagerMessages);
  const format = useFormatters();
  const isServer = mode === 'server';
  const isAwaited = useLoading();
  const isLoading = isAwaited || (isServer && busy && rows.length === 0);
  const [state, change] = useDeskState({ state: givenState, defaultState, onStateChange });
  // Rows render again only where they have changed, also for a host that writes its handler in place.
  const open = useHandler(onOpenRow);
  const root = useRef<HTMLDivElement>(null);
  const passFocus = usePassFocus(root);
  const foot = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting(root);
  const found = useDeskRows({
    rows,
    columns,
    state,
    format,
    rowCount: isServer ? (rowCount ?? rows.length) : undefined,
    isWhole: isPrinting,
  });
  const { count, matching, pageNumber, verdicts } = found;
  const last = pageCount(count, state.pageSize);
  useServerQuery({
    report: isServer ? onQueryChange : undefined,
    query: state,
    change,
    answered: isServer && !busy && !error ? rowCount : undefined,
    hasRows: rows.length > 0,
  });
  const table = useDeskTable({ columns, rows: found.page, rowKey, state, change });
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const searchField = useRef<HTMLInputElement>(null);
  const search = useCallback((text: string) => change({ search: text }), [change]);

  const { hiddenColumns, filters, selected } = state;
  const shown = useMemo(
    () =>
      columns.filter((column, index) => !isHideable(column, index) || !hiddenColumns.includes(column.key)),
    [columns, hiddenColumns],
  );
  const files = useDeskCsv(csv, shown, isServer ? state : matching);
  const criteria = isServer ? JSON.stringify([state.search, filters]) : undefined;
  useExistingRows({
    rows,
    rowKey,
    criteria,
    query: criteria && JSON.stringify([criteria, state.sort, state.page, state.pageSize]),
    count,
    isAnswered: !isLoading && !(isServer && busy) && !error,
    state,
    change,
  });
  const chosen = useChosenRows({ selected, matching, rowKey, criteria, isBusy: busy });
  const hasBulk = bulkActions !== undefined && chosen.rows.length > 0;
  // What a server judges needs no preparation.
  const local = isServer ? [] : rows;
  const say = countLabel ?? ((rowsOf: number) => t['table.rows']({ count: rowsOf }, format));
  const isFiltered = state.search.trim() !== '' || Object.values(filters).some((filter) => !isOpen(filter));
  const isEmpty = !isLoading && count === 0 && !isFiltered && !error && empty !== undefined;

  useRoomAtEnd(foot, !isEmpty);
  const news = useDeskNews({
    matches: isFiltered ? t['table.matches']({ count }, format) : '',
    sort: sortText(columns, state.sort, sorting),
    page: pageNumber,
    range: rangeText(pager, format, { page: pageNumber, pageSize: state.pageSize, count }),
  });

  const chipsOf = (column: DeskColumn<Row>) =>
    filterChips({
      column,
      rows,
      verdicts,
      valueCounts,
      filters,
      all: t['table.all'],
      format,
      onChange: (next) => change({ filters: next }),
    });
  const clearSelection = () => change({ selected: [] });
  const turnTo = (page: number) => {
    change({ page });
    const { current } = root;
    // Who has read down to the foot begins the next page at its head.
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start' });
  };

  if (isEmpty) {
    return (
      <div
        data-slot="table-desk"
        className={cx(tableParts.ROOT, ROW_INSET, className)}
        ref={passFocus}
        {...rest}
      >
        {empty}
      </div>
    );
  }
  const figures = summary && !isLoading && count > 0 ? summary(matching, isFiltered) : null;
  return (
    <DeskClassesProvider classNames={classNames}>
      <div
        data-slot="table-desk"
        className={cx(tableParts.ROOT, ROW_INSET, DESK, className)}
        ref={passFocus}
        {...rest}
      >
        {toolbar && isAwaited ? (
          <ToolbarSkeleton columns={columns} hasViews={views} hasMore={files.saveAll !== undefined} />
        ) : null}
        {toolbar && !isAwaited ? (
          <DeskToolbar
            searchLabel={searchLabel ?? t['table.search']}
            searchField={searchField}
            onSearch={search}
            searchKey={searchKey}
            onSearchTurnTo={() => whenIdle(() => prepareSearch(local, columns))}
            columns={columns}
            state={state}
            change={change}
            chipsOf={chipsOf}
            hasViews={views}
            sorting={
              columns.some(isSortable) ? (
                <SortSelect columns={columns} sort={state.sort} onChange={(sort) => change({ sort })} />
              ) : null
            }
            paging={
              hasPageSizes(count) ? (
                <>
                  <PageSize pageSize={state.pageSize} onChange={(pageSize) => change({ pageSize })} />
                  {last > 1 ? <PageField page={pageNumber} last={last} onPageChange={turnTo} /> : null}
                </>
              ) : null
            }
          >
            {files.saveAll ? (
              <button
                type="button"
                aria-disabled={files.isBusy || undefined}
                className={EXPORT_BUTTON}
                onClick={files.saveAll}
              >
                <Download aria-hidden="true" className="t:icon-16" />
                <span className="t:contents">{t['table.export']}</span>
              </button>
            ) : null}
          </DeskToolbar>
        ) : null}
        <DeskTags columns={columns} query={state} change={change}>
          {isLoading
            ? summary && <SkeletonLine width={200} height={12} />
            : (figures ?? (isFiltered ? <span className="t:figures-in-text">{say(count)}</span> : null))}
          {files.hasFailed ? (
            <span role="alert" className="t:text-danger-text">
              {t['table.export.failed']}
            </span>
          ) : null}
        </DeskTags>
        <p role="status" className="t:sr-only">
          {(busy && isServer) || files.isSlow ? t['table.loading'] : news}
        </p>
        {bulkActions ? (
          <p role="status" className="t:sr-only">
            {hasBulk ? t['table.selected']({ count: chosen.rows.length }, format) : ''}
          </p>
        ) : null}
        {error ? <DeskFailure hasRows={rows.length > 0} onRetry={onRetry} /> : null}
        <DeskBody
          label={label}
          table={table}
          columns={shown}
          state={state}
          count={count}
          before={isPrinting ? 0 : (pageNumber - 1) * state.pageSize}
          hasCheckboxes={bulkActions !== undefined}
          openRow={openRow}
          isBusy={isServer && busy}
          isAwaited={isAwaited}
          skeletonRows={isLoading ? skeletonRows : 0}
          footer={isLoading || count > 0 ? footer?.(matching) : undefined}
          onOpenRow={onOpenRow && open}
          rowHref={rowHref}
          details={details}
          rowActions={rowActions}
          onTurnTo={(column) => whenIdle(() => prepareSort(local, column, format))}
          onEscape={chosen.rows.length > 0 ? clearSelection : undefined}
        />
        {!isLoading && count === 0 && isFiltered && !error ? (
          <DeskNoMatch columns={columns} query={state} verdicts={verdicts} change={change} say={say} />
        ) : null}
        <div className={FOOT} ref={foot}>
          {isLoading ? <FootSkeleton /> : null}
          {hasBulk && count > 0 && !isLoading ? (
            <DeskBulk
              rows={chosen.rows}
              actions={bulkActions}
              summary={bulkSummary?.(chosen.rows)}
              onExport={files.save && (() => files.save?.(chosen.rows))}
              // A server's rows of other pages stay selected.
              onSelectAll={
                chosen.isAll
                  ? undefined
                  : () => change({ selected: [...new Set([...selected, ...matching.map(rowKey)])] })
              }
              all={say(matching.length)}
              onClear={clearSelection}
            />
          ) : null}
          {isLoading || count === 0 || (hasBulk && last === 1) ? null : (
            <DeskFoot
              label={label}
              page={pageNumber}
              pageSize={state.pageSize}
              count={count}
              onPageChange={turnTo}
              onPageSizeChange={(pageSize) => change({ pageSize })}
            />
          )}
        </div>
      </div>
    </DeskClassesProvider>
  );
}

/** Runs work when the page has nothing else to do. Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work);
}

/**
 * A list to work with: rows that are searched, filtered, sorted, selected, exported and opened. For a short list that is only
 * read, `DataTable` is enough, and brings none of this code along. For use in a `Panel` or `Card`, whose padding it
 * shares; like `DataTable` it adapts to its own width. Inside an active `Loading` it shows a skeleton of the same size.
 * Parts: `table-desk`, `table-desk-search`, `table-desk-drawer`, `table-desk-row`, `table-desk-open`, `table-desk-details`,
 * `table-desk-menu`, `table-desk-total`, `table-desk-no-match`, `table-desk-failure`, `table-desk-foot`, `table-desk-bulk`.
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
