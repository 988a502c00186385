'use client';
import { useMemo } from 'react';
import { useFormatters } from '../../i18n/use-formatters';
import { clampPage } from '../pager';
import type { DeskColumn } from './columns';
import type { DataTableState } from './state';
import { judgeRows, orderRows, pickRows, type Verdicts } from './table-rows';

/** What a table shows of its rows. */
export interface DeskRows<Row> {
  /** All that match, in order, over all pages. */
  readonly matching: readonly Row[];
  /** Those of the page. */
  readonly page: readonly Row[];
  /** The page, within bounds. */
  readonly pageNumber: number;
  /** How many match. */
  readonly count: number;
  /** Which criteria each row fails. */
  readonly verdicts: Verdicts;
}

/** Searches, filters, sorts and pages rows: each step runs again only when what it depends on changes. */
export function useDeskRows<Row>(
  rows: readonly Row[],
  columns: readonly DeskColumn<Row>[],
  { search, filters, sort, page, pageSize }: DataTableState,
): DeskRows<Row> {
  const format = useFormatters();
  const order = useMemo(() => orderRows(rows, columns, sort, format), [rows, columns, sort, format]);
  const verdicts = useMemo(
    () => judgeRows(rows, columns, { search, filters }, format),
    [rows, columns, search, filters, format],
  );
  const matching = useMemo(() => pickRows(rows, order, verdicts), [rows, order, verdicts]);
  return useMemo(() => {
    const pageNumber = clampPage(page, matching.length, pageSize);
    const start = (pageNumber - 1) * pageSize;
    return {
      matching,
      verdicts,
      pageNumber,
      count: matching.length,
      page: matching.slice(start, start + pageSize),
    };
  }, [matching, verdicts, page, pageSize]);
}
