import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../components/badge/index.js';
import { PersonCell } from '../../components/data-table/index.js';
import {
  DataGrid,
  DEFAULT_GRID_STATE,
  type GridColumn,
  type GridQuery,
  gridStateToParams,
} from '../../data-grid/index.js';
import { statusTone } from '../../domain/index.js';
import { createFormatters } from '../../i18n/formatters.js';
import type { ManyBooking } from './fixtures/many-bookings.js';
import { SERVER_LIST_PATH, type ServerListAnswer } from './server-list.js';

const { money } = createFormatters();

export const SERVER_TABLE_NAMES = { table: 'Bookings', search: 'Search client, place or type' } as const;

export const SERVER_STATUSES: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed',
  pending: 'Pending',
  completed: 'Completed',
};

/** Keys are the field names of the server, so that the URL parameters are its query. */
export const SERVER_COLUMNS: readonly GridColumn<ManyBooking>[] = [
  {
    key: 'clientName',
    header: 'Client',
    width: '26%',
    value: ({ clientName }) => clientName,
    cell: ({ clientName }) => <PersonCell name={clientName} size={28} />,
  },
  {
    key: 'destination',
    header: 'Destination',
    width: '18%',
    value: ({ destination }) => destination,
    cell: ({ destination }) => destination,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'dates',
    header: 'Dates',
    width: '26%',
    kind: 'date',
    value: ({ checkIn }) => checkIn,
    filter: true,
    cell: ({ dates }) => <bdi>{dates}</bdi>,
    narrow: { place: 'after', line: 2 },
  },
  {
    key: 'status',
    header: 'Status',
    width: '16%',
    kind: 'status',
    value: ({ status }) => status,
    text: (status) => SERVER_STATUSES[status] ?? status,
    filter: { choices: ['confirmed', 'pending', 'completed'] },
    cell: ({ status }) => <StatusBadge status={status} tone={statusTone('agentBooking', status)} />,
    narrow: { place: 'end', line: 2 },
  },
  {
    key: 'value',
    header: 'Value',
    kind: 'amount',
    value: ({ value }) => value,
    cell: ({ value }) => <b>{money(value)}</b>,
    narrow: { place: 'end', line: 1 },
  },
];

export const keyOf = ({ id }: ManyBooking) => id;

export async function askServer(params: URLSearchParams, signal: AbortSignal): Promise<ServerListAnswer> {
  const response = await fetch(`${SERVER_LIST_PATH}?${params}`, { signal });
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  return response.json();
}

function paramsOf(query: GridQuery): URLSearchParams {
  const params = gridStateToParams({ ...DEFAULT_GRID_STATE, ...query }, SERVER_COLUMNS);
  params.delete('rows');
  params.set('pageSize', String(query.pagination.pageSize));
  // The server takes several values in one parameter.
  const statuses = params.getAll('status');
  if (statuses.length > 0) params.set('status', statuses.join(','));
  return params;
}

/** Table of 10,000 rows on a server. TanStack Query drops late answers; old rows stay while new ones load. */
export function ServerTable() {
  const [query, setQuery] = useState<GridQuery>(DEFAULT_GRID_STATE);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [SERVER_LIST_PATH, paramsOf(query).toString()],
    queryFn: ({ signal }) => askServer(paramsOf(query), signal),
  });
  // Keeps the last data while the query loads or after it has failed.
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  return (
    <DataGrid
      aria-label={SERVER_TABLE_NAMES.table}
      searchLabel={SERVER_TABLE_NAMES.search}
      columns={SERVER_COLUMNS}
      rows={kept?.rows ?? []}
      rowKey={keyOf}
      manual
      rowCount={kept?.rowCount ?? 0}
      facetedCounts={kept && { status: kept.counts }}
      onQueryChange={setQuery}
      busy={isFetching}
      error={isError}
      reload={() => void refetch()}
    />
  );
}
