import { distinctNames, type JoinFacts } from '../../lib/distinct-names.js';
import type { DataTableColumn } from '../data-table/index.js';

/** What stands in a column, which decides how it is sorted and filtered. */
export type DeskColumnKind = 'text' | 'number' | 'date';

/** How a column can be filtered. */
export interface DeskColumnFilter {
  /** 'choice' for few values, which get a chip with their count each; 'range' for figures and days. */
  by: 'choice' | 'range';
  /** The values that can be chosen, in order. @default those of the rows, the most frequent first */
  choices?: readonly string[] | undefined;
  /** Keeps the chips in sight, in the toolbar. For one column of a table. @default false: a button opens them */
  quick?: boolean | undefined;
  /** What is any, on the button that opens the filter: 'date' for 'Any date'. @default the column's name */
  label?: string | undefined;
}

/** A column of a `TableDesk`. Without a `value` it is only shown. Keep columns the same from render to render. */
export interface DeskColumn<Row> extends DataTableColumn<Row> {
  /** What it holds of a row, to sort, search, filter and export by. Days are `YYYY-MM-DD` or timestamps. */
  value?: ((row: Row) => string | number | null | undefined) | undefined;
  /** What `value` is. One that is said to be 'text' keeps the zeros and digits of its codes in files. @default 'text' */
  kind?: DeskColumnKind | undefined;
  /** Says a value in words, on chips and in files: 'Confirmed' for 'confirmed'. @default the value as it is */
  text?: ((value: string) => string) | undefined;
  /** What a file says of it. @default its `value`: figures and days as they are, other values in words */
  exported?: ((row: Row) => string | number) | undefined;
  /** Lets the reader filter by it. @default no filter */
  filter?: DeskColumnFilter | undefined;
  /** Whether the search looks into it. @default true for text */
  searched?: boolean | undefined;
  /** Whether its header sorts. @default true where it has a `value` */
  sortable?: boolean | undefined;
  /** Whether the reader may hide it. @default true, but for the first one */
  hideable?: boolean | undefined;
}

/** What the model needs to know of a column. */
export type ColumnModel<Row> = Pick<
  DeskColumn<Row>,
  'key' | 'header' | 'value' | 'kind' | 'text' | 'exported' | 'filter' | 'searched' | 'sortable'
>;

/** How the reader writes: formatters are one. */
export interface TableLocale {
  /** By whose alphabet text is sorted. */
  readonly locale?: string | undefined;
  /** Where the day of a timestamp is read. */
  readonly timeZone?: string | undefined;
}

export const isSearched = <Row>({ value, kind = 'text', searched = kind === 'text' }: ColumnModel<Row>) =>
  value !== undefined && searched;

export const isSortable = <Row>({ value, sortable = true }: ColumnModel<Row>) =>
  value !== undefined && sortable;

/** A value as text; '' where it is not known. */
export const textOf = (value: string | number | null | undefined): string =>
  value === null || value === undefined || Number.isNaN(value) ? '' : String(value).trim();

/** A value as readers see it. */
export const wordsOf = <Row>({ text }: ColumnModel<Row>, value: string): string => text?.(value) ?? value;

/** Whether a reader may hide a column: the first one names the rows. */
export const isHideable = <Row>({ hideable }: DeskColumn<Row>, index: number): boolean =>
  hideable ?? index > 0;

/** What is said of a row in words, what names it first: figures and days tell rows apart too poorly to be read out. */
const factsOf = <Row>(columns: readonly DeskColumn<Row>[], row: Row): readonly string[] =>
  columns
    .filter(({ kind = 'text' }, index) => index === 0 || kind === 'text')
    .map((column) => wordsOf(column, textOf(column.value?.(row))));

/** A name for each of some rows: the value of its first column, and what of the others tells it from its neighbours. */
export const namesOf = <Row>(
  columns: readonly DeskColumn<Row>[],
  rows: readonly Row[],
  inARow: JoinFacts,
): readonly string[] =>
  distinctNames(
    rows.map((row) => factsOf(columns, row)),
    inARow,
  );
