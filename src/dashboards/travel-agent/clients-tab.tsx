'use client';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardGrid, DashboardPanel, GridCell } from '../shared';
import { ClientsTable } from './clients-table';
import { ClientsByTypePanel } from './data-panels';
import type { TravelAgentData } from './reads';
import { ALL_CLIENTS } from './texts';

/** Clients: the client list, and how many there are of each type (spec section 2). */
export function ClientsTab({ data }: { data: TravelAgentData }) {
  const format = useFormatters();
  const { clients, isLoading } = data;
  return (
    <DashboardGrid>
      <GridCell span={8}>
        <DashboardPanel
          title={ALL_CLIENTS}
          count={clients.items.length}
          countLabel={format.plural(clients.items.length, { one: 'client', other: 'clients' })}
          sample={clients.isSample}
          dropped={clients.dropped}
          loading={isLoading('clients')}
          resetKeys={[clients]}
        >
          <ClientsTable clients={clients.items} />
        </DashboardPanel>
      </GridCell>
      <GridCell span={4}>
        <ClientsByTypePanel data={data} />
      </GridCell>
    </DashboardGrid>
  );
}
