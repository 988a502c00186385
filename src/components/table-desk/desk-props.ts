import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { PartClasses } from '../../lib/part-classes.js';
import type { DeskColumn } from './columns.js';
import type { BulkAction } from './desk-bulk.js';
import type { DeskPart } from './desk-classes.js';
import type { RowFeatures } from './desk-row.js';
import type { ValueCounts } from './filter-chips.js';
import type { TableQuery } from './state.js';
import type { DeskCsv } from './use-desk-csv.js';
import type { DeskStateProps } from './use-desk-state.js';

/** Where the rows are searched, filtered, sorted and paged. */
export interface DeskServerProps {
  /** 'server' where `rows` are those of one page, already searched, filtered and sorted. @default 'client' */
  mode?: 'client' | 'server' | undefined;
  /** How many rows match on the server, over all pages. @default as many as `rows` */
  rowCount?: number | undefined;
  /**
   * How often values occur on the server among rows that fulfil all criteria but the column's own, for the chips:
   * `{ status: { pending: 2214, '': 3 } }`, '' being for rows without a value.
   * @default chips without figures, for the values of the page where the column declares none
   */
  valueCounts?: ValueCounts | undefined;
  /** Called with what to ask the server for: at first, and whenever it changes. */
  onQueryChange?: ((query: TableQuery) => void) | undefined;
  /** Whether rows are being loaded: those that are there stay, and are marked. @default false */
  busy?: boolean | undefined;
  /** Whether the last rows could not be loaded. @default false */
  error?: boolean | undefined;
  /** Called by 'Try again'. */
  onRetry?: (() => void) | undefined;
}

export interface TableDeskProps<Row>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    DeskStateProps,
    DeskServerProps,
    RowFeatures<Row> {
  /** What the table lists, for screen readers: 'Bookings'. */
  'aria-label': string;
  /** The columns, in order; the first names the rows. Keep the array the same from render to render. */
  columns: readonly DeskColumn<Row>[];
  /** All rows. Only a page of them is in the DOM. Keep the array the same as long as they are. */
  rows: readonly Row[];
  /** Tells the rows apart: the same as long as the row is, and each once. */
  rowKey: (row: Row) => string;
  /** What the search says it looks for: 'Search client, place or type'. @default 'Search' */
  searchLabel?: string | undefined;
  /** Whether `/` leads into the search from anywhere on the page; a provider's `characterKeys` turns it off for all. @default true */
  searchKey?: boolean | undefined;
  /** Says how many rows: '3 bookings'. @default '3 rows' */
  countLabel?: ((count: number) => string) | undefined;
  /** Figures of the rows that match, under the toolbar: 'Value of these 2,214: $5,291,460'. Of a server's rows it gets those of the page. */
  summary?: ((rows: readonly Row[], isFiltered: boolean) => ReactNode) | undefined;
  /** What can be done with several rows. Given, even without any, rows can be selected. */
  bulkActions?: readonly BulkAction<Row>[] | undefined;
  /** Figures of the selected rows, in their bar. */
  bulkSummary?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Key of the row that is open beside the table. */
  openRow?: string | undefined;
  /** Lets the reader save the rows that match as a file; those of a server where `csv.load` loads them, else only selected ones. */
  csv?: DeskCsv<Row> | undefined;
  /** A last row of figures, by the keys of columns, made of the rows that match, of a server's those of the page: `{ client: 'Total', value: '$28,583,930' }`. */
  footer?: ((rows: readonly Row[]) => Readonly<Record<string, ReactNode>>) | undefined;
  /** Whether rows can be searched, filtered and exported here; their heads sort in any case. @default true */
  toolbar?: boolean | undefined;
  /** Lets the reader hide columns and choose how high rows are. @default true */
  views?: boolean | undefined;
  /** Shown in place of the table when there are no rows, e.g. an `EmptyState`. @default the table with its head alone */
  empty?: ReactNode | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: PartClasses<DeskPart> | undefined;
  /** Rows of the skeleton. @default 6 */
  skeletonRows?: number | undefined;
}
