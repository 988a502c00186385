'use client';
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
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardPanel, type DataPanelProps, panelOf, wholeOf } from '../shared';
import type { TravelAgentData } from './reads';
import { ALL_CLIENTS, CLIENTS_BY_TYPE } from './texts';

/** Clients: the client list, and how many there are of each type. */
export function ClientsTab({ data }: { data: TravelAgentData }) {
  const format = useFormatters();
  const { clients, clientCounts } = data;
  const total = wholeOf(clients, clientCounts, 'active');
  return (
    <DashboardGrid>
      <DashboardPanel
        slot="all-clients"
        span={8}
        title={ALL_CLIENTS}
        count={clients.items.length}
        total={total}
        countLabel={format.plural(total ?? clients.items.length, { one: 'client', other: 'clients' })}
        {...panelOf(data, 'clients')}
      >
        <ClientsTable clients={clients.items} />
      </DashboardPanel>
      <ClientsByTypePanel span={4} data={data} />
    </DashboardGrid>
  );
}

/** Clients: name and email, type, and whether they are active or prospects. */
function ClientsTable({ clients }: { clients: readonly Client[] }) {
  return (
    <DataTable
      aria-label={ALL_CLIENTS}
      columns={COLUMNS}
      rows={clients}
      rowKey={({ key }) => key}
      skeletonRows={6}
      empty={<EmptyState title="No clients yet">Add a client and they appear here.</EmptyState>}
    />
  );
}

const COLUMNS: readonly DataTableColumn<Client>[] = [
  {
    key: 'client',
    header: 'Client',
    colClassName: 't:w-[54%]',
    cell: ({ name, email }) => <PersonCell name={name} detail={email.trim()} />,
    // Nothing stands beside it: an email needs the whole line of a phone.
    narrow: { place: 'full', line: 1 },
    skeleton: <PersonCellSkeleton />,
  },
  {
    key: 'type',
    header: 'Type',
    colClassName: 't:w-[22%]',
    cell: ({ type }) => <bdi>{clientTypeLabel(type)}</bdi>,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge status={status} {...statusBadge('client', status)} />,
    narrow: { place: 'end', line: 2 },
    skeleton: <StatusCellSkeleton />,
  },
];

/** How many clients there are of each type (spec: 2.agent-client-counts). */
export function ClientsByTypePanel({ data, ...panel }: DataPanelProps<TravelAgentData>) {
  const { clientCounts } = data;
  return (
    <DashboardPanel
      slot="clients-by-type"
      title={CLIENTS_BY_TYPE}
      {...panelOf(data, 'clientCounts')}
      {...panel}
    >
      <ClientsByType counts={clientCounts.value} />
    </DashboardPanel>
  );
}

function ClientsByType({ counts }: { counts: ClientCounts }) {
  const format = useFormatters();
  return (
    <ShareBreakdown
      label={CLIENTS_BY_TYPE}
      figure={format.compactNumber(counts.active)}
      full={format.number(counts.active)}
      total={counts.active}
      beside={format.plural(counts.active, { one: 'active client', other: 'active clients' })}
      parts={[
        { label: CLIENT_TYPE_LABELS.returning, amount: counts.returning, tone: 'brand' },
        { label: CLIENT_TYPE_LABELS.new, amount: counts.new, tone: 'accent' },
        { label: CLIENT_TYPE_LABELS.vip, amount: counts.vip, tone: 'warning' },
      ]}
      format={format.compactNumber}
    />
  );
}

/** Types of clients in words. */
const CLIENT_TYPE_LABELS = { returning: 'Returning', new: 'New', vip: 'VIP' } as const;

const LABELS: ReadonlyMap<string, string> = new Map(Object.entries(CLIENT_TYPE_LABELS));

/** A client's type in words; a dash without one. */
const clientTypeLabel = (type: string): string =>
  LABELS.get(type.trim().toLowerCase()) ?? (statusLabel(type) || NO_FIGURE);
