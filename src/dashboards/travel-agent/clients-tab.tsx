import { countNoun } from '../../lib/count-noun';
import { DashboardGrid, DashboardPanel, GridCell } from '../shared';
import { ClientsTable } from './clients-table';
import { ClientsByTypePanel } from './data-panels';
import type { TravelAgentData } from './reads';
import { ALL_CLIENTS } from './texts';

/** Clients: the client list, and how many there are of each type (spec section 2). */
export function ClientsTab({ data }: { data: TravelAgentData }) {
  const { clients, isLoading } = data;
  return (
    <DashboardGrid>
      <GridCell span={8}>
        <DashboardPanel
          title={ALL_CLIENTS}
          count={clients.items.length}
          countLabel={countNoun(clients.items.length, 'client')}
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
