import { OVERVIEW_REQUESTS, OVERVIEW_TOURS } from '../../domain/constants';
import { DashboardGrid, DashboardPanel, DashboardPart, DashboardStack, GridCell, TabLink } from '../shared';
import { ApplicationsPanel, RevenuePanel, TeamPanel } from './data-panels';
import { OverviewTiles } from './organizer-tiles';
import { RevenueStatement } from './revenue-statement';
import { ACTIVE_TOURS, ALL_APPLICATIONS, ALL_TOURS, REVENUE } from './texts';
import { TourList } from './tour-list';
import type { TourOrganizerShown } from './tour-organizer-dashboard';

/** Overview: four tiles, the first tours and applications, the revenue and the team (spec section 2, decision 31). */
export function OverviewTab({ data, ...actions }: TourOrganizerShown) {
  const { stats, privateTours, revenue, isLoading } = data;
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart subject="Your figures" loading={isLoading('stats')} resetKeys={[stats, revenue]}>
        <OverviewTiles stats={stats} revenue={isLoading('revenue') ? null : revenue} />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={8}>
          <DashboardPanel
            title={ACTIVE_TOURS}
            action={<TabLink tab="private-tours">{ALL_TOURS}</TabLink>}
            sample={privateTours.isSample}
            dropped={privateTours.dropped}
            loading={isLoading('privateTours')}
            resetKeys={[privateTours]}
            fill
          >
            <TourList
              label={ACTIVE_TOURS}
              tours={privateTours.items.slice(0, OVERVIEW_TOURS)}
              skeletonRows={OVERVIEW_TOURS}
            />
          </DashboardPanel>
        </GridCell>
        <GridCell span={4}>
          <RevenuePanel title={REVENUE} data={data} action={<TabLink tab="revenue">Details</TabLink>} fill>
            <RevenueStatement revenue={revenue.value} />
          </RevenuePanel>
        </GridCell>
        <GridCell span={8}>
          <ApplicationsPanel
            data={data}
            actions={actions}
            limit={OVERVIEW_REQUESTS}
            action={<TabLink tab="applications">{ALL_APPLICATIONS}</TabLink>}
            fill
          />
        </GridCell>
        <GridCell span={4}>
          <TeamPanel data={data} action={<TabLink tab="team">All members</TabLink>} fill />
        </GridCell>
      </DashboardGrid>
    </DashboardStack>
  );
}
