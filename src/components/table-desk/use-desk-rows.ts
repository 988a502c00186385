'use client';
import { useMemo } from 'react';
import type { Formatters } from '../../i18n/formatters.js';
import { clampPage } from '../pager/index.js';
import type { DeskColumn } from './columns.js';
import type { DataTableState } from './state.js';
import { judgeRows, orderRows, pickRows, type Verdicts } from './table-rows.js';

/** What a table shows of its rows. */
export interface DeskRows<Row> {
  /** All that match, in order, over all pages; on a server's behalf those of the page. */
  readonly matching: readonly Row[];
  /** Those of the page. */
  readonly page: readonly Row[];
  /** The page, within bounds. */
  readonly pageNumber: number;
  /** How many match. */
  readonly count: number;
  /** Which criteria each row fails; undefined where a server has judged them. */
  readonly verdicts: Verdicts | undefined;
}

interface Options<Row> {
  rows: readonly Row[];
  columns: readonly DeskColumn<Row>[];
  state: DataTableState;
  format: Formatters;
  /** How many rows a server has; undefined where `rows` are all. */
  rowCount: number | undefined;
  /** Whether all rows show at once, for print. */
  isWhole: boolean;
}

/** Searches, filters, sorts and pages rows: each step runs again only when what it depends on changes. */
export function useDeskRows<Row>({
  rows,
  columns,
  state: { search, filters, sort, page, pageSize },
  format,
  rowCount,
  isWhole,
}: Options<Row>): DeskRows<Row> {
  const isLocal = rowCount === undefined;
  const order = useMemo(
    () => (isLocal ? orderRows(rows, columns, sort, format) : null),
    [isLocal, rows, columns, sort, format],
  );
  const verdicts = useMemo(
    () => (isLocal ? judgeRows(rows, columns, { search, filters }, format) : undefined),
    [isLocal, rows, columns, search, filters, format],
  );
  const matching = useMemo(
    () => (verdicts ? pickRows(rows, order, verdicts) : rows),
    [rows, order, verdicts],
  );
  return useMemo(() => {
    const count = rowCount ?? matching.length;
    const pageNumber = clampPage(page, count, pageSize);
    const start = (pageNumber - 1) * pageSize;
    const isAll = isWhole || rowCount !== undefined;
    return {
      matching,
      verdicts,
      pageNumber,
      count,
      page: isAll ? matching : matching.slice(start, start + pageSize),
    };
  }, [matching, verdicts, rowCount, page, pageSize, isWhole]);
}
