'use client';
import { type ComponentType, type MouseEvent, memo, type ReactNode } from 'react';
import type { tableMessages } from '../../i18n/compiled/en/table.js';
import { ChevronDown, ChevronRight } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { isFromInside } from '../../lib/from-inside.js';
import { isElement } from '../../lib/is-element.js';
import { asksForTab, openTab, preventAutoscroll } from '../../lib/tab-press.js';
import { Link } from '../../theme/index.js';
import { Checkbox } from '../checkbox/index.js';
import { tableParts } from '../data-table/index.js';
import type { DeskColumn } from './columns.js';
import type { DeskClasses } from './desk-classes.js';
import { CHECK_CELL, CHECKED_ROW } from './desk-styles.js';
import type { RowAction, RowActionsProps } from './row-actions.js';
import type { DeskTableRow } from './use-desk-table.js';

/** What rows do beside being read. */
export interface RowFeatures<Row> {
  /** Called when a row is pressed. */
  onOpenRow?: ((row: Row) => void) | undefined;
  /** Where a row leads, in place of `onOpenRow` or with it. */
  rowHref?: ((row: Row) => string) | undefined;
  /** What more there is to say of a row, in a line under it that opens. */
  details?: ((row: Row) => ReactNode) | undefined;
  /** What can be done with a row, in a menu at its end. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
}

export interface DeskRowProps<Row> extends RowFeatures<Row> {
  row: DeskTableRow<Row>;
  /** Its place in the whole table, the head being the first. */
  index: number;
  /** Id of its details, once they show. */
  detailsId: string;
  columns: readonly DeskColumn<Row>[];
  /** Tells it from the other rows of the page. */
  name: string;
  isSelected: boolean;
  isExpanded: boolean;
  /** Whether it is open beside the table. */
  isCurrent: boolean;
  hasCheckbox: boolean;
  t: typeof tableMessages;
  /** The host's classes. */
  classNames: DeskClasses;
  /** The menu of actions. */
  Actions: ComponentType<RowActionsProps>;
}

/** A press there is meant for it, and does not open the row. */
const OWN_PRESS = 'a, button, input, select, textarea, label, [data-row-press="own"]';

/** The way that a press on a row takes: the control that opens it, for those who cannot point. */
const OPENER = '[data-slot="table-desk-open"]';

/** Whether a press is none on the row itself: on a control of it, or in a menu or dialog that was opened from it. */
const isOwnPress = (event: MouseEvent): boolean =>
  !isFromInside(event) ||
  (isElement(event.target) && event.currentTarget.contains(event.target.closest(OWN_PRESS)));

const SIDE_CELL = 't:p-0 t:align-middle';

/** The one button of a row of phones: it lies over the row, under what else can be pressed. */
const OPEN = cx(
  't:inline-flex t:size-9 t:@min-[43em]/table:touch:size-touch-target t:items-center t:justify-center t:rounded-control t:text-subtle t:hover:text-ink',
  't:@max-[43em]/table:absolute t:@max-[43em]/table:inset-0 t:@max-[43em]/table:size-auto t:@max-[43em]/table:rounded-none t:@max-[43em]/table:opacity-0 t:@max-[43em]/table:focus-visible:opacity-100',
);

function Row<Item>({
  row,
  index,
  detailsId,
  name,
  columns,
  isSelected,
  isExpanded,
  isCurrent,
  hasCheckbox,
  t,
  classNames,
  Actions,
  onOpenRow,
  rowHref,
  details,
  rowActions,
}: DeskRowProps<Item>) {
  const item: Item = row.original;
  const opens = onOpenRow !== undefined || rowHref !== undefined;
  const press = (event: MouseEvent<HTMLElement>) => {
    // Who marks a text does not want to open it.
    const marked = event.currentTarget.ownerDocument.getSelection();
    if (isOwnPress(event) || String(marked ?? '') !== '') return;
    const link = event.currentTarget.querySelector<HTMLAnchorElement>(`a${OPENER}`);
    if (link && asksForTab(event)) openTab(link);
    else if (event.button === 0) event.currentTarget.querySelector<HTMLElement>(OPENER)?.click();
  };
  const actions = rowActions?.(item) ?? [];
  return (
    <>
      <tr
        data-slot="table-desk-row"
        data-state={isCurrent ? 'open' : isSelected ? 'selected' : undefined}
        aria-rowindex={index}
        aria-selected={hasCheckbox ? isSelected : undefined}
        className={cx(
          tableParts.ROW,
          't:relative t:transition-tint t:hover:bg-surface-hover t:@min-[43em]/table:first:border-t-0',
          't:data-[state=selected]:bg-[color-mix(in_oklab,var(--tapa-color-brand-soft),var(--tapa-color-surface)_40%)] t:data-[state=open]:bg-brand-soft t:data-[state=open]:shadow-[inset_3px_0_var(--tapa-color-brand-mark)] t:rtl:data-[state=open]:shadow-[inset_-3px_0_var(--tapa-color-brand-mark)]',
          't:print:break-inside-avoid',
          opens && 't:cursor-pointer',
          hasCheckbox && CHECKED_ROW,
          classNames['table-desk-row'],
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
              onChange={row.getToggleSelectedHandler()}
            />
          </td>
        ) : null}
        <tableParts.DataTableCells columns={columns} content={(column) => column.cell(item)} named />
        {opens || details || rowActions ? (
          <td
            className={cx(
              SIDE_CELL,
              't:pe-[max(0px,calc(var(--row-inset)-10px))] t:text-end t:whitespace-nowrap t:@max-[43em]/table:col-[1/-1] t:@max-[43em]/table:p-0 t:print:hidden',
            )}
            {...tableParts.ROLES.cell}
          >
            {actions.length > 0 ? (
              <Actions label={t['table.actions']({ row: name })} actions={actions} />
            ) : null}
            {details ? (
              <button
                type="button"
                aria-label={t['table.details']({ row: name })}
                aria-expanded={isExpanded}
                aria-controls={isExpanded ? detailsId : undefined}
                className="t:relative t:z-[1] t:group t:inline-flex t:size-9 t:touch:size-touch-target t:items-center t:justify-center t:rounded-control t:text-subtle t:hover:text-ink"
                onClick={row.getToggleExpandedHandler()}
              >
                <ChevronDown
                  aria-hidden="true"
                  className="t:icon-16 t:transition-transform t:group-aria-expanded:rotate-180"
                />
              </button>
            ) : null}
            {opens ? (
              <Open
                name={t['table.open']({ row: name })}
                href={rowHref?.(item)}
                onOpen={() => onOpenRow?.(item)}
                className={classNames['table-desk-open']}
              />
            ) : null}
          </td>
        ) : null}
      </tr>
      {details && isExpanded ? (
        <tr
          id={detailsId}
          data-slot="table-desk-details"
          className={cx('t:bg-surface-sunken t:@max-[43em]/table:block', classNames['table-desk-details'])}
          {...tableParts.ROLES.row}
        >
          <td
            colSpan={columns.length + 1 + Number(hasCheckbox)}
            className="t:px-(--row-inset) t:py-4 t:@max-[43em]/table:block"
            {...tableParts.ROLES.cell}
          >
            {details(item)}
          </td>
        </tr>
      ) : null}
    </>
  );
}

interface OpenProps {
  name: string;
  href: string | undefined;
  onOpen: () => void;
  className: string | undefined;
}

function Open({ name, href, onOpen, className }: OpenProps) {
  const shared = {
    'data-slot': 'table-desk-open',
    'aria-label': name,
    className: cx(OPEN, className),
    onClick: (event: MouseEvent) => {
      if (href === undefined || !asksForTab(event)) onOpen();
    },
    children: (
      <ChevronRight aria-hidden="true" className="t:icon-16 t:icon-directional t:@max-[43em]/table:hidden" />
    ),
  };
  return href === undefined ? <button type="button" {...shared} /> : <Link href={href} {...shared} />;
}

/** A row of a table desk. It renders again only where something of its own has changed. */
export const DeskRow = memo(Row) as typeof Row;
