import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from 'tapa-ui/badge';
import { DashboardStack } from 'tapa-ui/dashboard-grid';
import { DashboardShell } from 'tapa-ui/dashboards/shell';
import { DataGrid, DEFAULT_GRID_STATE, type GridColumn, type GridQuery } from 'tapa-ui/data-grid';
import { PersonCell } from 'tapa-ui/data-table';
import { defineEntity, defineList, type RowOf, statusTone } from 'tapa-ui/domain';
import { FailedState } from 'tapa-ui/error-fallback';
import { Panel } from 'tapa-ui/panel';
import { RowItem, RowList } from 'tapa-ui/row-list';
import { SeatBar } from 'tapa-ui/seat-bar';
import { Loading } from 'tapa-ui/skeleton';
import { StatStrip, StatTile } from 'tapa-ui/stat-tile';

// Types and sanitisers derive from these declarations.
const figures = defineEntity({
  name: 'lodge figures',
  fields: { guests: 0, freeBeds: 0, arrivalsToday: 0, revenue: 0 },
});
const houses = defineList({
  name: 'lodge houses',
  fields: { id: '', name: 'House', beds: 0, guests: 0, status: 'open' },
});
const arrivals = defineList({
  name: 'lodge arrivals',
  fields: { id: '', clientName: 'Guest', dates: '', status: 'pending' },
});

const COLUMNS: readonly GridColumn<RowOf<typeof arrivals>>[] = [
  {
    key: 'clientName',
    header: 'Guest',
    value: ({ clientName }) => clientName,
    cell: ({ clientName }) => <PersonCell name={clientName} size={28} />,
  },
  {
    key: 'dates',
    header: 'Dates',
    value: ({ dates }) => dates,
    cell: ({ dates }) => dates,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'status',
    header: 'Status',
    kind: 'status',
    value: ({ status }) => status,
    filter: { choices: ['confirmed', 'pending'] },
    cell: ({ status }) => <StatusBadge status={status} tone={statusTone('booking', status)} />,
    narrow: { place: 'end', line: 1 },
  },
];

async function read(path: string): Promise<Record<string, unknown>> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

function Today() {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['lodge'],
    queryFn: () => read('/api/demo/lodge'),
  });
  const { value } = figures.sanitize(data?.figures);
  const tile = { error: isError, onRetry: () => void refetch() };
  return (
    <DashboardStack className="t:shares-width">
      <Loading active={isPending}>
        <StatStrip aria-label="The lodge today" columns={4}>
          <StatTile label="Guests" value={value.guests} {...tile} />
          <StatTile label="Free beds" value={value.freeBeds} {...tile} />
          <StatTile label="Arrivals today" value={value.arrivalsToday} {...tile} />
          <StatTile label="Revenue this month" value={value.revenue} format="money" {...tile} />
        </StatStrip>
      </Loading>
      <Panel title="Houses" loading={isPending}>
        {isError ? (
          <FailedState title="We could not load your houses" onRetry={tile.onRetry}>
            They are safe, and nothing has changed. Check your connection and try again.
          </FailedState>
        ) : (
          <RowList aria-label="Houses" rows={houses.sanitize(data?.houses).items} rowKey={({ key }) => key}>
            {({ name, beds, guests, status }) => (
              <RowItem
                title={name}
                end={
                  <>
                    <StatusBadge status={status} tone={status === 'closed' ? 'secondary' : 'positive'} />
                    <SeatBar of={name} participants={guests} maxParticipants={beds} />
                  </>
                }
              />
            )}
          </RowList>
        )}
      </Panel>
    </DashboardStack>
  );
}

function Arrivals() {
  const [{ globalFilter: q, columnFilters, sorting, pagination }, setQuery] =
    useState<GridQuery>(DEFAULT_GRID_STATE);
  const sort = sorting.map(({ id, desc }) => (desc ? `-${id}` : id)).join();
  const page = `${pagination.pageIndex + 1}`;
  const params = new URLSearchParams({ q, sort, page, pageSize: `${pagination.pageSize}` });
  for (const { id, value } of columnFilters) params.set(id, String(value));
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['arrivals', params.toString()],
    queryFn: () => read(`/api/demo/bookings?${params}`),
  });
  // Keeps the last data while a query loads or after it has failed.
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  return (
    <Panel title="Arrivals">
      <DataGrid
        aria-label="Arrivals"
        searchLabel="Search guest"
        columns={COLUMNS}
        rows={arrivals.sanitize(kept?.rows).items}
        rowKey={({ key }) => key}
        manual
        rowCount={Number(kept?.rowCount ?? 0)}
        onQueryChange={setQuery}
        busy={isFetching}
        error={isError}
        reload={() => void refetch()}
      />
    </Panel>
  );
}

/** A dashboard for a role of the host, composed of the library's public parts. */
export function LodgeManager({ user }: { user: unknown }) {
  return (
    <DashboardShell
      user={user}
      title="Lodge Manager"
      tabs={[
        { value: 'today', label: 'Today', help: 'Who sleeps where.', content: <Today /> },
        { value: 'arrivals', label: 'Arrivals', help: 'Who comes, and when.', content: <Arrivals /> },
      ]}
    />
  );
}
