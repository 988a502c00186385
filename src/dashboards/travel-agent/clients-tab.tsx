'use client';
import { useMemo } from 'react';
import { StatusBadge } from '../../components/badge';
import { DashboardGrid } from '../../components/dashboard-grid';
import {
  DataTable,
  type DataTableColumn,
  PersonCell,
  PersonCellSkeleton,
  StatusCellSkeleton,
} from '../../components/data-table';
import { EmptyState } from '../../components/empty-state';
import { ShareBreakdown } from '../../components/share-breakdown';
import { type Client, type ClientCounts, statusBadge, statusLabel } from '../../domain';
import { NO_FIGURE } from '../../i18n/formatters';
import { agentClients, agentClientsByType, agentClientTypes } from '../../i18n/messages/en/travel-agent';
import { useFormatters } from '../../i18n/use-formatters';
import { useMessages } from '../../i18n/use-messages';
import { DashboardPanel, type DataPanelProps, panelOf, wholeOf } from '../shared';
import type { TravelAgentData } from './reads';

/** Clients: the client list, and how many there are of each type. */
export function ClientsTab({ data }: { data: TravelAgentData }) {
  const t = useMessages(agentClients);
  const { clients, clientCounts } = data;
  const total = wholeOf(clients, clientCounts, 'active');
  return (
    <DashboardGrid>
      <DashboardPanel
        slot="all-clients"
        span={8}
        title={t['agent.clients.title']}
        count={clients.items.length}
        total={total}
        countLabel={t['agent.clients.count'](total ?? clients.items.length)}
        {...panelOf(data, 'clients')}
      >
        <ClientsTable clients={clients.items} t={t} />
      </DashboardPanel>
      <ClientsByTypePanel span={4} data={data} />
    </DashboardGrid>
  );
}

/** Clients: name and email, type, and whether they are active or prospects. */
function ClientsTable({ clients, t }: { clients: readonly Client[]; t: typeof agentClients }) {
  const types = useMessages(agentClientTypes);
  const columns = useMemo(() => columnsOf(t, types), [t, types]);
  return (
    <DataTable
      aria-label={t['agent.clients.title']}
      columns={columns}
      rows={clients}
      rowKey={({ key }) => key}
      skeletonRows={6}
      empty={<EmptyState title={t['agent.clients.empty']}>{t['agent.clients.how-to']}</EmptyState>}
    />
  );
}

const columnsOf = (
  t: typeof agentClients,
  types: typeof agentClientTypes,
): readonly DataTableColumn<Client>[] => [
  {
    key: 'client',
    header: t['agent.clients.client'],
    colClassName: 't:w-[54%]',
    cell: ({ name, email }) => <PersonCell name={name} detail={email.trim()} />,
    // Nothing stands beside it: an email needs the whole line of a phone.
    narrow: { place: 'full', line: 1 },
    skeleton: <PersonCellSkeleton />,
  },
  {
    key: 'type',
    header: t['agent.clients.type'],
    colClassName: 't:w-[22%]',
    cell: ({ type }) => <bdi>{clientTypeLabel(type, types)}</bdi>,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'status',
    header: t['agent.clients.status'],
    cell: ({ status }) => <StatusBadge status={status} tone={statusBadge('client', status).tone} />,
    narrow: { place: 'end', line: 2 },
    skeleton: <StatusCellSkeleton />,
  },
];

/** How many clients there are of each type (spec: 2.agent-client-counts). */
export function ClientsByTypePanel({ data, ...panel }: DataPanelProps<TravelAgentData>) {
  const { clientCounts } = data;
  const t = useMessages(agentClientsByType);
  return (
    <DashboardPanel
      slot="clients-by-type"
      title={t['agent.clients-by-type.title']}
      {...panelOf(data, 'clientCounts')}
      {...panel}
    >
      <ClientsByType counts={clientCounts.value} t={t} />
    </DashboardPanel>
  );
}

function ClientsByType({ counts, t }: { counts: ClientCounts; t: typeof agentClientsByType }) {
  const format = useFormatters();
  const types = useMessages(agentClientTypes);
  return (
    <ShareBreakdown
      label={t['agent.clients-by-type.title']}
      figure={format.compactNumber(counts.active)}
      full={format.number(counts.active)}
      total={counts.active}
      beside={t['agent.clients-by-type.active'](counts.active)}
      parts={[
        { label: types['agent.client-type.returning'], amount: counts.returning, tone: 'cat-1' },
        { label: types['agent.client-type.new'], amount: counts.new, tone: 'cat-2' },
        { label: types['agent.client-type.vip'], amount: counts.vip, tone: 'cat-3' },
      ]}
      format={format.compactNumber}
    />
  );
}

/** A client's type in words, as it is written where it is not known; a dash without one. */
function clientTypeLabel(type: string, types: typeof agentClientTypes): string {
  const key = `agent.client-type.${type.trim().toLowerCase()}`;
  return isClientType(key) ? types[key] : statusLabel(type) || NO_FIGURE;
}

const isClientType = (key: string): key is keyof typeof agentClientTypes =>
  Object.hasOwn(agentClientTypes, key);
