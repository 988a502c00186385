import type { ReactNode } from 'react';
import type { LINES, PLACES } from './data-table.styles';

/** Where a cell stands when the table is narrow and each row is a block. */
export interface NarrowCell {
  /** At the start or the end of a line, before the end, or over the whole line. */
  place: keyof typeof PLACES;
  /** Which line of the block. */
  line: keyof typeof LINES;
  /** Stands under the name beside an avatar, quiet. @default false */
  indent?: boolean;
  /** Said after the value, as the column's name is out of sight there: 'bookings'. */
  unit?: string;
}

/** A column of a `DataTable`. The first one names the rows. */
export interface DataTableColumn<Row> {
  /** Tells it from the others. */
  key: string;
  /** Its name. */
  header: string;
  /** What it says of a row. Names, places and other untrusted text belong in `<bdi>`. */
  cell: (row: Row) => ReactNode;
  /** 'end' for figures. @default 'start' */
  align?: 'start' | 'end';
  /** Its width, e.g. '41%'. @default an equal share of what is left */
  width?: string;
  /** Its place in the block of a narrow row. @default a line of its own, with its name before the value */
  narrow?: NarrowCell;
  /** What stands in its cells while the rows are on the way. @default a block of text height */
  skeleton?: ReactNode;
  /** Further classes of its cells. */
  className?: string;
}
