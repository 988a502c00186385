'use client';
import type { FocusEvent, KeyboardEvent } from 'react';
import { type ActionHandle, isBusy, useAction } from '../components/action-button/index.js';
import { Spinner } from '../components/button/index.js';
import { clampPage } from '../components/pager/index.js';
import { Select } from '../components/select/index.js';
import { SkeletonLine } from '../components/skeleton/index.js';
import { actionMessages } from '../i18n/compiled/en/action.js';
import { bulkMessages } from '../i18n/compiled/en/bulk.js';
import { pagerMessages } from '../i18n/compiled/en/pager.js';
import { tableMessages } from '../i18n/compiled/en/table.js';
import type { Formatters } from '../i18n/formatters.js';
import { useJoinFacts } from '../i18n/sentences.js';
import { useFormatters } from '../i18n/use-formatters.js';
import { useMessages } from '../i18n/use-messages.js';
import { ChevronLeft } from '../icons/compiled/chevron-left.js';
import { ChevronRight } from '../icons/compiled/chevron-right.js';
import { Download } from '../icons/compiled/download.js';
import { cx } from '../lib/cx.js';
import { isComposing, pressOnce, whenEscaped } from '../lib/events.js';
import { TYPED_TEXT, useDraft } from '../lib/fields.js';
import { readFigure } from '../lib/text.js';
import type { TableGridProps } from './data-grid.js';
import { changePageSize, GRID_PAGE_SIZES } from './grid-state.js';
import { iconButton } from './grid-toolbar.js';
import type { RowAction } from './row-actions.js';
import type { Grid, GridPartProps } from './use-grid.js';

const FOOT_LINE = 't:flex t:min-h-14 t:flex-wrap t:items-center t:gap-y-2 t:px-(--row-inset) t:py-2.5';

const LINE = cx(FOOT_LINE, 't:gap-x-4 t:border-t t:bg-surface');

export function GridFoot<Row>({ grid }: TableGridProps<Row>) {
  const format = useFormatters();
  const pager = useMessages(pagerMessages);
  const last = grid.isWhole ? 1 : grid.pageCount;
  if (grid.isBrief && (grid.isLoading || (last === 1 && !hasPageSizes(grid)))) return null;
  if (grid.isLoading) {
    return (
      <div aria-hidden="true" className={LINE}>
        <span className="t:text-label">
          <SkeletonLine width={120} height={12} />
        </span>
      </div>
    );
  }
  if (grid.count === 0 || (grid.hasBulk && last === 1)) return null;
  return (
    <nav
      data-slot="data-grid-foot"
      aria-label={grid.props['aria-label']}
      // Printed only where there are other pages.
      className={cx(LINE, last === 1 && 't:print:hidden', grid.classNames['data-grid-foot'])}
    >
      <p className="t:text-label t:text-muted t:figures-in-text">{rangeText(grid, pager, format)}</p>
      {hasPageSizes(grid) ? (
        <div className="t:contents t:@max-phone:hidden t:print:hidden">
          <PageSize grid={grid} />
        </div>
      ) : null}
      {last > 1 ? (
        <div className="t:ms-auto t:flex t:items-center t:gap-2 t:text-label t:text-muted t:print:hidden">
          <div className="t:contents t:@max-phone:hidden">
            <PageField grid={grid} />
          </div>
          <StepButton grid={grid} by={-1} />
          <StepButton grid={grid} by={1} />
        </div>
      ) : null}
    </nav>
  );
}

/** Returns the range of the shown rows: 'Showing 1–50 of 120'. */
export function rangeText<Row>(
  { pageNumber, count, state }: Grid<Row>,
  t: typeof pagerMessages,
  format: Formatters,
): string {
  const { pageSize } = state.pagination;
  const last = Math.min(count, pageNumber * pageSize);
  return t['pager.range']({ first: (pageNumber - 1) * pageSize + 1, last, total: count }, format);
}

/** Returns whether there are more rows than the smallest page size. */
export const hasPageSizes = <Row,>({ count }: Grid<Row>): boolean => count > Math.min(...GRID_PAGE_SIZES);

/** Page controls for phones, where they do not fit into the footer. */
export const PhonePaging = <Row,>({ grid }: TableGridProps<Row>) => (
  <>
    <PageSize grid={grid} />
    {grid.pageCount > 1 ? <PageField grid={grid} /> : null}
  </>
);

function PageSize<Row>({ grid }: GridPartProps<Row>) {
  const format = useFormatters();
  const t = useMessages(tableMessages);
  const { pageSize } = grid.state.pagination;
  return (
    <Select
      aria-label={t['table.page-size']}
      size="sm"
      value={pageSize}
      options={[...new Set([...GRID_PAGE_SIZES, pageSize])]
        .sort((one, other) => one - other)
        .map((size) => ({ value: String(size), label: t['table.rows']({ count: size }, format) }))}
      onChange={({ target }) =>
        grid.change(({ pagination }) => ({ pagination: changePageSize(pagination, Number(target.value)) }))
      }
    />
  );
}

/** Field for the page number, in digits of any script. Enter or blur shows the page. */
function PageField<Row>({ grid: { pageNumber: page, pageCount: last, turnTo } }: TableGridProps<Row>) {
  const format = useFormatters();
  const t = useMessages(tableMessages);
  const shown = format.number(page);
  const { draft, type } = useDraft(shown, () => undefined);
  const go = (event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const next = clampPage(readFigure(event.currentTarget.value) ?? page, last, 1);
    type(shown);
    if (next !== page) turnTo(next);
  };
  return (
    <label className="t:flex t:items-center t:gap-2 t:text-label t:text-muted">
      <span>{t['table.page']}</span>
      <input
        inputMode="numeric"
        value={draft}
        onChange={({ target }) => type(target.value)}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          // Does not submit a surrounding form.
          event.preventDefault();
          go(event);
        }}
        className={cx(
          't:h-9 t:touch:h-touch-target t:w-14 t:rounded-control t:border t:border-border-strong t:bg-surface-raised t:px-1 t:text-center t:text-label t:text-ink t:figures',
          TYPED_TEXT,
        )}
      />
      <span>{t['table.pages']({ count: last }, format)}</span>
    </label>
  );
}

/** At the first and the last page it is disabled, but stays focusable. */
function StepButton<Row>({ grid, by }: TableGridProps<Row> & { by: -1 | 1 }) {
  const t = useMessages(pagerMessages);
  const isAtEnd = grid.pageNumber === (by === 1 ? grid.pageCount : 1);
  const Arrow = by === 1 ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      aria-label={t[by === 1 ? 'pager.next' : 'pager.previous']}
      aria-disabled={isAtEnd || undefined}
      className={cx(iconButton(), 't:aria-disabled:cursor-not-allowed t:aria-disabled:text-subtle')}
      onClick={() => {
        if (!isAtEnd) grid.turnTo(grid.pageNumber + by);
      }}
    >
      <Arrow aria-hidden="true" className="t:icon-16 t:icon-directional" />
    </button>
  );
}

/** An action on selected rows. */
export interface BulkAction<Row> extends Pick<RowAction, 'label' | 'icon'> {
  /** Called with the selected rows in order; may return a promise. */
  onSelect: (rows: readonly Row[]) => unknown;
}

const BUTTON =
  't:inline-flex t:min-h-9 t:touch:min-h-touch-target t:items-center t:justify-center t:gap-2 t:rounded-control t:px-3 t:text-label t:font-semibold t:whitespace-nowrap t:hover:bg-current/16 t:focus-visible:outline-current t:@max-phone:flex-auto';

export function GridBulk<Row>({ grid }: TableGridProps<Row>) {
  const format = useFormatters();
  const t = useMessages(tableMessages);
  const bulk = useMessages(bulkMessages);
  const joinFacts = useJoinFacts();
  const { props, selection } = grid;
  const { rows, elsewhere, isAll, clear } = selection;
  const { save } = grid.files;
  return (
    <section
      data-slot="data-grid-bulk"
      aria-label={t['table.bulk']}
      // Focusable, because 'Select all' disappears after a press (useRestoreFocus).
      tabIndex={-1}
      onKeyDown={whenEscaped(clear)}
      className={cx(
        FOOT_LINE,
        't:gap-x-1.5 t:bg-inverse t:text-on-inverse t:print:hidden',
        grid.classNames['data-grid-bulk'],
      )}
    >
      <span className="t:me-2 t:flex t:flex-wrap t:items-center t:gap-x-3 t:text-label t:figures-in-text t:@max-phone:w-full">
        <span className="t:font-semibold">
          {joinFacts([
            t['table.selected']({ count: rows.length }, format),
            elsewhere > 0 ? bulk['bulk.elsewhere']({ elsewhere }, format) : '',
          ])}
        </span>
        {props.bulkSummary?.(rows)}
      </span>
      {save ? (
        <button type="button" className={cx(BUTTON, 't:bg-current/16')} onClick={() => save(rows)}>
          <Download aria-hidden="true" className="t:icon-16" />
          <span className="t:contents">{t['table.export.these']({ count: rows.length }, format)}</span>
        </button>
      ) : null}
      {props.bulkActions?.map((action) => (
        <BulkActionButton key={action.label} grid={grid} action={action} />
      ))}
      {isAll ? null : <SelectAll grid={grid} />}
      <button type="button" aria-keyshortcuts="Escape" className={cx(BUTTON, 't:ms-auto')} onClick={clear}>
        <span className="t:contents">{t['table.bulk.clear']}</span>
        <span
          aria-hidden="true"
          className="t:rounded-xs t:border t:border-current t:px-1 t:text-caption t:@max-phone:hidden"
        >
          {t['table.bulk.escape']}
        </span>
      </button>
    </section>
  );
}

function BulkActionButton<Row>({
  grid,
  action: { onSelect, ...look },
}: TableGridProps<Row> & { action: BulkAction<Row> }) {
  const { rows, latestOf } = grid.selection;
  // A retry gets the same rows with their latest data.
  const action = useAction((pressed: readonly Row[]) => onSelect(latestOf(pressed)));
  return <BulkButton {...look} action={action} onClick={() => action.run(rows)} />;
}

/** Selects all matching rows; with `manual` and no `loadAll` only those of the page. */
function SelectAll<Row>({ grid }: TableGridProps<Row>) {
  const format = useFormatters();
  const t = useMessages(tableMessages);
  const { props, isFiltered, countLabel, selection } = grid;
  const { selectable, findAll, selectAll } = selection;
  const action = useAction(findAll, { onDone: selectAll });
  const label = isFiltered
    ? t['table.select-matching']({ count: selectable }, format)
    : t['table.select-all']({ rows: countLabel(selectable) });
  return (
    <BulkButton
      label={props.manual && !props.loadAll ? t['table.select-page'] : label}
      action={action}
      onClick={() => action.run()}
    />
  );
}

interface BulkButtonProps extends Pick<RowAction, 'label' | 'icon'> {
  action: Pick<ActionHandle, 'status'>;
  onClick: () => void;
}

function BulkButton({ label, icon, action, onClick }: BulkButtonProps) {
  const t = useMessages(actionMessages);
  const works = action.status === 'working';
  return (
    <button
      type="button"
      className={BUTTON}
      aria-disabled={isBusy(action) || undefined}
      onKeyDown={pressOnce}
      onClick={onClick}
      {...(works && { 'aria-busy': true, 'aria-label': t['action.working'] })}
    >
      {icon ? (
        <span aria-hidden="true" className={cx('t:flex t:*:icon-16', works && 't:invisible')}>
          {icon}
        </span>
      ) : null}
      <span className={cx('t:contents', works && 't:invisible')}>{label}</span>
      {works ? <Spinner /> : null}
    </button>
  );
}
