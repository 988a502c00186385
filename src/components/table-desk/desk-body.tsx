'use client';
import { type ComponentType, type ReactNode, Suspense, useId } from 'react';
import { tableMessages } from '../../i18n/compiled/en/table.js';
import { useFacts } from '../../i18n/use-facts.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { lazyPart } from '../../lib/lazy-part.js';
import { scrollClear } from '../../lib/scroll-clear.js';
import { Checkbox } from '../checkbox/index.js';
import { tableParts } from '../data-table/index.js';
import { SkeletonLine } from '../skeleton/index.js';
import { type DeskColumn, namesOf } from './columns.js';
import { useDeskClasses } from './desk-classes.js';
import { DeskHead } from './desk-head.js';
import { DeskRow, type RowFeatures } from './desk-row.js';
import { CHECKED_ROW, HEAD_CELL, ROW_HEIGHTS, SIDE_COLUMN, UNDER_HEAD } from './desk-styles.js';
import type { RowActionsProps } from './row-actions.js';
import { moveBetweenRows, whenEscaped } from './row-keys.js';
import type { DataTableState } from './state.js';
import type { DeskTable } from './use-desk-table.js';

const ACTIONS = lazyPart<RowActionsProps>(async () => ({
  default: (await import('./row-actions.js')).RowActions,
}));

/** Its place is kept while the menu's code loads. */
const Actions: ComponentType<RowActionsProps> = (props) => (
  <Suspense fallback={<span className="t:inline-block t:size-9 t:touch:size-touch-target" />}>
    <ACTIONS.Component {...props} />
  </Suspense>
);

interface DeskBodyProps<Row> extends RowFeatures<Row> {
  label: string;
  table: DeskTable<Row>;
  /** The columns that show. */
  columns: readonly DeskColumn<Row>[];
  state: DataTableState;
  /** How many rows match, over all pages. */
  count: number;
  /** How many of them stand on pages before. */
  before: number;
  hasCheckboxes: boolean;
  openRow: string | undefined;
  /** Whether new rows are being loaded. */
  isBusy: boolean;
  /** Whether the whole table is: nothing can be done with it. */
  isAwaited: boolean;
  /** Rows of the skeleton; 0 once there is something to show. */
  skeletonRows: number;
  /** A last row of figures, by the keys of columns. */
  footer: Readonly<Record<string, ReactNode>> | undefined;
  /** Called when somebody turns to a column that sorts. */
  onTurnTo: (column: DeskColumn<Row>) => void;
  /** Called by the Escape key, to end a selection. */
  onEscape: (() => void) | undefined;
}

/** The table itself: its head, and the rows of a page. */
export function DeskBody<Row>({
  label,
  table,
  columns,
  state,
  count,
  before,
  hasCheckboxes,
  openRow,
  isBusy,
  isAwaited,
  skeletonRows,
  footer,
  onTurnTo,
  onEscape,
  ...features
}: DeskBodyProps<Row>) {
  const t = useMessages(tableMessages);
  const classNames = useDeskClasses();
  const id = useId();
  const hasEnd = Boolean(features.onOpenRow ?? features.rowHref ?? features.details ?? features.rowActions);
  const isLoading = skeletonRows > 0;
  const { rows } = table.getRowModel();
  const names = namesOf(
    columns,
    rows.map(({ original }) => original),
    useFacts(),
  );
  return (
    <table
      aria-label={label}
      aria-hidden={isAwaited || undefined}
      aria-busy={isBusy || undefined}
      aria-rowcount={isLoading ? undefined : count + 1}
      className={cx(tableParts.TABLE, 't:seen-in-focus')}
      onFocus={scrollClear}
      onKeyDown={onEscape && whenEscaped(onEscape)}
      {...tableParts.ROLES.table}
    >
      <colgroup className="t:@max-[43em]/table:hidden">
        {hasCheckboxes ? <col className={cx(SIDE_COLUMN, 't:print:hidden')} /> : null}
        {columns.map((column, index) => (
          <col
            key={column.key}
            className={tableParts.columnClass(column, index)}
            ref={(col) => col?.style.setProperty('inline-size', column.width ?? '')}
          />
        ))}
        {hasEnd ? <col className={cx(endWidth(features), 't:print:hidden')} /> : null}
      </colgroup>
      <DeskHead
        table={table}
        columns={columns}
        isAwaited={isAwaited}
        onTurnTo={onTurnTo}
        before={
          hasCheckboxes ? (
            <th
              scope="col"
              className={cx(
                HEAD_CELL,
                't:ps-[calc(var(--row-inset)-3px)] t:touch:ps-[calc(var(--row-inset)-16px)] t:text-start t:@max-[43em]/table:hidden t:print:hidden',
              )}
              {...tableParts.ROLES.header}
            >
              <Checkbox
                aria-label={t['table.select-page']}
                checked={table.getIsAllPageRowsSelected()}
                indeterminate={!table.getIsAllPageRowsSelected() && table.getIsSomePageRowsSelected()}
                disabled={isLoading || count === 0}
                onChange={table.getToggleAllPageRowsSelectedHandler()}
              />
            </th>
          ) : null
        }
        after={
          hasEnd ? (
            <th scope="col" className={cx(HEAD_CELL, 't:print:hidden')} {...tableParts.ROLES.header}>
              <span className="t:sr-only">{t['table.row-actions']}</span>
            </th>
          ) : null
        }
      />
      <tbody
        // Rows that load say nothing yet.
        aria-hidden={isLoading || undefined}
        className={cx(
          tableParts.BODY,
          UNDER_HEAD,
          ROW_HEIGHTS[state.density],
          't:transition-opacity',
          isBusy && !isLoading && 't:opacity-55',
        )}
        onKeyDown={moveBetweenRows}
        {...tableParts.ROLES.group}
      >
        {isLoading
          ? Array.from({ length: skeletonRows }, (_, index) => (
              // Rows of a skeleton have no identity: they never move.
              <tr
                key={`row-${String(index)}`}
                className={cx(tableParts.ROW, tableParts.BODY_ROW, hasCheckboxes && CHECKED_ROW)}
                {...tableParts.ROLES.row}
              >
                {hasCheckboxes ? (
                  <td className="t:@max-[43em]/table:hidden" {...tableParts.ROLES.cell} />
                ) : null}
                <tableParts.DataTableCells
                  columns={columns}
                  content={({ align = 'start', skeleton }) =>
                    skeleton ?? (
                      <span className={tableParts.SKELETON_ALIGN[align]}>
                        <SkeletonLine width={72} />
                      </span>
                    )
                  }
                  named={false}
                />
                {hasEnd ? <td className="t:@max-[43em]/table:hidden" {...tableParts.ROLES.cell} /> : null}
              </tr>
            ))
          : rows.map((row, index) => (
              <DeskRow
                key={row.id}
                row={row}
                name={names[index] ?? ''}
                index={before + index + 2}
                detailsId={`${id}-details-${index}`}
                columns={columns}
                isSelected={row.getIsSelected()}
                isExpanded={row.getIsExpanded()}
                isCurrent={row.id === openRow}
                hasCheckbox={hasCheckboxes}
                t={t}
                classNames={classNames}
                Actions={Actions}
                {...features}
              />
            ))}
      </tbody>
      {footer ? (
        <tfoot className={cx(tableParts.BODY, ROW_HEIGHTS.regular)} {...tableParts.ROLES.group}>
          <tr
            data-slot="table-desk-total"
            className={cx(tableParts.ROW, hasCheckboxes && CHECKED_ROW, classNames['table-desk-total'])}
            {...tableParts.ROLES.row}
          >
            {hasCheckboxes ? <td className="t:@max-[43em]/table:hidden" {...tableParts.ROLES.cell} /> : null}
            <tableParts.DataTableCells
              columns={columns}
              content={({ key, align = 'start' }) =>
                isLoading && footer[key] !== undefined ? (
                  <span className={tableParts.SKELETON_ALIGN[align]}>
                    <SkeletonLine width={72} />
                  </span>
                ) : (
                  footer[key]
                )
              }
              named={!isLoading}
              className="t:font-semibold"
            />
            {hasEnd ? <td className="t:@max-[43em]/table:hidden" {...tableParts.ROLES.cell} /> : null}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/** Width of the last column: 36 px for each button, 44 for fingers, and the padding around them. */
function endWidth<Row>({ onOpenRow, rowHref, details, rowActions }: RowFeatures<Row>): string | undefined {
  const buttons =
    Number(Boolean(onOpenRow ?? rowHref)) + Number(Boolean(details)) + Number(Boolean(rowActions));
  return [SIDE_COLUMN, SIDE_COLUMN, 't:w-[92px] t:touch:w-[108px]', 't:w-[128px] t:touch:w-[152px]'][buttons];
}
