'use client';
import { useMemo } from 'react';
import { sumOf } from '../../domain/figures.js';
import { totalOf, type VoyageCell } from '../../domain/voyages.js';
import { voyageMessages } from '../../i18n/compiled/en/charts.js';
import { NO_FIGURE } from '../../i18n/formatters.js';
import { type PeriodFormatters, usePeriods } from '../../i18n/period-formatters.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DataTable, type DataTableColumn } from '../data-table/index.js';

/** A column of amounts, one a period. */
export interface PeriodColumn {
  /** Tells the columns apart. */
  key: string;
  /** The label of its amounts: 'Confirmed'. */
  header: string;
  /** One a period, in their order; what is missing or `null` is not known. */
  amounts: readonly (number | null | undefined)[];
  /** Writes an amount. */
  write: (amount: number) => string;
}

export interface PeriodTableProps {
  /** The title: 'Bookings by departure'. */
  'aria-label': string;
  /** Years ('2027'), months ('2027-03') or days ('2027-03-12'), in their order. */
  periods: readonly string[];
  /** The columns after the first, which names the periods. */
  columns: readonly PeriodColumn[];
  /** True where a last row has the sums: not for what has none, such as ratings. @default false */
  sums?: boolean | undefined;
}

/**
 * The figures of a chart of months as a table: the same for those who read tables, and what prints.
 *
 * @example
 * <PeriodTable aria-label="Revenue by month" periods={['2027-02', '2027-03']}
 *   columns={[{ key: 'revenue', header: 'Revenue', amounts: [4100, null], write: format.money }]} />
 */
export function PeriodTable({ 'aria-label': label, periods, columns, sums = false }: PeriodTableProps) {
  const { full } = usePeriods();
  const t = useMessages(voyageMessages);
  const [first = ''] = periods;
  const shown = useMemo(() => columnsOf(t, full, columns, first), [t, full, columns, first]);
  const rows = useMemo(() => periods.map((period, index) => ({ period, index })), [periods]);
  const total = Object.fromEntries(
    columns.map(({ key, amounts, write }) => [key, write(sumOf(amounts.map((amount) => amount ?? 0)))]),
  );
  return (
    <DataTable
      aria-label={label}
      columns={shown}
      rows={rows}
      rowKey={({ period }) => period}
      rowHeight="single"
      footer={sums ? { period: t['voyage.total'], ...total } : undefined}
    />
  );
}

interface PeriodRow {
  period: string;
  /** Its place among the periods. */
  index: number;
}

function columnsOf(
  t: typeof voyageMessages,
  full: PeriodFormatters['full'],
  columns: readonly PeriodColumn[],
  first: string,
): readonly DataTableColumn<PeriodRow>[] {
  const scale = first.length === 'YYYY'.length ? 'year' : first.length === 'YYYY-MM'.length ? 'month' : 'day';
  return [
    { key: 'period', header: t[`voyage.${scale}`], cell: ({ period }) => full(period) },
    ...columns.map(({ key, header, amounts, write }): DataTableColumn<PeriodRow> => {
      const textOf = (amount: number | null | undefined): string =>
        amount == null ? NO_FIGURE : write(amount);
      return { key, header, cell: ({ index }) => textOf(amounts[index]), kind: 'amount' };
    }),
  ];
}

interface VoyageTableProps {
  label: string;
  cells: readonly VoyageCell[];
  /** Names of the states; `pending` is undefined where nothing is pending. */
  confirmed: string;
  pending: string | undefined;
  write: (amount: number) => string;
}

/** The figures of a band, and their sums. */
export function VoyageTable({ label, cells, confirmed, pending, write }: VoyageTableProps) {
  const { money } = useFormatters();
  const t = useMessages(voyageMessages);
  const columns = useMemo((): readonly PeriodColumn[] => {
    const amounts = (
      key: string,
      header: string,
      amountOf: (cell: VoyageCell) => number | null | undefined,
    ): PeriodColumn => ({ key, header, amounts: cells.map(amountOf), write });
    return [
      amounts('confirmed', confirmed, (cell) => cell.confirmed),
      ...(pending === undefined
        ? []
        : [
            amounts('pending', pending, (cell) => (cell.confirmed === null ? null : (cell.pending ?? 0))),
            amounts('all', t['voyage.all'], totalOf),
          ]),
      ...(cells.some(({ value }) => value !== undefined)
        ? [{ ...amounts('value', t['voyage.value'], ({ value }) => value), write: money }]
        : []),
    ];
  }, [cells, confirmed, pending, write, money, t]);
  const periods = useMemo(() => cells.map(({ period }) => period), [cells]);
  return <PeriodTable aria-label={label} periods={periods} columns={columns} sums />;
}
