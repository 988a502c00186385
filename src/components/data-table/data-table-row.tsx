import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { Days } from '../../lib/days.js';
import { Skeleton, SkeletonLine } from '../skeleton/index.js';
import type { ColumnKind, DataTableColumn, NarrowCell } from './data-table.js';

// The root is the container: on phones rows become blocks of several columns, below 20em (280 px) of one. The
// unit em restacks tables for large text too. Above that, columns of low priority are hidden first.

/** ARIA roles, as narrow tables have `display: block`, which removes native ones. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader' },
} as const;

export const ROOT = 't:root t:@container t:relative t:flex t:min-w-0 t:flex-col';

export const TABLE = 't:w-full t:flex-auto t:wrap-anywhere t:@max-phone:block';

/** Visually hidden on narrow tables, where screen readers still name cells by it. */
export const HEAD = 't:@max-phone:sr-only';

export const FIGURES = 't:text-end t:figures t:tracking-[-0.01em]';

/** Aligns rows with the title of their panel. */
export const FIRST_AND_LAST = 't:@min-phone:first:ps-(--row-inset) t:@min-phone:last:pe-(--row-inset)';

export const headCell = cva(
  `t:h-9 t:border-y t:bg-surface-sunken t:px-3 t:text-caption t:font-semibold t:whitespace-nowrap t:text-muted ${FIRST_AND_LAST}`,
  { variants: { amount: { true: FIGURES, false: 't:text-start' } } },
);

export const BODY = 't:@max-phone:block';

export const ROW = [
  't:h-(--row-height) t:break-inside-avoid t:border-t t:@max-phone:grid t:@max-phone:h-auto t:@max-phone:items-start',
  't:@max-phone:grid-cols-[minmax(0,auto)_1fr_fit-content(35%)_fit-content(45%)] t:@max-phone:gap-y-1 t:@max-phone:px-(--row-inset) t:@max-phone:py-3 t:@max-card:grid-cols-1',
].join(' ');

export const BODY_ROW = 't:transition-colors t:hover:bg-surface-hover t:@min-phone:first:border-t-0';

const CELL = `t:px-3 t:py-2.5 ${FIRST_AND_LAST} t:@max-phone:p-0`;

export const rowHeight = cva('', {
  variants: {
    height: {
      double: 't:[--row-height:calc(64px*var(--tapa-density,1))]',
      single: 't:[--row-height:calc(56px*var(--tapa-density,1))]',
    },
  },
});

/** Aligns a skeleton, a block that text alignment does not move. */
const SKELETON_AT_END = 't:justify-end t:@max-card:justify-start';

/** Hides columns by priority, between the width of a full table and that of blocks. */
export const givesWay = cva('', {
  variants: {
    priority: {
      1: '',
      2: 't:@min-phone:@max-table:hidden',
      3: 't:@min-phone:@max-table:hidden',
    },
  },
});

/** Returns the class of a `<col>`. The first one, which names the row, gets the width of hidden ones. */
const columnClass = <Row,>({ priority = 1, colClassName }: DataTableColumn<Row>, index: number): string =>
  cx(index === 0 && 't:@max-table:w-auto!', givesWay({ priority }), colClassName);

const PLACED = 't:@max-phone:block';
const ABSENT = 't:@max-phone:hidden';

const placeClasses = cva('', {
  variants: {
    place: {
      start: 't:@max-phone:col-start-1 t:@max-phone:min-w-0 t:@max-phone:text-start',
      // As wide as its content: the cell before it shrinks.
      after:
        't:@max-phone:col-start-2 t:@max-phone:ps-3 t:@min-card:@max-phone:w-max t:@min-card:@max-phone:max-w-rem-9 t:@max-phone:text-label t:@max-phone:text-muted',
      middle:
        't:@max-phone:col-start-3 t:@max-phone:min-w-0 t:@max-phone:ps-3 t:@max-phone:text-end t:@max-phone:text-label t:@max-phone:text-muted',
      end: 't:@max-phone:col-start-4 t:@max-phone:min-w-rem-5.75 t:@max-phone:ps-3 t:@max-phone:text-end',
      full: 't:@max-phone:col-span-full t:@max-phone:min-w-0 t:@max-phone:text-start',
    },
    /** True for a cell at the start without one after it. */
    alone: { true: 't:@max-phone:col-end-3' },
    line: {
      1: 't:@max-phone:row-start-1',
      2: 't:@max-phone:row-start-2 t:@max-phone:self-center',
      3: 't:@max-phone:row-start-3 t:@max-phone:self-center',
      4: 't:@max-phone:row-start-4 t:@max-phone:self-center',
    },
  },
});

/** Aligns a cell with the name beside an avatar, by default of 36 px. */
export const INDENT =
  't:@max-phone:ps-[var(--row-indent,48px)] t:@max-phone:text-label t:@max-phone:text-muted';

const ON_ONE_LINE = 't:@min-card:@max-phone:truncate';

export const ONE_COLUMN =
  't:@max-card:col-span-full t:@max-card:row-auto t:@max-card:ps-0 t:@max-card:text-start';

/** A line with the column's name before the value, by the stylesheet: elements would double the rows. */
const LABELLED = [
  't:@max-phone:col-span-full t:@max-phone:flex t:@max-phone:min-w-0 t:@max-phone:flex-wrap t:@max-phone:items-baseline t:@max-phone:justify-between t:@max-phone:gap-x-3',
  "t:@max-phone:before:text-muted t:@max-phone:before:content-[attr(data-header)_/_'']",
].join(' ');

const NARROW_ONLY = 't:hidden t:@max-phone:inline';

interface CellsProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** Returns the content of a cell; `undefined` leaves it empty, and out of the block of a narrow row. */
  content: (column: DataTableColumn<Row>) => ReactNode;
  /** Shows the names of columns and units beside the values of a narrow row. */
  named: boolean;
  /** True where the row opens a sheet with its full texts: secondary cells are cut to one line. */
  opens?: boolean | undefined;
  className?: string | undefined;
}

export function DataTableCells<Row>({ columns, content, named, opens = false, className }: CellsProps<Row>) {
  const values = columns.map(content);
  const places = columns.flatMap(({ narrow }, index) =>
    values[index] === undefined || !narrow || narrow === 'hidden' ? [] : [narrow],
  );
  const lines = places.map(({ line }) => line);
  const isShared = (line: number) => places.some((other) => other.place === 'after' && other.line === line);
  return columns.map((column, index) => {
    const { key, header, kind, narrow, priority = 1, className: ownClass } = column;
    const value = values[index];
    const isFirst = index === 0;
    const isAbsent = value === undefined || narrow === 'hidden';
    const place = narrow && narrow !== 'hidden' ? narrow : isFirst ? FIRST : null;
    const classes = cx(
      CELL,
      kind === 'amount' && FIGURES,
      givesWay({ priority }),
      isAbsent && ABSENT,
      place
        ? [
            !isAbsent && PLACED,
            placeClasses({
              place: place.place,
              alone: place.place === 'start' && !isShared(place.line),
              line: lineOf(place.line, lines),
            }),
            opens && (place.indent || place.place === 'after') && ON_ONE_LINE,
            place.indent && INDENT,
            ONE_COLUMN,
          ]
        : !isAbsent && LABELLED,
      className,
      ownClass,
    );
    const cell = {
      className: classes,
      'data-header': place || !named ? undefined : header,
      children: place?.unit && named ? <WithUnit value={value} unit={place.unit} /> : value,
    };
    return isFirst ? (
      <th key={key} scope="row" {...cell} {...ROLES.rowHeader} />
    ) : (
      <td key={key} {...cell} {...ROLES.cell} />
    );
  });
}

/** Returns the content of a cell, with plain text marked up for its column's kind. */
export function cellOf<Row>({ cell, kind = 'text' }: DataTableColumn<Row>, row: Row): ReactNode {
  const content = cell(row);
  if (typeof content !== 'string' || kind === 'amount') return content;
  return kind === 'date' ? <Days text={content} /> : <bdi>{content}</bdi>;
}

/** Further columns or cells, before and after the table's own. */
interface Sides {
  before?: ReactNode;
  after?: ReactNode;
}

interface RowProps<Row> extends Sides {
  columns: readonly DataTableColumn<Row>[];
  className?: string | undefined;
}

export const Columns = <Row,>({ columns, before, after }: RowProps<Row>) => (
  <colgroup className="t:@max-phone:hidden">
    {before}
    {columns.map((column, index) => (
      <col
        key={column.key}
        className={columnClass(column, index)}
        ref={(col) => col?.style.setProperty('inline-size', column.width ?? '')}
      />
    ))}
    {after}
  </colgroup>
);

export const SkeletonRows = <Row,>({
  columns,
  count,
  className,
  before,
  after,
}: RowProps<Row> & { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <tr key={`row-${String(index)}`} className={cx(ROW, BODY_ROW, className)} {...ROLES.row}>
      {before}
      <DataTableCells
        columns={columns}
        content={({ kind, skeleton }) => skeleton ?? <CellSkeleton kind={kind} />}
        named={false}
      />
      {after}
    </tr>
  ));

interface TotalRowProps<Row> extends RowProps<Row> {
  slot: string;
  figures: Readonly<Record<string, ReactNode>>;
  loading: boolean;
}

export const TotalRow = <Row,>({
  columns,
  slot,
  figures,
  loading,
  className,
  before,
  after,
}: TotalRowProps<Row>) => (
  <tr data-slot={slot} className={cx(ROW, className)} {...ROLES.row}>
    {before}
    <DataTableCells
      columns={columns}
      content={({ key, kind }) =>
        loading && figures[key] !== undefined ? <CellSkeleton kind={kind} /> : figures[key]
      }
      named={!loading}
      className="t:font-semibold"
    />
    {after}
  </tr>
);

function CellSkeleton({ kind }: { kind: ColumnKind | undefined }) {
  if (kind === 'status') return <StatusCellSkeleton />;
  return (
    <span className={cx('t:flex', kind === 'amount' && SKELETON_AT_END)}>
      <SkeletonLine width={72} />
    </span>
  );
}

const StatusCellSkeleton = () => (
  <span className="t:flex t:h-badge-height t:items-center">
    <Skeleton shape="pill" width={88} height={20} />
  </span>
);

/** A value with its unit on narrow tables. Texts have elements: translating browsers replace text nodes. */
export function WithUnit({ value, unit }: { value: ReactNode; unit: string }) {
  return (
    <bdi>
      {typeof value === 'string' || typeof value === 'number' ? (
        <span className="t:contents">{value}</span>
      ) : (
        value
      )}
      <span className={NARROW_ONLY}>{` ${unit}`}</span>
    </bdi>
  );
}

const FIRST: NarrowCell = { place: 'start', line: 1 };

const LINES = [1, 2, 3, 4] as const satisfies readonly NarrowCell['line'][];

/** Returns the line of a cell among those in use: a cell without a place would move up into an empty one. */
const lineOf = (line: NarrowCell['line'], taken: readonly NarrowCell['line'][]) =>
  LINES[LINES.filter((other) => other < line && (other === FIRST.line || taken.includes(other))).length];
