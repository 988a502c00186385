import Papa from 'papaparse';
import { type ColumnModel, textOf } from './columns.js';
import { figureOf } from './row-values.js';

/** How a file tells its cells apart, and how it writes figures. */
export interface CsvFormat {
  /** Stands between cells. @default ';' where the decimal sign is a comma, else ',' */
  separator?: ',' | ';' | '\t' | undefined;
  /** Stands before decimals. @default that of the reader's locale */
  decimalSign?: '.' | ',' | undefined;
}

/** What ends a cell for one spreadsheet or another. */
const CELL_ENDS = [',', ';', '\t'];

/**
 * Numbers that spreadsheets would shorten or round: leading zeros, more digits than they show, what reads as a power of ten.
 */
const CODE = /^(0\d+|\d{12,}|\d+e\d+)$/i;

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows as a CSV file by RFC 4180, in UTF-8 with a byte order mark.
 *
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, at its beginning and also behind what
 * another reader's spreadsheet ends cells with: one that ends them with `;` does not see the quotes in `Ana,"a;=1+1"`. Codes
 * of a column that calls itself text are written as `="00123"`: Excel, LibreOffice and Google Sheets all read that as the
 * text 00123, and it is safe because nothing but digits and the letter E ever stands between its quotes. A tab or an
 * apostrophe before the code would become part of it.
 */
export function tableCsv<Row>(
  rows: readonly Row[],
  columns: readonly ColumnModel<Row>[],
  { decimalSign = '.', separator = decimalSign === ',' ? ';' : ',' }: CsvFormat = {},
): string {
  const foreign = CELL_ENDS.filter((end) => end !== separator).join('');
  // A quote at the beginning of a cell is not part of it for every reader, so one does not hide a formula.
  const formulae = new RegExp(`(^|[${foreign}\\r\\n])(?="*[=+\\-@＝＋－＠])`, 'g');
  const asText = (text: string) => (/^[\t\r\n]/.test(text) ? `'${text}` : text).replace(formulae, "$1'");
  const cellOf = (column: ColumnModel<Row>, row: Row): string => {
    const said = contentOf(column, row);
    if (typeof said === 'number') return Number.isFinite(said) ? String(said).replace('.', decimalSign) : '';
    return column.kind === 'text' && CODE.test(said) ? `="${said}"` : asText(said);
  };
  const written = columns.filter(({ value }) => value !== undefined);
  const csv = Papa.unparse(
    [
      written.map(({ header }) => asText(header)),
      ...rows.map((row) => written.map((column) => cellOf(column, row))),
    ],
    { delimiter: separator, newline: '\r\n', quotes: (cell) => /[;\t]/.test(String(cell)) },
  );
  return `${BYTE_ORDER_MARK}${csv}\r\n`;
}

/** What a row says in a column of a file: figures and days as they are, values in their words. */
function contentOf<Row>(column: ColumnModel<Row>, row: Row): string | number {
  if (column.exported) return column.exported(row);
  const raw = column.value?.(row);
  if (column.kind === 'number') return figureOf(raw);
  const text = textOf(raw);
  if (text === '') return '';
  return column.text && column.kind !== 'date' ? column.text(text) : String(raw);
}

/** The decimal sign that spreadsheets of a locale expect: a comma or a full stop. */
export const decimalSignOf = (locale: string): '.' | ',' =>
  new Intl.NumberFormat(locale)
    .formatToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';
