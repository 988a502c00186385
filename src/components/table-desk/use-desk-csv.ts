'use client';
import { useFormatters } from '../../i18n/use-formatters.js';
import { dayOf, isoDay } from '../../lib/calendar-day.js';
import { reportFailure } from '../../lib/report-failure.js';
import { isBusy, useAction } from '../action-button/index.js';
import { useSaveFile } from '../toast/index.js';
import type { DeskColumn } from './columns.js';
import type { TableQuery } from './state.js';
import type { CsvFormat } from './table-csv.js';

/** How rows are exported. */
export interface DeskCsv<Row = never> extends CsvFormat {
  /** Name of the file, to which the day is added: 'bookings' for 'bookings-2026-12-01.csv'. */
  name: string;
  /** The moment of the export, for its day. @default now */
  now?: Date | undefined;
  /**
   * For rows of a server: loads all that match, over all pages, in order. What it throws shows as a failure.
   * @default of a server's rows only selected ones are exported, because the others are not there
   */
  load?: ((query: Pick<TableQuery, 'search' | 'filters' | 'sort'>) => Promise<readonly Row[]>) | undefined;
}

interface DeskFiles<Row> {
  /** Saves all rows that match; undefined where nobody has them. */
  saveAll: (() => void) | undefined;
  /** Saves some rows; undefined where there are no files. */
  save: ((rows: readonly Row[]) => void) | undefined;
  /** Whether a file is being made; no other can be made meanwhile. */
  isBusy: boolean;
  /** Whether that takes long enough to say so. */
  isSlow: boolean;
  hasFailed: boolean;
}

/**
 * Saves rows as a file. The code that writes it loads with the first press.
 *
 * @param columns - those that the reader has not hidden
 * @param all - all rows that match, or what a server is asked for
 */
export function useDeskCsv<Row>(
  csv: DeskCsv<Row> | undefined,
  columns: readonly DeskColumn<Row>[],
  all: readonly Row[] | TableQuery,
): DeskFiles<Row> {
  const { locale, timeZone } = useFormatters();
  const saveFile = useSaveFile();
  const action = useAction(
    async (
      { name, now = new Date(), separator, decimalSign }: DeskCsv<Row>,
      rows: () => readonly Row[] | Promise<readonly Row[]>,
    ) => {
      try {
        const [{ decimalSignOf, tableCsv }, found] = await Promise.all([import('./table-csv.js'), rows()]);
        const format = { separator, decimalSign: decimalSign ?? decimalSignOf(locale) };
        const file = new Blob([tableCsv(found, columns, format)], { type: 'text/csv;charset=utf-8' });
        const day = dayOf(now, timeZone);
        saveFile(file, `${name}${day ? `-${isoDay(day)}` : ''}.csv`);
      } catch (error) {
        reportFailure(error);
        throw error;
      }
    },
    // Said beside the button.
    { onError: () => undefined },
  );
  const { run } = action;
  const load = csv?.load;
  const ask = 'search' in all ? load && (() => load(criteriaOf(all))) : () => all;
  return {
    saveAll: csv && ask && (() => run(csv, ask)),
    save: csv && ((rows) => run(csv, () => rows)),
    isBusy: isBusy(action),
    isSlow: action.status === 'working',
    hasFailed: action.status === 'error',
  };
}

const criteriaOf = ({ search, filters, sort }: TableQuery) => ({ search, filters, sort });
