import { OVERVIEW_ITEMS } from '../../domain/constants';
import {
  DashboardGrid,
  DashboardPanel,
  DashboardPart,
  DashboardStack,
  GridCell,
  isLoading,
  TabLink,
} from '../shared';
import { AgentActions, type TravelAgentActions } from './agent-actions';
import { OverviewTiles } from './agent-tiles';
import { BookingsTable } from './bookings-table';
import { ClientsByTypePanel, CommissionBreakdownPanel, ProvidersPanel } from './data-panels';
import { ALL_BOOKINGS, ALL_CLIENTS, RECENT_BOOKINGS_TITLE, TAB_LABELS } from './texts';
import type { TravelAgentData } from './travel-agent-data';

interface OverviewTabProps {
  data: TravelAgentData;
  actions: TravelAgentActions;
}

/** Overview: four tiles, quick actions, the latest bookings, clients, providers and commissions (spec section 2). */
export function OverviewTab({ data, actions }: OverviewTabProps) {
  const { stats, bookings, clientCounts, commissions, loading } = data;
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart
        subject="Your figures"
        loading={isLoading(loading, 'stats')}
        resetKeys={[stats, clientCounts, commissions]}
      >
        <OverviewTiles
          stats={stats}
          clientCounts={isLoading(loading, 'clients') ? null : clientCounts}
          commissions={isLoading(loading, 'commissions') ? null : commissions}
        />
      </DashboardPart>
      <DashboardPart subject="Quick actions">
        <AgentActions actions={actions} />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={8}>
          <DashboardPanel
            title={RECENT_BOOKINGS_TITLE}
            action={<TabLink tab="bookings">{ALL_BOOKINGS}</TabLink>}
            sample={bookings.isSample}
            dropped={bookings.dropped}
            loading={isLoading(loading, 'bookings')}
            resetKeys={[bookings]}
            fill
          >
            <BookingsTable label={RECENT_BOOKINGS_TITLE} bookings={bookings.items.slice(0, OVERVIEW_ITEMS)} />
          </DashboardPanel>
        </GridCell>
        <GridCell span={4}>
          <ClientsByTypePanel data={data} action={<TabLink tab="clients">{ALL_CLIENTS}</TabLink>} fill />
        </GridCell>
        <GridCell span={8}>
          <ProvidersPanel
            data={data}
            action={<TabLink tab="external-apis">{TAB_LABELS['external-apis']}</TabLink>}
            limit={OVERVIEW_ITEMS}
            fill
          />
        </GridCell>
        <GridCell span={4}>
          <CommissionBreakdownPanel data={data} fill />
        </GridCell>
      </DashboardGrid>
    </DashboardStack>
  );
}
