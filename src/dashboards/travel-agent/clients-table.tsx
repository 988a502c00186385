import { StatusBadge } from '../../components/badge';
import {
  DataTable,
  type DataTableColumn,
  PersonCell,
  PersonCellSkeleton,
  StatusCellSkeleton,
} from '../../components/data-table';
import { EmptyState } from '../../components/empty-state';
import { type Client, statusBadge } from '../../domain';
import { clientTypeLabel } from './client-types';
import { ALL_CLIENTS } from './texts';

/** Clients: name and email, type, and whether they are active or prospects (spec section 3). */
export function ClientsTable({ clients }: { clients: readonly Client[] }) {
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
    width: '54%',
    cell: ({ name, email }) => <PersonCell name={name} detail={email.trim()} />,
    // Nothing stands beside it: an email needs the whole line of a phone.
    narrow: { place: 'full', line: 1 },
    skeleton: <PersonCellSkeleton />,
  },
  {
    key: 'type',
    header: 'Type',
    width: '22%',
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
