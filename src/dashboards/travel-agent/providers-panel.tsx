'use client';
import { useMemo } from 'react';
import { DataTable, type DataTableColumn } from '../../components/data-table';
import { EmptyState } from '../../components/empty-state';
import { Progress } from '../../components/progress';
import { SkeletonLine } from '../../components/skeleton';
import type { ExternalBooking } from '../../domain';
import { sharesOf, sumOf } from '../../domain/figures';
import type { Formatters } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { distinctNames } from '../../lib/distinct-names';
import { DashboardPanel, type DataPanelProps, moreThan, panelOf, totalText } from '../shared';
import type { TravelAgentData } from './reads';
import { PROVIDER_PERFORMANCE } from './texts';

interface ProvidersPanelProps extends DataPanelProps<TravelAgentData> {
  /** How many providers to show. @default all of them */
  limit?: number;
}

/** How external providers perform, all or the first of them (spec: 2.agent-external). */
export function ProvidersPanel({ data, limit, ...panel }: ProvidersPanelProps) {
  const { externalBookings, stats } = data;
  const bookings = sumOf(externalBookings.items.map((entry) => entry.bookings));
  const isPart = moreThan(bookings, externalBookings.isSample, stats, 'externalBookings') !== undefined;
  return (
    <DashboardPanel
      slot="external-providers"
      title={PROVIDER_PERFORMANCE}
      {...panelOf(data, 'externalBookings')}
      {...panel}
    >
      <ProvidersTable providers={externalBookings.items} isPart={isPart} limit={limit} />
    </DashboardPanel>
  );
}

interface ProvidersTableProps {
  providers: readonly ExternalBooking[];
  /** Whether they brought in only a part of the external bookings. */
  isPart: boolean;
  /** How many of them to show; the total is of all. @default all of them */
  limit?: number;
}

/** A provider with its share of the revenue of all, in percent. */
interface ProviderRow {
  provider: ExternalBooking;
  /** Its name, told apart from others by its platform. */
  name: string;
  share: number;
}

/** What external providers brought in: bookings, revenue, and each one's share of it. */
function ProvidersTable({ providers, isPart, limit }: ProvidersTableProps) {
  const format = useFormatters();
  const columns = useMemo(() => columnsOf(format), [format]);
  const rows = useMemo(() => rowsOf(providers), [providers]);
  const shown = limit === undefined ? rows : rows.slice(0, limit);
  return (
    <DataTable
      aria-label={PROVIDER_PERFORMANCE}
      columns={columns}
      rows={shown}
      rowKey={({ provider }) => provider.key}
      rowHeight="single"
      footer={{
        provider:
          shown.length < rows.length
            ? `Total of ${format.number(rows.length)} providers`
            : totalText(format, rows.length, isPart),
        bookings: format.number(sumOf(providers.map(({ bookings }) => bookings))),
        revenue: format.money(sumOf(providers.map(({ revenue }) => revenue))),
      }}
      empty={
        <EmptyState title="No external bookings yet">
          Bookings with external providers appear here.
        </EmptyState>
      }
    />
  );
}

function rowsOf(providers: readonly ExternalBooking[]): readonly ProviderRow[] {
  const shares = sharesOf(providers.map(({ revenue }) => revenue));
  const names = distinctNames(providers.map(({ provider, platform }) => [provider, platform]));
  return providers.map((provider, index) => ({
    provider,
    name: names[index] ?? provider.provider,
    share: shares[index] ?? 0,
  }));
}

const columnsOf = (format: Formatters): readonly DataTableColumn<ProviderRow>[] => [
  {
    key: 'provider',
    header: 'Provider',
    colClassName: 't:w-[30%]',
    cell: ({ provider: { provider, platform } }) => (
      <span className="t:grid">
        <span className="t:font-semibold">
          <bdi>{provider}</bdi>
        </span>
        {platform === '' || platform === provider ? null : (
          <span className="t:text-label t:text-muted">
            <bdi>{platform}</bdi>
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'bookings',
    header: 'Bookings',
    align: 'end',
    colClassName: 't:w-[16%]',
    cell: ({ provider }) => format.number(provider.bookings),
    narrow: { place: 'middle', line: 1, unit: 'bookings' },
  },
  {
    key: 'share',
    header: 'Share of revenue',
    colClassName: 't:w-[34%]',
    cell: ({ name, share }) => (
      <div className="t:grid t:grid-cols-[minmax(0,1fr)_calc(2.5*var(--tapa-rem,1rem))] t:items-center t:gap-3">
        <Progress aria-label={`${name} share of revenue`} value={share} />
        <span aria-hidden="true" className="t:text-end t:text-muted t:figures">
          {format.percent(share)}
        </span>
      </div>
    ),
    narrow: { place: 'full', line: 2 },
    skeleton: <SkeletonLine height={8} />,
  },
  {
    key: 'revenue',
    header: 'Revenue',
    align: 'end',
    cell: ({ provider }) => <span className="t:font-semibold">{format.money(provider.revenue)}</span>,
    narrow: { place: 'end', line: 1 },
  },
];
