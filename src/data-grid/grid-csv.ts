'use client';
import { isBusy, useAction } from '../components/action-button/index.js';
import { useSaveFile } from '../components/toast/index.js';
import { tableMessages } from '../i18n/compiled/en/table.js';
import { withFallback } from '../i18n/grammar.js';
import { useFormatters } from '../i18n/use-formatters.js';
import { useMessages } from '../i18n/use-messages.js';
import { dayOf, isoDay } from '../lib/calendar-day.js';
import { reportFailure } from '../lib/start-action.js';
import { figureOf, type GridColumnModel, isFigure, textOf } from './grid-rows.js';
import type { Grid } from './use-grid.js';
import type { GridServerProps } from './use-server-rows.js';

/** How a file tells its cells apart, and how it writes figures. */
export interface CsvFormat {
  /** Stands between cells. @default ';' where the decimal sign is a comma, else ',' */
  separator?: ',' | ';' | '\t' | undefined;
  /** Stands before decimals. @default that of the reader's locale */
  decimalSign?: '.' | ',' | undefined;
}

/** How rows are exported. */
export interface GridCsv extends CsvFormat {
  /** Name of the file, to which the day is added: 'bookings' for 'bookings-2026-12-01.csv'. */
  name: string;
  /** The moment of the export, for its day. @default now */
  now?: Date | undefined;
}

/**
 * Numbers that spreadsheets would shorten or round: leading zeros, more digits than they show, what reads as a power of ten.
 */
const CODE = /^(0\d+|\d{12,}|\d+e\d+)$/i;

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Writes rows as a CSV file by RFC 4180, in UTF-8 with a byte order mark. The library that does so loads with the first file.
 *
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, at its beginning and also behind what
 * another reader's spreadsheet ends cells with: one that ends them with `;` does not see the quotes in `Ana,"a;=1+1"`. Codes
 * of a column that calls itself text are written as `="00123"`: Excel, LibreOffice and Google Sheets all read that as the
 * text 00123, and it is safe because nothing but digits and the letter E ever stands between its quotes. A tab or an
 * apostrophe before the code would become part of it.
 */
export async function gridCsv<Row>(
  rows: readonly Row[],
  columns: readonly GridColumnModel<Row>[],
  { decimalSign = '.', separator = decimalSign === ',' ? ';' : ',' }: CsvFormat = {},
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  // One spreadsheet or another ends a cell with each.
  const foreign = [',', ';', '\t'].filter((end) => end !== separator).join('');
  // A quote at the beginning of a cell is not part of it for every reader, so one does not hide a formula.
  const formulae = new RegExp(`(^|[${foreign}\\r\\n])(?="*[=+\\-@＝＋－＠])`, 'g');
  const asText = (text: string) => (/^[\t\r\n]/.test(text) ? `'${text}` : text).replace(formulae, "$1'");
  const cellOf = (column: GridColumnModel<Row>, row: Row): string => {
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

function contentOf<Row>(column: GridColumnModel<Row>, row: Row): string | number {
  if (column.exported) return column.exported(row);
  const raw = column.value?.(row);
  if (isFigure(column.kind)) return figureOf(raw);
  const text = textOf(raw);
  if (text === '') return '';
  return column.text && column.kind !== 'date' ? column.text(text) : String(raw);
}

/** The decimal sign that spreadsheets of a locale expect: a comma or a full stop. */
export const decimalSignOf = (locale: string): '.' | ',' =>
  new Intl.NumberFormat(withFallback(locale)).format(0.5).includes(',') ? ',' : '.';

/** Saves rows as a file, with the columns that the reader has not hidden. */
export function useGridCsv<Row>(
  { matching, state }: Grid<Row>,
  columns: readonly GridColumnModel<Row>[],
  { csv, manual, loadAll }: { csv?: GridCsv | undefined } & Pick<GridServerProps<Row>, 'manual' | 'loadAll'>,
) {
  const { locale, timeZone } = useFormatters();
  const t = useMessages(tableMessages);
  const saveFile = useSaveFile();
  const action = useAction(
    async (
      { name, now = new Date(), separator, decimalSign = decimalSignOf(locale) }: GridCsv,
      rows: () => readonly Row[] | Promise<readonly Row[]>,
    ) => {
      try {
        const text = await gridCsv(await rows(), columns, { separator, decimalSign });
        const day = dayOf(now, timeZone);
        return new File([text], `${name}${day ? `-${isoDay(day)}` : ''}.csv`, {
          type: 'text/csv;charset=utf-8',
        });
      } catch (error) {
        reportFailure(error);
        throw error;
      }
    },
    { title: t['table.export.failed'], onDone: (file) => file && saveFile(file, file.name) },
  );
  const { globalFilter, columnFilters, sorting } = state;
  const askServer = loadAll && (() => loadAll({ globalFilter, columnFilters, sorting }));
  const all = manual ? askServer : () => matching;
  return {
    /** Saves all rows that match; undefined where nobody has them. */
    saveAll: csv && all && (() => action.run(csv, all)),
    /** Saves some rows; undefined where there are no files. */
    save: csv && ((rows: readonly Row[]) => action.run(csv, () => rows)),
    /** True where a file is being made; no other can be made meanwhile. */
    isBusy: isBusy(action),
    /** True where that takes long enough to say so. */
    isSlow: action.status === 'working',
    hasFailed: action.status === 'error',
  };
}
