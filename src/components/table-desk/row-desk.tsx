'use client';
import { type ComponentPropsWithoutRef, type ReactNode, useCallback, useRef } from 'react';
import { tableMessages } from '../../i18n/compiled/en/table.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import type { PartClasses } from '../../lib/part-classes.js';
import { usePassFocus } from '../../lib/pass-focus.js';
import { ROW_INSET } from '../../lib/row-inset.js';
import { tableParts } from '../data-table/index.js';
import type { PagerControl } from '../pager/index.js';
import { useLoading } from '../skeleton/index.js';
import type { DeskColumn } from './columns.js';
import { DeskClassesProvider } from './desk-classes.js';
import { DeskNoMatch } from './desk-no-match.js';
import { DeskTags } from './desk-tags.js';
import { DeskToolbar } from './desk-toolbar.js';
import { filterChips } from './filter-chips.js';
import { SortSelect } from './sort-select.js';
import { isOpen } from './state.js';
import { ToolbarSkeleton } from './toolbar-skeleton.js';
import { useDeskRows } from './use-desk-rows.js';
import { type DeskStateProps, useDeskState } from './use-desk-state.js';

export interface RowDeskProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, DeskStateProps {
  /** What rows hold, to search, filter and sort by. Nothing of it is drawn: `children` draw rows. Keep the array the same. */
  columns: readonly Omit<DeskColumn<Row>, 'cell'>[];
  /** All rows. Keep the array the same as long as they are. */
  rows: readonly Row[];
  /** What the search says it looks for: 'Search trip or place'. @default 'Search' */
  searchLabel?: string | undefined;
  /** Whether `/` leads into the search from anywhere on the page; a provider's `characterKeys` turns it off for all. @default true */
  searchKey?: boolean | undefined;
  /** Says how many rows: '3 trips'. @default '3 rows' */
  countLabel?: ((count: number) => string) | undefined;
  /** Whether what is searched, filtered and sorted can be changed here, and is said here. @default true */
  toolbar?: boolean | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: PartClasses<'table-desk-search' | 'table-desk-drawer' | 'table-desk-no-match'> | undefined;
  /** Draws the rows that match, in order, e.g. as a `RowList`, which pages them. */
  children: (rows: readonly Row[], paging: Required<PagerControl>) => ReactNode;
}

/**
 * A list of rows that are no table, to work with: searched, filtered and sorted over rows of any look. It has the toolbar and
 * the state of a `TableDesk`. For use in a `Panel`, whose padding it shares. Parts: `row-desk`,
 * `table-desk-search`, `table-desk-drawer`, `table-desk-no-match`.
 *
 * @example
 * <RowDesk rows={trips} columns={[{ key: 'title', header: 'Trip', value: ({ title }) => title }]}>
 *   {(shown, paging) => <BookingList bookings={shown} now={now} {...paging} />}
 * </RowDesk>
 */
export function RowDesk<Row>({
  columns: given,
  rows,
  state: givenState,
  defaultState,
  onStateChange,
  searchLabel,
  searchKey = true,
  countLabel,
  toolbar = true,
  className,
  classNames,
  children,
  ...rest
}: RowDeskProps<Row>) {
  // The parts of a table desk never ask it for a cell.
  const columns = given as readonly DeskColumn<Row>[];
  const t = useMessages(tableMessages);
  const format = useFormatters();
  const loading = useLoading();
  const [state, change] = useDeskState({ state: givenState, defaultState, onStateChange });
  const { matching, count, verdicts } = useDeskRows({
    rows,
    columns,
    state,
    format,
    rowCount: undefined,
    isWhole: true,
  });
  const searchField = useRef<HTMLInputElement>(null);
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const { filters } = state;
  const isFiltered = state.search.trim() !== '' || Object.values(filters).some((filter) => !isOpen(filter));
  const say = countLabel ?? ((rowsOf: number) => t['table.rows']({ count: rowsOf }, format));
  const chipsOf = (column: DeskColumn<Row>) =>
    filterChips({
      column,
      rows,
      verdicts,
      filters,
      all: t['table.all'],
      format,
      onChange: (next) => change({ filters: next }),
    });
  return (
    <DeskClassesProvider classNames={classNames}>
      <div
        data-slot="row-desk"
        className={cx(tableParts.ROOT, ROW_INSET, className)}
        ref={usePassFocus<HTMLDivElement>()}
        {...rest}
      >
        {toolbar && loading ? <ToolbarSkeleton columns={columns} hasViews={false} hasMore /> : null}
        {toolbar && !loading ? (
          <DeskToolbar
            searchLabel={searchLabel ?? t['table.search']}
            searchField={searchField}
            onSearch={search}
            searchKey={searchKey}
            columns={columns}
            state={state}
            change={change}
            chipsOf={chipsOf}
            hasViews={false}
          >
            <SortSelect columns={columns} sort={state.sort} onChange={(sort) => change({ sort })} />
          </DeskToolbar>
        ) : null}
        {loading || !toolbar ? null : (
          <DeskTags columns={columns} query={state} change={change}>
            {isFiltered ? <span className="t:figures-in-text">{say(count)}</span> : null}
          </DeskTags>
        )}
        {toolbar ? (
          <p role="status" className="t:sr-only">
            {isFiltered ? t['table.matches']({ count }, format) : ''}
          </p>
        ) : null}
        {!loading && count === 0 && isFiltered ? (
          <DeskNoMatch columns={columns} query={state} verdicts={verdicts} change={change} say={say} />
        ) : (
          children(matching, { page: state.page, onPageChange: (page) => change({ page }) })
        )}
      </div>
    </DeskClassesProvider>
  );
}
