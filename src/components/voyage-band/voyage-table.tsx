'use client';
import { useMemo } from 'react';
import { sumOf } from '../../domain/figures';
import { totalOf, type VoyageCell } from '../../domain/voyages';
import { NO_FIGURE } from '../../i18n/formatters';
import { voyageMessages } from '../../i18n/messages/en/charts';
import { type PeriodFormatters, usePeriods } from '../../i18n/period-formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { useMessages } from '../../i18n/use-messages';
import { DataTable, type DataTableColumn } from '../data-table';

interface VoyageTableProps {
  label: string;
  cells: readonly VoyageCell[];
  /** Names of the states; `pending` is undefined where nothing is pending. */
  confirmed: string;
  pending: string | undefined;
  write: (amount: number) => string;
}

/** The figures of a band, and their sums: the same for those who read tables, and what prints. */
export function VoyageTable({ label, cells, confirmed, pending, write }: VoyageTableProps) {
  const { money } = useFormatters();
  const periods = usePeriods();
  const t = useMessages(voyageMessages);
  const hasValues = cells.some(({ value }) => value !== undefined);
  const columns = useMemo(
    () => columnsOf(t, periods, write, money, { confirmed, pending, hasValues }, cells[0]?.period ?? ''),
    [t, periods, write, money, confirmed, pending, hasValues, cells],
  );
  const sum = (amount: (cell: VoyageCell) => number | null | undefined): number =>
    sumOf(cells.map((cell) => amount(cell) ?? 0));
  return (
    <DataTable
      aria-label={label}
      columns={columns}
      rows={cells}
      rowKey={({ period }) => period}
      rowHeight="single"
      footer={{
        period: t['voyage.total'],
        confirmed: write(sum((cell) => cell.confirmed)),
        pending: write(sum((cell) => cell.pending)),
        all: write(sum(totalOf)),
        value: money(sum((cell) => cell.value)),
      }}
    />
  );
}

function columnsOf(
  t: typeof voyageMessages,
  periods: PeriodFormatters,
  write: (amount: number) => string,
  money: (amount: number) => string,
  shown: { confirmed: string; pending: string | undefined; hasValues: boolean },
  first: string,
): readonly DataTableColumn<VoyageCell>[] {
  const scale = first.length === 'YYYY'.length ? 'year' : first.length === 'YYYY-MM'.length ? 'month' : 'day';
  const known = (amount: number | null | undefined): string =>
    amount === null || amount === undefined ? NO_FIGURE : write(amount);
  const amounts = (
    key: string,
    header: string,
    text: (cell: VoyageCell) => string,
  ): DataTableColumn<VoyageCell> => ({ key, header, cell: text, align: 'end' });
  return [
    { key: 'period', header: t[`voyage.${scale}`], cell: ({ period }) => periods.full(period) },
    amounts('confirmed', shown.confirmed, (cell) => known(cell.confirmed)),
    ...(shown.pending === undefined
      ? []
      : [
          amounts('pending', shown.pending, (cell) =>
            known(cell.confirmed === null ? null : (cell.pending ?? 0)),
          ),
          amounts('all', t['voyage.all'], (cell) => known(totalOf(cell))),
        ]),
    ...(shown.hasValues
      ? [amounts('value', t['voyage.value'], ({ value }) => (value === undefined ? NO_FIGURE : money(value)))]
      : []),
  ];
}
