'use client';
import { useMemo } from 'react';
import { totalOf, type VoyageCell } from '../../domain/voyages.js';
import { voyageMessages } from '../../i18n/compiled/en/charts.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { type PeriodColumn, PeriodTable } from './period-table.js';

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
