'use client';
import { useMemo } from 'react';
import { Avatar } from '../../components/avatar/index.js';
import { StatusBadge, statusLabel } from '../../components/badge/index.js';
import { DashboardGrid } from '../../components/dashboard-grid/index.js';
import { PersonCell, PersonCellSkeleton } from '../../components/data-table/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { ShareBreakdown } from '../../components/share-breakdown/index.js';
import { SheetFields } from '../../components/side-sheet/index.js';
import type { GridColumn } from '../../data-grid/index.js';
import { type Client, statusTone } from '../../domain/index.js';
import { NO_FIGURE } from '../../i18n/formatters.js';
import {
  DashboardPanel,
  type DataPanelProps,
  panelOf,
  SheetGrid,
  statusColumn,
  totalRows,
} from '../shared/index.js';
import { ClientBookings } from './bookings-tab.js';
import { type I18n, useI18n } from './i18n.js';
import type { TravelAgentData } from './reads.js';

/** Tab with the client list, and the number of clients of each type. */
export const ClientsTab = ({ data }: { data: TravelAgentData }) => (
  <DashboardGrid table>
    <AllClientsPanel span={8} data={data} />
    <ClientsByTypePanel span={4} data={data} />
  </DashboardGrid>
);

/** Every client, searched by name, email and type. The sheet shows a client's bookings. */
export function AllClientsPanel({ data, ...panel }: DataPanelProps<TravelAgentData>) {
  const { t } = useI18n();
  const { items: clients } = data.clients;
  const total = totalRows(data.clients, data.clientCounts, 'active');
  const bookings = data.isLoading('bookings') || data.bookings.isSample ? [] : data.bookings.items;
  const title = t['agent.clients.title'];
  const columns = useMemo(() => columnsOf(t), [t]);
  const contentOf = ({ name, email, type, status }: Client) => ({
    title: name,
    lead: <Avatar name={name} size={40} />,
    subtitle: clientTypeLabel(type, t),
    children: (
      <>
        <SheetFields
          fields={[
            { term: t['list.email'], value: email },
            { term: t['agent.clients.status'], value: statusLabel(status, t) },
          ]}
        />
        <ClientBookings
          title={t['list.of-client']({ name })}
          bookings={bookings.filter(({ clientName }) => clientName === name)}
        />
      </>
    ),
  });
  return (
    <DashboardPanel
      slot="all-clients"
      title={title}
      count={clients.length}
      total={total}
      countLabel={t['agent.clients.count']({ count: total ?? clients.length })}
      {...panelOf(data, 'clients')}
      {...panel}
    >
      <SheetGrid
        aria-label={title}
        searchLabel={t['list.clients.search']}
        columns={columns}
        rows={clients}
        file="clients"
        contentOf={contentOf}
        empty={<EmptyState title={t['agent.clients.empty']}>{t['agent.clients.how-to']}</EmptyState>}
      />
    </DashboardPanel>
  );
}

const columnsOf = (t: I18n['t']): readonly GridColumn<Client>[] => [
  {
    key: 'client',
    header: t['agent.clients.client'],
    colClassName: 't:w-[30%]',
    value: ({ name }) => name,
    cell: ({ name }) => <PersonCell name={name} size={28} />,
    skeleton: <PersonCellSkeleton size={28} />,
  },
  {
    key: 'email',
    header: t['list.email'],
    colClassName: 't:w-[30%]',
    value: ({ email }) => email,
    cell: ({ email }) => email,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'type',
    header: t['agent.clients.type'],
    colClassName: 't:w-[18%]',
    value: ({ type }) => type.trim().toLowerCase(),
    text: (type) => clientTypeLabel(type, t),
    filter: true,
    cell: ({ type }) => <bdi>{clientTypeLabel(type, t)}</bdi>,
    className: 't:@max-phone:text-label t:@max-phone:text-muted',
    narrow: { place: 'end', line: 2 },
  },
  {
    ...statusColumn(t['agent.clients.status'], t),
    cell: ({ status }) => <StatusBadge status={status} tone={statusTone('client', status)} />,
    narrow: { place: 'end', line: 1 },
  },
];

/** Number of clients of each type (spec: 2.agent-client-counts). */
export function ClientsByTypePanel({ data, ...panel }: DataPanelProps<TravelAgentData>) {
  const { t, format } = useI18n();
  const counts = data.clientCounts.value;
  const title = t['agent.clients-by-type.title'];
  return (
    <DashboardPanel slot="clients-by-type" title={title} {...panelOf(data, 'clientCounts')} {...panel}>
      {() => (
        <ShareBreakdown
          label={title}
          figure={format.compactNumber(counts.active)}
          full={format.number(counts.active)}
          total={counts.active}
          beside={t['agent.clients-by-type.active']({ count: counts.active })}
          parts={[
            { label: t['agent.client-type.returning'], amount: counts.returning, tone: 'cat-1' },
            { label: t['agent.client-type.new'], amount: counts.new, tone: 'cat-2' },
            { label: t['agent.client-type.vip'], amount: counts.vip, tone: 'cat-3' },
          ]}
          format={format.compactNumber}
        />
      )}
    </DashboardPanel>
  );
}

/** Returns the label of a client type: an unknown one as it is written, a dash without one. */
function clientTypeLabel(type: string, t: I18n['t']): string {
  const key = type.trim().toLowerCase();
  const isKnown = key === 'returning' || key === 'new' || key === 'vip';
  return isKnown ? t[`agent.client-type.${key}`] : statusLabel(type) || NO_FIGURE;
}
