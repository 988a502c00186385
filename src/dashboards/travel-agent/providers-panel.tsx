'use client';
import { useMemo } from 'react';
import { DataTable, tableParts } from '../../components/data-table/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { Progress } from '../../components/progress/index.js';
import { SkeletonLine } from '../../components/skeleton/index.js';
import type { GridColumn } from '../../data-grid/index.js';
import { sharesOf, sumOf } from '../../domain/figures.js';
import type { ExternalBooking } from '../../domain/index.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { distinctNames, type JoinFacts } from '../../lib/text.js';
import {
  DashboardPanel,
  type DataPanelProps,
  joinByDots,
  LateGrid,
  largerFigure,
  panelOf,
  useTotalText,
} from '../shared/index.js';
import { type I18n, useI18n } from './i18n.js';
import type { TravelAgentData } from './reads.js';

interface ProvidersPanelProps extends DataPanelProps<TravelAgentData> {
  /** Number of providers to show. @default all */
  limit?: number | undefined;
}

/** Performance of external providers: bookings, revenue and share (spec: 2.agent-external). */
export function ProvidersPanel({ data, limit, ...panel }: ProvidersPanelProps) {
  const { items: providers, isSample } = data.externalBookings;
  const { t, format } = useI18n();
  const totalText = useTotalText();
  const joinFacts = useJoinFacts();
  const columns = useMemo(() => columnsOf({ t, format }), [format, t]);
  const rows = useMemo(() => rowsOf(providers, joinFacts), [providers, joinFacts]);
  const bookings = sumOf(rows.map(bookingsOf));
  const isPart = largerFigure(bookings, isSample, data.stats, 'externalBookings') !== undefined;
  const sums = (of: readonly ProviderRow[], provider: string) => ({
    provider,
    bookings: bookingsCell(sumOf(of.map(bookingsOf)), { t, format }),
    revenue: format.money(sumOf(of.map(revenueOf))),
  });
  const title = t['agent.providers.title'];
  const empty = <EmptyState title={t['agent.providers.empty']}>{t['agent.providers.how-to']}</EmptyState>;
  return (
    <DashboardPanel slot="external-providers" title={title} {...panelOf(data, 'externalBookings')} {...panel}>
      {limit === undefined ? (
        <LateGrid
          aria-label={title}
          searchLabel={t['list.providers.search']}
          columns={columns}
          rows={rows}
          skeletonRows={3}
          file="providers"
          footer={(shown) => sums(shown, totalText(shown.length, isPart || shown.length < rows.length))}
          empty={empty}
        />
      ) : (
        <DataTable
          aria-label={title}
          columns={columns}
          rows={rows.slice(0, limit)}
          rowKey={({ key }) => key}
          rowHeight="single"
          footer={sums(
            rows,
            limit < rows.length
              ? t['agent.providers.total']({ count: rows.length }, format)
              : totalText(rows.length, isPart),
          )}
          empty={empty}
        />
      )}
    </DashboardPanel>
  );
}

interface ProviderRow {
  key: string;
  provider: ExternalBooking;
  /** Its name; equal names are distinguished by the platform. */
  name: string;
  share: number;
}

function rowsOf(providers: readonly ExternalBooking[], joinFacts: JoinFacts): readonly ProviderRow[] {
  const shares = sharesOf(providers.map(({ revenue }) => revenue));
  const names = distinctNames(
    providers.map(({ provider, platform }) => [provider, platform]),
    joinFacts,
  );
  return providers.map((provider, index) => ({
    key: provider.key,
    provider,
    name: names[index] ?? provider.provider,
    share: shares[index] ?? 0,
  }));
}

const bookingsOf = ({ provider }: ProviderRow) => provider.bookings;
const revenueOf = ({ provider }: ProviderRow) => provider.revenue;

const bookingsCell = (count: number, { t, format }: I18n) => (
  <tableParts.WithUnit value={format.number(count)} unit={t['agent.providers.bookings-unit']({ count })} />
);

const columnsOf = ({ t, format }: I18n): readonly GridColumn<ProviderRow>[] => [
  {
    key: 'provider',
    header: t['agent.providers.provider'],
    colClassName: 't:w-[30%]',
    value: ({ provider: { provider, platform } }) =>
      joinByDots(provider, platform === provider ? '' : platform),
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
    header: t['agent.providers.bookings'],
    colClassName: 't:w-[16%]',
    kind: 'amount',
    value: bookingsOf,
    cell: ({ provider }) => bookingsCell(provider.bookings, { t, format }),
    narrow: { place: 'middle', line: 1 },
  },
  {
    key: 'share',
    header: t['agent.providers.share'],
    colClassName: 't:w-[30%]',
    kind: 'share',
    value: ({ share }) => share,
    cell: ({ name, share }) => (
      <div className="t:grid t:grid-cols-[minmax(0,1fr)_calc(2.5*var(--tapa-rem,1rem))] t:items-center t:gap-3">
        <Progress aria-label={t['agent.providers.share-of']({ provider: name })} value={share} />
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
    header: t['agent.providers.revenue'],
    kind: 'amount',
    value: revenueOf,
    filter: true,
    cell: ({ provider }) => <span className="t:font-semibold">{format.money(provider.revenue)}</span>,
    narrow: { place: 'end', line: 1 },
  },
];
