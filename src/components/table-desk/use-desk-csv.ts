'use client';
import { useCallback, useState } from 'react';
import { useFormatters } from '../../i18n/use-formatters';
import { dayOf, isoDay } from '../../lib/calendar-day';
import { reportFailure } from '../../lib/report-failure';
import type { DeskColumn } from './columns';

/** How rows are exported. */
export interface DeskCsv {
  /** Name of the file, to which the day is added: 'bookings' for 'bookings-2026-12-01.csv'. */
  name: string;
  /** The moment of the export, for its day. @default now */
  now?: Date;
}

/** Saves rows as a file. The code that writes it loads with the first press. */
export function useDeskCsv<Row>(
  csv: DeskCsv | undefined,
  columns: readonly DeskColumn<Row>[],
): [save: ((rows: readonly Row[]) => void) | undefined, hasFailed: boolean] {
  const { timeZone } = useFormatters();
  const [hasFailed, setFailed] = useState(false);
  const save = useCallback(
    async (rows: readonly Row[]) => {
      if (!csv) return;
      setFailed(false);
      try {
        const { saveCsv, tableCsv } = await import('./table-csv');
        const day = dayOf(csv.now ?? new Date(), timeZone);
        saveCsv(tableCsv(rows, columns), `${csv.name}${day ? `-${isoDay(day)}` : ''}.csv`);
      } catch (error) {
        setFailed(true);
        reportFailure(error);
      }
    },
    [csv, columns, timeZone],
  );
  return [csv ? (rows) => void save(rows) : undefined, hasFailed];
}
