import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { Days } from '../../lib/days.js';
import { Skeleton, SkeletonLine } from '../skeleton/index.js';
import type { ColumnKind, DataTableColumn, NarrowCell } from './data-table.js';

// The table is the container `table`: on phones each row becomes a block of columns, and
// below 20em, 280 px, of one. In em, so that tables restack for large text too. Above that columns that may give way are left
// out first. Figures, days, badges and heads stand on one line, so that columns are at least as wide as these.

/** On narrow tables the parts are blocks, and `display: block` takes a table's roles away: they are given by hand. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader' },
} as const;

/** Its own width decides, not the screen's. */
export const ROOT = 't:root t:@container t:relative t:flex t:min-w-0 t:flex-col';

export const TABLE = 't:w-full t:flex-auto t:wrap-anywhere t:@max-phone:block';

/** Out of sight on narrow tables, and still what screen readers name the cells by. */
export const HEAD = 't:@max-phone:sr-only';

/** Figures end where their column ends. */
export const FIGURES = 't:text-end t:figures t:tracking-[-0.01em]';

/** Rows begin where the title of their panel does. */
export const FIRST_AND_LAST = 't:@min-phone:first:ps-(--row-inset) t:@min-phone:last:pe-(--row-inset)';

/** A sunken head of 36 px. */
export const headCell = cva(
  `t:h-9 t:border-y t:bg-surface-sunken t:px-3 t:text-caption t:font-semibold t:whitespace-nowrap t:text-muted ${FIRST_AND_LAST}`,
  { variants: { amount: { true: FIGURES, false: 't:text-start' } } },
);

export const BODY = 't:@max-phone:block';

/** On phones a grid of four columns, and of a single one where text is large. */
export const ROW = [
  't:h-(--row-height) t:break-inside-avoid t:border-t t:@max-phone:grid t:@max-phone:h-auto t:@max-phone:items-start',
  't:@max-phone:grid-cols-[minmax(0,auto)_1fr_fit-content(35%)_fit-content(45%)] t:@max-phone:gap-y-1 t:@max-phone:px-(--row-inset) t:@max-phone:py-3 t:@max-card:grid-cols-1',
].join(' ');

/** Rows of the body answer to the pointer; the first has the head's hairline above it. */
export const BODY_ROW = 't:transition-colors t:hover:bg-surface-hover t:@min-phone:first:border-t-0';

const CELL = `t:px-3 t:py-2.5 ${FIRST_AND_LAST} t:@max-phone:p-0`;

/** Of a group of rows: those of two lines are 64 px high, of one line 56. */
export const rowHeight = cva('', {
  variants: {
    height: {
      double: 't:[--row-height:calc(64px*var(--tapa-density,1))]',
      single: 't:[--row-height:calc(56px*var(--tapa-density,1))]',
    },
  },
});

/** A skeleton is a block, which text alignment does not move. */
const SKELETON_AT_END = 't:justify-end t:@max-card:justify-start';

/** Of the column, the head and the cells of what gives way by its priority, from the width on that rows are blocks. */
export const givesWay = cva('', {
  variants: {
    priority: {
      1: '',
      2: 't:@min-phone:@max-table:hidden',
      3: 't:@min-phone:@max-table:hidden',
    },
  },
});

/** Of the first column: what others leave is room for the name of the row. */
const columnClass = <Row,>({ priority = 1, colClassName }: DataTableColumn<Row>, index: number): string =>
  cx(index === 0 && 't:@max-table:w-auto!', givesWay({ priority }), colClassName);

/** True where a narrow row shows a cell that has a place in it. */
const PLACED = 't:@max-phone:block';
const ABSENT = 't:@max-phone:hidden';

/** Where a cell stands in the block of a narrow row. */
const placeClasses = cva('', {
  variants: {
    place: {
      start: 't:@max-phone:col-start-1 t:@max-phone:min-w-0 t:@max-phone:text-start',
      // As wide as it is: what stands before it gives way.
      after:
        't:@max-phone:col-start-2 t:@max-phone:ps-3 t:@min-card:@max-phone:w-max t:@min-card:@max-phone:max-w-rem-9 t:@max-phone:text-label t:@max-phone:text-muted',
      middle:
        't:@max-phone:col-start-3 t:@max-phone:min-w-0 t:@max-phone:ps-3 t:@max-phone:text-end t:@max-phone:text-label t:@max-phone:text-muted',
      end: 't:@max-phone:col-start-4 t:@max-phone:min-w-rem-5.75 t:@max-phone:ps-3 t:@max-phone:text-end',
      full: 't:@max-phone:col-span-full t:@max-phone:min-w-0 t:@max-phone:text-start',
    },
    /** True at the start of a line where nothing stands after it. */
    alone: { true: 't:@max-phone:col-end-3' },
    line: {
      1: 't:@max-phone:row-start-1',
      2: 't:@max-phone:row-start-2 t:@max-phone:self-center',
      3: 't:@max-phone:row-start-3 t:@max-phone:self-center',
      4: 't:@max-phone:row-start-4 t:@max-phone:self-center',
    },
  },
});

/** Under the name that stands beside an avatar, of 36 px unless the table says otherwise. */
export const INDENT =
  't:@max-phone:ps-[var(--row-indent,48px)] t:@max-phone:text-label t:@max-phone:text-muted';

const ON_ONE_LINE = 't:@min-card:@max-phone:truncate';

/** In one column, cells follow each other as they do in the table. */
export const ONE_COLUMN =
  't:@max-card:col-span-full t:@max-card:row-auto t:@max-card:ps-0 t:@max-card:text-start';

/**
 * A cell without a place of its own: a line of the block, with the column's name before the value. The name is drawn by
 * the stylesheet: an element for it in each cell would make rows of wide tables, which do not show it, twice as large.
 */
const LABELLED = [
  't:@max-phone:col-span-full t:@max-phone:flex t:@max-phone:min-w-0 t:@max-phone:flex-wrap t:@max-phone:items-baseline t:@max-phone:justify-between t:@max-phone:gap-x-3',
  "t:@max-phone:before:text-muted t:@max-phone:before:content-[attr(data-header)_/_'']",
].join(' ');

/** Shown on narrow tables only, where the head is out of sight. */
const NARROW_ONLY = 't:hidden t:@max-phone:inline';

interface CellsProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** Returns the content of the column's cell; `undefined` leaves it empty, and out of the block of a narrow row. */
  content: (column: DataTableColumn<Row>) => ReactNode;
  /** True where the names of columns and units stand beside the values of a narrow row. */
  named: boolean;
  /** True where the row opens: what stands at the start of its lines has one line each, as its sheet has all of it. */
  opens?: boolean | undefined;
  className?: string | undefined;
}

/** The cells of one row. */
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

/** The content of a row's cell, plain text as its column's kind is drawn. */
export function cellOf<Row>({ cell, kind = 'text' }: DataTableColumn<Row>, row: Row): ReactNode {
  const content = cell(row);
  if (typeof content !== 'string' || kind === 'amount') return content;
  return kind === 'date' ? <Days text={content} /> : <bdi>{content}</bdi>;
}

/** Columns or cells of a table with more features, before and after those of its own columns. */
interface Sides {
  before?: ReactNode;
  after?: ReactNode;
}

interface RowProps<Row> extends Sides {
  columns: readonly DataTableColumn<Row>[];
  /** Of the row. */
  className?: string | undefined;
}

/** The widths of the columns. */
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

/** Rows while they load. */
export const SkeletonRows = <Row,>({
  columns,
  count,
  className,
  before,
  after,
}: RowProps<Row> & { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // Rows of a skeleton have no identity: they never move.
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
  /** By the keys of columns. */
  figures: Readonly<Record<string, ReactNode>>;
  loading: boolean;
}

/** A last row, of figures. */
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

/**
 * A value with what it counts, where the column's name is out of sight. A cell whose unit depends on its count shows it itself.
 * Each text has an element of its own: browsers that translate put other nodes in the place of texts.
 */
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

/** Lines in the block of a narrow row. */
const LINES = [1, 2, 3, 4] as const satisfies readonly NarrowCell['line'][];

/**
 * Returns the line in the block of a narrow row. Lines that nothing stands on are left out: a cell without a place would
 * move up into them.
 */
const lineOf = (line: NarrowCell['line'], taken: readonly NarrowCell['line'][]) =>
  LINES[LINES.filter((other) => other < line && (other === FIRST.line || taken.includes(other))).length];
