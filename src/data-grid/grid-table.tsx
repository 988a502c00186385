'use client';
import { cva } from 'class-variance-authority';
import { type KeyboardEvent, useId } from 'react';
import { Checkbox } from '../components/checkbox/index.js';
import { tableParts } from '../components/data-table/index.js';
import { tableMessages } from '../i18n/compiled/en/table.js';
import { useJoinFacts } from '../i18n/sentences.js';
import { useMessages } from '../i18n/use-messages.js';
import { ArrowDown } from '../icons/compiled/arrow-down.js';
import { ArrowUp } from '../icons/compiled/arrow-up.js';
import { ChevronsUpDown } from '../icons/compiled/chevrons-up-down.js';
import { cx } from '../lib/cx.js';
import { isElement, isFromInside, whenEscaped } from '../lib/events.js';
import { scrollClear } from '../lib/scroll-clear.js';
import { useHandler } from '../lib/state.js';
import type { TableGridProps } from './data-grid.js';
import { CHECKED_ROW, GridRow, SIDE_COLUMN } from './grid-row.js';
import { type GridColumn, isSortable, namesOf } from './grid-rows.js';
import { changeSorting } from './grid-state.js';
import type { GridPartProps } from './use-grid.js';

const HEAD_CELL = [
  't:tall:sticky t:top-[calc(var(--tapa-stuck-top,0px)+var(--tapa-sticky-top,0px))] t:z-10 t:[--tapa-room-start:0px] t:h-10 t:bg-surface-sunken t:text-caption t:font-semibold t:whitespace-nowrap t:text-muted',
  // Not borders: those do not move with sticky cells.
  't:box-shadow-[inset_0_1px_var(--tapa-color-border),inset_0_-1px_var(--tapa-color-border)]',
].join(' ');

/** On phones the head is visually hidden, except while it has keyboard focus (WCAG 2.4.7). */
const HEAD = cx(tableParts.HEAD, 't:@max-phone:block t:@max-phone:has-focus-visible:not-sr-only');

const rowHeight = cva('', {
  variants: {
    density: {
      compact: 't:[--row-height:calc(40px*var(--tapa-density,1))]',
      regular: 't:[--row-height:calc(52px*var(--tapa-density,1))]',
      roomy: 't:[--row-height:calc(64px*var(--tapa-density,1))]',
    },
  },
});

export function GridTable<Row>({ grid }: TableGridProps<Row>) {
  const t = useMessages(tableMessages);
  const id = useId();
  const {
    props,
    change,
    classNames,
    count,
    isAwaited,
    isBusy,
    isLoading,
    page,
    shown: columns,
    state,
  } = grid;
  const { rowKey, onOpenRow, rowHref, details, rowActions, skeletonRows = 6 } = props;
  const selection = props.bulkActions && grid.selection;
  const buttons =
    Number(Boolean(onOpenRow ?? rowHref)) + Number(Boolean(details)) + Number(Boolean(rowActions));
  const names = namesOf(columns, page, useJoinFacts());
  const before = grid.isWhole ? 0 : (grid.pageNumber - 1) * state.pagination.pageSize;
  const footer = isLoading || count > 0 ? props.footer?.(grid.matching) : undefined;
  // Stable handlers, so that inline ones of a host do not render every row again.
  const open = useHandler((row: Row) => onOpenRow?.(row, grid.matching));
  const select = useHandler(grid.selection.toggle);
  const expand = useHandler((key: string, isExpanded: boolean) =>
    change(({ expanded }) => ({ expanded: { ...expanded, [key]: isExpanded } })),
  );
  const sideCell = <td className="t:@max-phone:hidden" {...tableParts.ROLES.cell} />;
  const sides = { before: selection ? sideCell : null, after: buttons > 0 ? sideCell : null };
  return (
    <table
      aria-label={props['aria-label']}
      aria-hidden={isAwaited || undefined}
      aria-busy={isBusy || undefined}
      aria-rowcount={isLoading ? undefined : count + 1}
      className={cx(tableParts.TABLE, 't:seen-in-focus')}
      onFocus={scrollClear}
      onKeyDown={selection && selection.rows.length > 0 ? whenEscaped(selection.clear) : undefined}
      {...tableParts.ROLES.table}
    >
      <tableParts.Columns
        columns={columns}
        before={selection ? <col className={cx(SIDE_COLUMN, 't:print:hidden')} /> : null}
        after={
          buttons > 0 ? (
            <col className={endWidth({ buttons: buttons === 1 || buttons === 2 ? buttons : 3 })} />
          ) : null
        }
      />
      <thead className={HEAD} {...tableParts.ROLES.group}>
        <tr className="t:border-0 t:@max-phone:flex t:@max-phone:flex-wrap" {...tableParts.ROLES.row}>
          {selection ? <SelectPage grid={grid} /> : null}
          {columns.map((column) => (
            <HeadCell key={column.key} grid={grid} column={column} />
          ))}
          {buttons > 0 ? (
            <th scope="col" className={cx(HEAD_CELL, 't:print:hidden')} {...tableParts.ROLES.header}>
              <span className="t:sr-only">{t['table.row-actions']}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody
        aria-hidden={isLoading || undefined}
        className={cx(
          tableParts.BODY,
          // A focused control scrolls clear of the sticky head of 40 px.
          't:@min-phone:[--tapa-room-start:56px]',
          rowHeight({ density: state.density }),
          't:transition-opacity',
          isBusy && !isLoading && 't:opacity-55',
        )}
        onKeyDown={moveBetweenRows}
        {...tableParts.ROLES.group}
      >
        {isLoading ? (
          <tableParts.SkeletonRows
            columns={columns}
            count={skeletonRows}
            className={selection ? CHECKED_ROW : undefined}
            {...sides}
          />
        ) : (
          page.map((row, index) => {
            const key = rowKey(row);
            return (
              <GridRow
                key={key}
                id={key}
                row={row}
                name={names[index] ?? ''}
                index={before + index + 2}
                detailsId={`${id}-details-${index}`}
                columns={columns}
                isSelected={state.rowSelection[key] === true}
                isExpanded={state.expanded[key] === true}
                isCurrent={key === props.openRow}
                onSelect={selection && select}
                onExpand={expand}
                t={t}
                classNames={classNames}
                onOpenRow={onOpenRow && open}
                rowHref={rowHref}
                details={details}
                rowActions={rowActions}
              />
            );
          })
        )}
      </tbody>
      {footer ? (
        <tfoot className={cx(tableParts.BODY, rowHeight({ density: 'regular' }))} {...tableParts.ROLES.group}>
          <tableParts.TotalRow
            columns={columns}
            slot="data-grid-total"
            figures={footer}
            loading={isLoading}
            className={cx(selection && CHECKED_ROW, classNames['data-grid-total'])}
            {...sides}
          />
        </tfoot>
      ) : null}
    </table>
  );
}

interface HeadCellProps<Row> extends GridPartProps<Row> {
  column: GridColumn<Row>;
}

const alignment = cva('', { variants: { amount: { true: 't:text-end', false: 't:text-start' } } });
const arrow = cva('t:flex-none t:icon-14', {
  variants: { sorted: { true: 't:text-brand-mark', false: 't:opacity-55' } },
});

/** Column header. A press sorts ascending, descending or not; with Shift it adds the column. */
function HeadCell<Row>({ grid: { state, change, index, isAwaited }, column }: HeadCellProps<Row>) {
  const { key, header, kind, priority } = column;
  const align = alignment({ amount: kind === 'amount' });
  const sorted = state.sorting.find(({ id }) => id === key);
  const Arrow = sorted === undefined ? ChevronsUpDown : sorted.desc ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      {...tableParts.ROLES.header}
      aria-sort={sorted && (sorted.desc ? 'descending' : 'ascending')}
      className={cx(HEAD_CELL, 't:px-3', tableParts.FIRST_AND_LAST, align, tableParts.givesWay({ priority }))}
    >
      {isSortable(column) && !isAwaited ? (
        <button
          type="button"
          className={cx(
            't:-mx-2 t:inline-flex t:min-h-8 t:touch:min-h-touch-target t:max-w-[calc(100%+16px)] t:items-center t:gap-1 t:rounded-sm t:px-2 t:hover:bg-surface t:hover:text-ink',
            sorted && 't:text-ink',
            align,
          )}
          // Prepares a large index before the press ends.
          onFocus={() => setTimeout(index.ranks, 0, column)}
          onClick={({ shiftKey }) =>
            change(({ sorting }) => ({ sorting: changeSorting(sorting, key, shiftKey) }))
          }
        >
          <span className="t:min-w-0">{header}</span>
          <Arrow aria-hidden="true" className={arrow({ sorted: sorted !== undefined })} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function SelectPage<Row>({ grid: { page, state, props, selection, count, isLoading } }: TableGridProps<Row>) {
  const t = useMessages(tableMessages);
  const selected = page.filter((row) => state.rowSelection[props.rowKey(row)] === true).length;
  const isAll = selected > 0 && selected === page.length;
  return (
    <th
      scope="col"
      className={cx(
        HEAD_CELL,
        't:@min-phone:ps-[calc(var(--row-inset)-3px)] t:@min-phone:touch:ps-[calc(var(--row-inset)-16px)] t:text-start t:@max-phone:hidden t:print:hidden',
      )}
      {...tableParts.ROLES.header}
    >
      <Checkbox
        aria-label={t['table.select-page']}
        checked={isAll}
        indeterminate={!isAll && selected > 0}
        disabled={isLoading || count === 0}
        onChange={() => selection.set(page, !isAll)}
      />
    </th>
  );
}

/** Width of the last column: 36 px a button, and padding. */
const endWidth = cva('t:print:hidden', {
  variants: {
    buttons: { 1: SIDE_COLUMN, 2: 't:w-23', 3: 't:w-32' },
  },
});

/** Controls that arrow keys move between, without menus and text fields, which use arrow keys themselves. */
const CONTROLS = 'a[href], button:not([aria-haspopup]), input[type="checkbox"]';
const ROW = '[data-slot="data-grid-row"]';

/** Moves focus by arrow keys, Home and End from a control to the same control in another row. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (event.defaultPrevented || !isFromInside(event)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!isElement(target) || !target.matches(CONTROLS)) return;
  const cell = target.closest<HTMLTableCellElement>(`${ROW} > *`);
  if (!cell) return;
  const kindOf = (control: HTMLElement) =>
    `${control.getAttribute('data-slot') ?? control.localName} ${control.hasAttribute('aria-expanded')}`;
  // Rows may differ in their controls: matches by cell, kind and position.
  const alike = (of: Element | undefined) =>
    [...(of?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter((own) => kindOf(own) === kindOf(target));
  const place = alike(cell).indexOf(target);
  const column = [...currentTarget.querySelectorAll<HTMLTableRowElement>(ROW)].flatMap(
    ({ cells }) => alike(cells[cell.cellIndex])[place] ?? [],
  );
  const at = column.indexOf(target);
  const next = {
    ArrowUp: column[at - 1],
    ArrowDown: column[at + 1],
    Home: column[0],
    End: column.at(-1),
  }[key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
