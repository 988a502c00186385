import Papa from 'papaparse';
import { type ColumnModel, textOf } from './columns.js';
import { figureOf } from './row-values.js';

/** Spreadsheets read a text that begins so as a formula, or skip the sign and read one. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a row says in a column of a file: figures and days as they are, values in their words. */
function field<Row>(column: ColumnModel<Row>, row: Row): string | number {
  if (column.exported) return column.exported(row);
  const raw = column.value?.(row);
  if (column.kind === 'number') {
    const figure = figureOf(raw);
    return Number.isFinite(figure) ? figure : '';
  }
  const text = textOf(raw);
  if (text === '') return '';
  return column.text && column.kind !== 'date' ? column.text(text) : String(raw);
}

/**
 * Rows as a CSV file by RFC 4180, in UTF-8 with a byte order mark. Text that spreadsheets would take for a formula begins
 * with an apostrophe.
 */
export function tableCsv<Row>(rows: readonly Row[], columns: readonly ColumnModel<Row>[]): string {
  const written = columns.filter(({ value }) => value !== undefined);
  const csv = Papa.unparse(
    [written.map(({ header }) => header), ...rows.map((row) => written.map((column) => field(column, row)))],
    { newline: '\r\n', escapeFormulae: FORMULA },
  );
  return `${BYTE_ORDER_MARK}${csv}\r\n`;
}

/** Saves a text as a file on the reader's machine. */
export function saveCsv(csv: string, name: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over once the press is done.
  setTimeout(() => URL.revokeObjectURL(url));
}
