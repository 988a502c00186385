'use client';
import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { tableParts } from '../data-table/index.js';
import type { DeskColumn } from './columns.js';
import { HEAD_CELL } from './desk-styles.js';
import type { DeskTable } from './use-desk-table.js';

/** Where it is out of sight, it shows as long as a key has moved focus to it (WCAG 2.4.7). */
const HEAD = cx(
  tableParts.HEAD,
  't:@max-[43em]/table:block t:@max-[43em]/table:has-focus-visible:not-sr-only',
);

const CELL = cx(
  HEAD_CELL,
  't:px-3 t:@min-[43em]/table:first:ps-(--row-inset) t:@min-[43em]/table:last:pe-(--row-inset)',
);

const BUTTON = cx(
  't:-mx-2 t:inline-flex t:min-h-8 t:touch:min-h-touch-target t:max-w-[calc(100%+16px)] t:items-center t:gap-1 t:rounded-sm t:px-2 t:hover:bg-surface t:hover:text-ink',
  't:[th[aria-sort]_&]:text-ink',
);

const ALIGN = { start: 't:text-start', end: 't:text-end' } as const;

interface DeskHeadProps<Row> {
  table: DeskTable<Row>;
  /** Those that show. */
  columns: readonly DeskColumn<Row>[];
  /** Called when somebody turns to a column that sorts. */
  onTurnTo: (column: DeskColumn<Row>) => void;
  /** Whether the table is awaited: nothing sorts it yet. While a server sorts, what was pressed keeps its focus. */
  isAwaited: boolean;
  /** A cell before and after those of the columns. */
  before: ReactNode;
  after: ReactNode;
}

/** The names of the columns. A press sorts: up, down, not at all; with Shift, by this column too. */
export function DeskHead<Row>({ table, columns, onTurnTo, isAwaited, before, after }: DeskHeadProps<Row>) {
  return (
    <thead className={HEAD} {...tableParts.ROLES.group}>
      <tr
        className="t:border-0 t:@max-[43em]/table:flex t:@max-[43em]/table:flex-wrap"
        {...tableParts.ROLES.row}
      >
        {before}
        {columns.map((own) => {
          const { key, header, align = 'start', givesWay } = own;
          const column = table.getColumn(key);
          const sorted = column?.getIsSorted() || undefined;
          const Arrow = sorted === undefined ? ChevronsUpDown : sorted === 'asc' ? ArrowUp : ArrowDown;
          return (
            <th
              key={key}
              scope="col"
              {...tableParts.ROLES.header}
              aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
              className={cx(CELL, ALIGN[align], givesWay && tableParts.GIVES_WAY[givesWay])}
            >
              {column?.getCanSort() && !isAwaited ? (
                <button
                  type="button"
                  className={cx(BUTTON, ALIGN[align])}
                  onPointerEnter={() => onTurnTo(own)}
                  onFocus={() => onTurnTo(own)}
                  onClick={column.getToggleSortingHandler()}
                >
                  <span className="t:min-w-0">{header}</span>
                  <Arrow
                    aria-hidden="true"
                    className={cx('t:flex-none t:icon-14', sorted ? 't:text-brand-mark' : 't:opacity-45')}
                  />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {after}
      </tr>
    </thead>
  );
}
