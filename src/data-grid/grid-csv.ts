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

export interface CsvFormat {
  /** Separator of cells. @default ';' where the decimal sign is a comma, else ',' */
  separator?: ',' | ';' | '\t' | undefined;
  /** Decimal sign. @default by the reader's locale */
  decimalSign?: '.' | ',' | undefined;
}

/** Options of a CSV export. */
export interface GridCsv extends CsvFormat {
  /** Name of the file without the day: 'bookings' for 'bookings-2026-12-01.csv'. */
  name: string;
  /** Time of the export, for its day. @default now */
  now?: Date | undefined;
}

/** Codes that spreadsheets would change as numbers: leading zeros, many digits, or a power of ten. */
const CODE = /^(0\d+|\d{12,}|\d+e\d+)$/i;

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Writes rows as CSV by RFC 4180, in UTF-8 with a byte order mark. The CSV library is loaded on demand.
 *
 * An apostrophe before formulas makes them text, also after a separator of another locale: a spreadsheet that
 * splits at `;` does not see the quotes in `Ana,"a;=1+1"`. Codes in a column of kind 'text' are written as
 * `="00123"`, which Excel, LibreOffice and Google Sheets read as the text 00123. It is safe, because a code
 * holds only digits and the letter E. A tab or an apostrophe would become part of the code.
 */
export async function gridCsv<Row>(
  rows: readonly Row[],
  columns: readonly GridColumnModel<Row>[],
  { decimalSign = '.', separator = decimalSign === ',' ? ';' : ',' }: CsvFormat = {},
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  // Separators of spreadsheets in other locales.
  const foreign = [',', ';', '\t'].filter((end) => end !== separator).join('');
  // Some spreadsheets ignore quotes at the start of a cell, so these may precede a formula.
  const formulae = new RegExp(`(^|[${foreign}\\r\\n])(?="*[=+\\-@＝＋－＠])`, 'g');
  const asText = (text: string) => (/^[\t\r\n]/.test(text) ? `'${text}` : text).replace(formulae, "$1'");
  const cellOf = (column: GridColumnModel<Row>, row: Row): string => {
    const content = contentOf(column, row);
    if (typeof content === 'number')
      return Number.isFinite(content) ? String(content).replace('.', decimalSign) : '';
    return column.kind === 'text' && CODE.test(content) ? `="${content}"` : asText(content);
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

/** Returns the decimal sign that spreadsheets of a locale expect. */
export const decimalSignOf = (locale: string): '.' | ',' =>
  new Intl.NumberFormat(withFallback(locale)).format(0.5).includes(',') ? ',' : '.';

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
    /** Exports all matching rows; undefined where they cannot be loaded. */
    saveAll: csv && all && (() => action.run(csv, all)),
    /** Exports some rows; undefined without `csv`. */
    save: csv && ((rows: readonly Row[]) => action.run(csv, () => rows)),
    isBusy: isBusy(action),
    /** True where that takes long enough to be announced. */
    isSlow: action.status === 'working',
    hasFailed: action.status === 'error',
  };
}
