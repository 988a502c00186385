import { OVERVIEW_ITEMS } from '../../domain/constants';
import { DashboardGrid, DashboardPanel, DashboardPart, DashboardStack, GridCell, TabLink } from '../shared';
import { AgentActions } from './agent-actions';
import { OverviewTiles } from './agent-tiles';
import { BookingsTable } from './bookings-table';
import { ClientsByTypePanel, CommissionBreakdownPanel, ProvidersPanel } from './data-panels';
import { ALL_BOOKINGS, ALL_CLIENTS, RECENT_BOOKINGS_TITLE } from './texts';
import type { TravelAgentShown } from './travel-agent-dashboard';

/** Overview: four tiles, quick actions, the latest bookings, clients, providers and commissions (spec section 2). */
export function OverviewTab({ data, ...actions }: TravelAgentShown) {
  const { stats, bookings, clientCounts, commissions, isLoading } = data;
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart
        subject="Your figures"
        loading={isLoading('stats')}
        resetKeys={[stats, clientCounts, commissions]}
      >
        <OverviewTiles
          stats={stats}
          clientCounts={isLoading('clients') ? null : clientCounts}
          commissions={isLoading('commissions') ? null : commissions}
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
            loading={isLoading('bookings')}
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
            action={<TabLink tab="external-apis">External APIs</TabLink>}
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
