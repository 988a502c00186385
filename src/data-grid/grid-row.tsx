'use client';
import { cva } from 'class-variance-authority';
import { type MouseEvent, memo, type ReactNode, Suspense } from 'react';
import { Checkbox } from '../components/checkbox/index.js';
import { tableParts } from '../components/data-table/index.js';
import type { tableMessages } from '../i18n/compiled/en/table.js';
import { ChevronDown } from '../icons/compiled/chevron-down.js';
import { ChevronRight } from '../icons/compiled/chevron-right.js';
import { cx, type PartClasses } from '../lib/cx.js';
import { isElement, isFromInside, opensNewTab, openTab, preventAutoscroll } from '../lib/events.js';
import { lazyPart } from '../lib/lazy-part.js';
import { OVER_OPENER } from '../lib/rows.js';
import { Link } from '../theme/index.js';
import type { GridColumn } from './grid-rows.js';
import type { RowAction, RowActionsProps } from './row-actions.js';
import type { GridPart } from './use-grid.js';

const ACTIONS = lazyPart<RowActionsProps>(async () => ({
  default: (await import('./row-actions.js')).RowActions,
}));

/** Interactive features of rows. */
export interface RowFeatures<Row> {
  onOpenRow?: ((row: Row) => void) | undefined;
  /** Link of a row, alone or together with `onOpenRow`. */
  rowHref?: ((row: Row) => string) | undefined;
  details?: ((row: Row) => ReactNode) | undefined;
  /** Actions in the menu at a row's end. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
}

interface GridRowProps<Row> extends RowFeatures<Row> {
  row: Row;
  id: string;
  /** `aria-rowindex`: position in the whole table, counted from the head. */
  index: number;
  detailsId: string;
  columns: readonly GridColumn<Row>[];
  /** Unique among the rows of the page. */
  name: string;
  isSelected: boolean;
  isExpanded: boolean;
  /** True where it is shown in a sheet. */
  isCurrent: boolean;
  /** Called by its checkbox, with Shift as a range. Without it there is no checkbox. */
  onSelect: ((row: Row, isSelected: boolean, isRange: boolean) => void) | undefined;
  onExpand: (key: string, isExpanded: boolean) => void;
  t: typeof tableMessages;
  classNames: PartClasses<GridPart>;
}

const rowLook = cva(
  't:relative t:transition-colors t:@min-phone:first:border-t-0 t:print:break-inside-avoid',
  {
    variants: {
      state: {
        rest: 't:hover:bg-surface-hover',
        selected: 't:bg-[color-mix(in_oklab,var(--tapa-color-brand-soft)_60%,var(--tapa-color-surface))]',
        open: 't:bg-brand-soft t:box-shadow-[inset_3px_0_var(--tapa-color-brand-mark)] t:rtl:box-shadow-[inset_-3px_0_var(--tapa-color-brand-mark)]',
      },
    },
  },
);

/** Room for the checkbox on phones: 18 px and a gap of 16 px. */
export const CHECKED_ROW = 't:@max-phone:ps-[calc(var(--row-inset)+34px)]';

/** On phones the checkbox of 44 px is beside the avatar, above the button that covers the row. */
const CHECK_CELL = [
  't:p-0 t:align-middle t:@min-phone:ps-[calc(var(--row-inset)-3px)] t:@min-phone:touch:ps-[calc(var(--row-inset)-16px)] t:print:hidden',
  't:@max-phone:absolute t:@max-phone:start-[calc(var(--row-inset)-13px)] t:@max-phone:top-1.5 t:@max-phone:z-1',
].join(' ');

/** Columns of checkboxes and buttons: 52 px, wider on touch screens. */
export const SIDE_COLUMN = 't:w-13';

/** Elements that handle their own press, which does not open the row. */
const OWN_PRESS = 'a, button, input, select, textarea, label, [data-row-press="own"]';

/** Control that opens the row: a press on the row clicks it. */
const OPENER = '[data-slot="data-grid-open"]';

/** Returns whether a press was on a control of the row, or in a menu or dialog opened from it. */
const isOwnPress = (event: MouseEvent): boolean =>
  !isFromInside(event) ||
  (isElement(event.target) && event.currentTarget.contains(event.target.closest(OWN_PRESS)));

const SIDE_CELL = 't:p-0 t:align-middle';

/** On phones the button covers the row, below the other controls. */
const OPEN = cx(
  't:inline-flex t:size-9 t:@min-phone:touch:size-touch-target t:items-center t:justify-center t:rounded-control t:text-subtle t:hover:text-ink',
  't:@max-phone:absolute t:@max-phone:inset-0 t:@max-phone:size-auto t:@max-phone:rounded-none t:@max-phone:opacity-0 t:@max-phone:focus-visible:opacity-100',
);

function Row<Item>({
  row,
  id,
  index,
  detailsId,
  name,
  columns,
  isSelected,
  isExpanded,
  isCurrent,
  onSelect,
  onExpand,
  t,
  classNames,
  onOpenRow,
  rowHref,
  details,
  rowActions,
}: GridRowProps<Item>) {
  const hasCheckbox = onSelect !== undefined;
  const opens = onOpenRow !== undefined || rowHref !== undefined;
  const press = (event: MouseEvent<HTMLElement>) => {
    // Selecting text does not open the row.
    const selection = event.currentTarget.ownerDocument.getSelection();
    if (isOwnPress(event) || String(selection ?? '') !== '') return;
    const control = event.currentTarget.querySelector<HTMLElement>(OPENER);
    if (control?.matches('a') && opensNewTab(event)) openTab(control as HTMLAnchorElement);
    else if (event.button === 0) {
      // A sheet returns focus to the element that had it.
      control?.focus({ preventScroll: true });
      control?.click();
    }
  };
  const state = isCurrent ? 'open' : isSelected ? 'selected' : 'rest';
  const actions = rowActions?.(row) ?? [];
  const href = rowHref?.(row);
  const opener = {
    'data-slot': 'data-grid-open',
    'aria-label': t['table.open']({ row: name }),
    className: cx(OPEN, classNames['data-grid-open']),
    onClick: (event: MouseEvent) => {
      if (href === undefined || !opensNewTab(event)) onOpenRow?.(row);
    },
    children: (
      <ChevronRight aria-hidden="true" className="t:icon-16 t:icon-directional t:@max-phone:hidden" />
    ),
  };
  return (
    <>
      <tr
        data-slot="data-grid-row"
        data-state={state === 'rest' ? undefined : state}
        data-opens={opens || undefined}
        aria-rowindex={index}
        aria-selected={hasCheckbox ? isSelected : undefined}
        className={cx(
          tableParts.ROW,
          rowLook({ state }),
          opens && ['t:cursor-pointer', OVER_OPENER],
          hasCheckbox && CHECKED_ROW,
          classNames['data-grid-row'],
        )}
        onClick={opens ? press : undefined}
        onAuxClick={rowHref && press}
        onMouseDown={rowHref && ((event) => isOwnPress(event) || preventAutoscroll(event))}
        {...tableParts.ROLES.row}
      >
        {hasCheckbox ? (
          <td data-row-press="own" className={CHECK_CELL} {...tableParts.ROLES.cell}>
            <Checkbox
              aria-label={t['table.select-row']({ row: name })}
              checked={isSelected}
              onChange={({ target, nativeEvent }) =>
                onSelect(row, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
              }
            />
          </td>
        ) : null}
        <tableParts.DataTableCells
          columns={columns}
          content={(column) => tableParts.cellOf(column, row)}
          opens={opens}
          named
        />
        {opens || details || rowActions ? (
          <td
            className={cx(
              SIDE_CELL,
              't:pe-[max(0px,calc(var(--row-inset)-10px))] t:text-end t:whitespace-nowrap t:@max-phone:col-span-full t:@max-phone:p-0 t:print:hidden',
            )}
            {...tableParts.ROLES.cell}
          >
            {actions.length > 0 ? (
              <Suspense fallback={<span className="t:inline-block t:size-9 t:touch:size-touch-target" />}>
                <ACTIONS.Component
                  label={t['table.actions']({ row: name })}
                  actions={actions}
                  className={classNames['data-grid-menu']}
                />
              </Suspense>
            ) : null}
            {details ? (
              <button
                type="button"
                aria-label={t['table.details']({ row: name })}
                aria-expanded={isExpanded}
                aria-controls={isExpanded ? detailsId : undefined}
                className="t:inline-flex t:size-9 t:touch:size-touch-target t:items-center t:justify-center t:rounded-control t:text-subtle t:hover:text-ink"
                onClick={() => onExpand(id, !isExpanded)}
              >
                <ChevronDown
                  aria-hidden="true"
                  className={cx('t:icon-16 t:transition-transform', isExpanded && 't:rotate-180')}
                />
              </button>
            ) : null}
            {!opens ? null : href === undefined ? (
              <button type="button" {...opener} />
            ) : (
              <Link href={href} {...opener} />
            )}
          </td>
        ) : null}
      </tr>
      {details && isExpanded ? (
        <tr
          id={detailsId}
          data-slot="data-grid-details"
          className={cx('t:bg-surface-sunken t:@max-phone:block', classNames['data-grid-details'])}
          {...tableParts.ROLES.row}
        >
          <td
            colSpan={columns.length + 1 + Number(hasCheckbox)}
            className="t:px-(--row-inset) t:py-4 t:@max-phone:block"
            {...tableParts.ROLES.cell}
          >
            {details(row)}
          </td>
        </tr>
      ) : null}
    </>
  );
}

export const GridRow = memo(Row) as typeof Row;
