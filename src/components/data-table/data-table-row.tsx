import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import {
  ALIGN,
  CELL,
  INDENT,
  LABELLED,
  LINES,
  NARROW_ONLY,
  ONE_COLUMN,
  PLACES,
  SHOWN,
} from './data-table.styles';
import type { DataTableColumn, NarrowCell } from './data-table.types';

// On narrow tables the cells are blocks, and `display: block` takes a cell's role away: it is given by hand.
const CELL_ROLE = { role: 'cell' } as const;
const ROW_HEADER_ROLE = { role: 'rowheader' } as const;

interface CellsProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** What stands in the column's cell; `undefined` leaves it empty, and out of the block of a narrow row. */
  content: (column: DataTableColumn<Row>) => ReactNode;
  /** Whether the names of columns and units stand beside the values of a narrow row. */
  named: boolean;
  className: string;
}

/** The cells of one row. */
export function DataTableCells<Row>({ columns, content, named, className }: CellsProps<Row>) {
  const values = columns.map(content);
  const lines = columns.filter((_, index) => values[index] !== undefined).map(({ narrow }) => narrow?.line);
  return columns.map((column, index) => {
    const { key, header, align = 'start', narrow, className: ownClass } = column;
    const value = values[index];
    const isFirst = index === 0;
    const place = narrow ?? (isFirst ? FIRST : null);
    const classes = cx(
      CELL,
      ALIGN[align],
      SHOWN[value === undefined ? 'absent' : place ? 'placed' : 'labelled'],
      place
        ? [PLACES[place.place], lineClass(place.line, lines), place.indent && INDENT, ONE_COLUMN]
        : LABELLED,
      className,
      ownClass,
    );
    const filled = (
      <>
        {place || !named ? null : (
          <span aria-hidden="true" className={cx(NARROW_ONLY, 't:text-muted')}>
            {header}
          </span>
        )}
        {place?.unit && named ? (
          <bdi>
            {value}
            <span className={NARROW_ONLY}> {place.unit}</span>
          </bdi>
        ) : (
          value
        )}
      </>
    );
    return isFirst ? (
      <th key={key} scope="row" className={classes} {...ROW_HEADER_ROLE}>
        {filled}
      </th>
    ) : (
      <td key={key} className={classes} {...CELL_ROLE}>
        {filled}
      </td>
    );
  });
}

const FIRST: NarrowCell = { place: 'start', line: 1 };

/**
 * The class of a line in the block of a narrow row. Lines that nothing stands on are left out: a cell without a place
 * would move up into them.
 */
const lineClass = (line: NarrowCell['line'], taken: readonly (NarrowCell['line'] | undefined)[]) =>
  LINE_CLASSES[
    ALL_LINES.filter((other) => other < line && (other === FIRST.line || taken.includes(other))).length
  ];

const ALL_LINES = [1, 2, 3, 4] as const satisfies readonly NarrowCell['line'][];
const LINE_CLASSES = ALL_LINES.map((line) => LINES[line]);
