'use client';
import { useMemo } from 'react';
import { sumOf } from '../../domain/figures.js';
import { totalOf, type VoyageCell } from '../../domain/voyages.js';
import { voyageMessages } from '../../i18n/compiled/en/charts.js';
import { NO_FIGURE } from '../../i18n/formatters.js';
import { usePeriods } from '../../i18n/period-formatters.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DataTable, type DataTableColumn } from '../data-table/index.js';

interface VoyageTableProps {
  label: string;
  cells: readonly VoyageCell[];
  /** Names of the states; `pending` is undefined where nothing is pending. */
  confirmed: string;
  pending: string | undefined;
  write: (amount: number) => string;
}

/** A column of amounts, one a cell; what is missing or `null` is not known. */
interface AmountColumn {
  key: string;
  header: string;
  amountOf: (cell: VoyageCell) => number | null | undefined;
  write: (amount: number) => string;
}

/** The figures of a band as a table, and their sums: the same for those who read tables, and what prints. */
export function VoyageTable({ label, cells, confirmed, pending, write }: VoyageTableProps) {
  const { money } = useFormatters();
  const { full } = usePeriods();
  const t = useMessages(voyageMessages);
  const [columns, total] = useMemo(() => {
    const amounts: readonly AmountColumn[] = [
      { key: 'confirmed', header: confirmed, amountOf: (cell) => cell.confirmed, write },
      ...(pending === undefined
        ? []
        : [
            {
              key: 'pending',
              header: pending,
              amountOf: (cell: VoyageCell) => (cell.confirmed === null ? null : (cell.pending ?? 0)),
              write,
            },
            { key: 'all', header: t['voyage.all'], amountOf: totalOf, write },
          ]),
      ...(cells.some(({ value }) => value !== undefined)
        ? [
            {
              key: 'value',
              header: t['voyage.value'],
              amountOf: ({ value }: VoyageCell) => value,
              write: money,
            },
          ]
        : []),
    ];
    const { length } = cells[0]?.period ?? '';
    const scale = length === 'YYYY'.length ? 'year' : length === 'YYYY-MM'.length ? 'month' : 'day';
    const shown: readonly DataTableColumn<VoyageCell>[] = [
      { key: 'period', header: t[`voyage.${scale}`], cell: ({ period }) => full(period) },
      ...amounts.map(({ key, header, amountOf, write: say }): DataTableColumn<VoyageCell> => {
        const textOf = (amount: number | null | undefined) => (amount == null ? NO_FIGURE : say(amount));
        return { key, header, cell: (cell) => textOf(amountOf(cell)), kind: 'amount' };
      }),
    ];
    const sums = amounts.map(({ key, amountOf, write: say }) => [
      key,
      say(sumOf(cells.map((cell) => amountOf(cell) ?? 0))),
    ]);
    return [shown, { period: t['voyage.total'], ...Object.fromEntries(sums) }] as const;
  }, [cells, confirmed, pending, write, money, full, t]);
  return (
    <DataTable
      aria-label={label}
      columns={columns}
      rows={cells}
      rowKey={({ period }) => period}
      rowHeight="single"
      footer={total}
    />
  );
}
