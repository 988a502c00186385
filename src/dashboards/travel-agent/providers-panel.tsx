'use client';
import { useMemo } from 'react';
import { DataTable, tableParts } from '../../components/data-table/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { Progress } from '../../components/progress/index.js';
import { SkeletonLine } from '../../components/skeleton/index.js';
import type { GridColumn } from '../../data-grid/index.js';
import { sharesOf, sumOf } from '../../domain/figures.js';
import type { ExternalBooking } from '../../domain/index.js';
import { useFacts } from '../../i18n/sentence.js';
import { distinctNames, type JoinFacts } from '../../lib/text.js';
import {
  DashboardPanel,
  type DataPanelProps,
  joinFacts,
  LateGrid,
  moreThan,
  panelOf,
  useListState,
  useTotalText,
} from '../shared/index.js';
import type { TravelAgentData } from './reads.js';
import { useWords, type Words } from './words.js';

interface ProvidersPanelProps extends DataPanelProps<TravelAgentData> {
  /** How many providers to show. @default all of them */
  limit?: number | undefined;
}

/** How external providers perform, all or the first of them (spec: 2.agent-external). */
export function ProvidersPanel({ data, limit, ...panel }: ProvidersPanelProps) {
  const { externalBookings, stats } = data;
  const { t } = useWords();
  const bookings = sumOf(externalBookings.items.map((entry) => entry.bookings));
  const isPart = moreThan(bookings, externalBookings.isSample, stats, 'externalBookings') !== undefined;
  return (
    <DashboardPanel
      slot="external-providers"
      title={t['agent.providers.title']}
      {...panelOf(data, 'externalBookings')}
      {...panel}
    >
      {limit === undefined ? (
        <ProvidersDesk providers={externalBookings.items} isPart={isPart} />
      ) : (
        <ProvidersTable providers={externalBookings.items} isPart={isPart} limit={limit} />
      )}
    </DashboardPanel>
  );
}

interface ProvidersTableProps {
  providers: readonly ExternalBooking[];
  /** True where they brought in only a part of the external bookings. */
  isPart: boolean;
}

/** A provider with its share of the revenue of all, in percent. */
interface ProviderRow {
  provider: ExternalBooking;
  /** Its name, told apart from others by its platform. */
  name: string;
  share: number;
}

/** Every provider, to sort and to search: bookings, revenue, and each one's share of it. */
function ProvidersDesk({ providers, isPart }: ProvidersTableProps) {
  const { t, format, totalText, columns, rows } = useProviders(providers);
  const list = useListState(columns, rows);
  return (
    <LateGrid
      {...list}
      aria-label={t['agent.providers.title']}
      searchLabel={t['list.providers.search']}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      skeletonRows={3}
      csv={{ name: 'providers' }}
      footer={(shown) => ({
        provider: totalText(shown.length, isPart || shown.length < rows.length),
        bookings: bookingsCell(sumOf(shown.map(bookingsOf)), { t, format }),
        revenue: format.money(sumOf(shown.map(revenueOf))),
      })}
      empty={<EmptyState title={t['agent.providers.empty']}>{t['agent.providers.how-to']}</EmptyState>}
    />
  );
}

/** The first providers. @param limit - how many of them to show; the total is of all */
function ProvidersTable({ providers, isPart, limit }: ProvidersTableProps & { limit: number }) {
  const { t, format, totalText, columns, rows } = useProviders(providers);
  const shown = rows.slice(0, limit);
  return (
    <DataTable
      aria-label={t['agent.providers.title']}
      columns={columns}
      rows={shown}
      rowKey={keyOf}
      rowHeight="single"
      footer={{
        provider:
          shown.length < rows.length
            ? t['agent.providers.total']({ count: rows.length }, format)
            : totalText(rows.length, isPart),
        bookings: bookingsCell(sumOf(providers.map(({ bookings }) => bookings)), { t, format }),
        revenue: format.money(sumOf(providers.map(({ revenue }) => revenue))),
      }}
      empty={<EmptyState title={t['agent.providers.empty']}>{t['agent.providers.how-to']}</EmptyState>}
    />
  );
}

/** Returns the columns and rows of providers, and what says a total. */
function useProviders(providers: readonly ExternalBooking[]) {
  const { t, format } = useWords();
  const totalText = useTotalText();
  const inARow = useFacts();
  const columns = useMemo(() => columnsOf({ t, format }), [format, t]);
  const rows = useMemo(() => rowsOf(providers, inARow), [providers, inARow]);
  return { t, format, totalText, columns, rows };
}

function rowsOf(providers: readonly ExternalBooking[], inARow: JoinFacts): readonly ProviderRow[] {
  const shares = sharesOf(providers.map(({ revenue }) => revenue));
  const names = distinctNames(
    providers.map(({ provider, platform }) => [provider, platform]),
    inARow,
  );
  return providers.map((provider, index) => ({
    provider,
    name: names[index] ?? provider.provider,
    share: shares[index] ?? 0,
  }));
}

// Of the module, so that what a table makes of them is kept from render to render.
const keyOf = ({ provider }: ProviderRow) => provider.key;
const bookingsOf = ({ provider }: ProviderRow) => provider.bookings;
const revenueOf = ({ provider }: ProviderRow) => provider.revenue;

const bookingsCell = (count: number, { t, format }: Words) => (
  <tableParts.WithUnit value={format.number(count)} unit={t['agent.providers.bookings-unit']({ count })} />
);

const columnsOf = ({ t, format }: Words): readonly GridColumn<ProviderRow>[] => [
  {
    key: 'provider',
    header: t['agent.providers.provider'],
    colClassName: 't:w-[30%]',
    value: ({ provider: { provider, platform } }) =>
      joinFacts(provider, platform === provider ? '' : platform),
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
    colClassName: 't:w-[34%]',
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
