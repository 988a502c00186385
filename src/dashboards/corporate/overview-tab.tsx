import { OVERVIEW_ITEMS, OVERVIEW_REQUESTS, OVERVIEW_TEAM_MEMBERS } from '../../domain';
import {
  DashboardGrid,
  DashboardPanel,
  DashboardPart,
  DashboardStack,
  GridCell,
  isLoading,
  TabLink,
} from '../shared';
import { BudgetPanel, DepartmentsPanel } from './budget-panels';
import type { CorporateActions, CorporateData } from './corporate-data';
import { OverviewTiles } from './corporate-tiles';
import { PolicyList } from './policy-list';
import { RequestList } from './request-list';
import { TeamList } from './team-list';
import { ALL_APPROVALS, ALL_POLICIES, DETAILS, TAB_LABELS, TEAM_BUDGETS, TRAVEL_REQUESTS } from './texts';

interface OverviewTabProps {
  data: CorporateData;
  actions: CorporateActions;
}

/** Overview: four tiles, the first requests, the budget, the first team members and policies (spec section 2). */
export function OverviewTab({ data, actions }: OverviewTabProps) {
  const { stats, requests, policies, team, loading } = data;
  return (
    <DashboardStack>
      <DashboardPart subject="Your figures" loading={isLoading(loading, 'stats')} resetKeys={[stats]}>
        <OverviewTiles stats={stats} />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={8}>
          <DashboardPanel
            title={TRAVEL_REQUESTS}
            action={<TabLink tab="approvals">{ALL_APPROVALS}</TabLink>}
            sample={requests.isSample}
            dropped={requests.dropped}
            loading={isLoading(loading, 'requests')}
            resetKeys={[requests]}
            fill
          >
            <RequestList
              label={TRAVEL_REQUESTS}
              requests={requests.items.slice(0, OVERVIEW_REQUESTS)}
              actions={actions}
              emptyText="When someone asks to travel, you decide here."
            />
          </DashboardPanel>
        </GridCell>
        <GridCell span={4}>
          <BudgetPanel data={data} action={<TabLink tab="budget">{DETAILS}</TabLink>} fill />
        </GridCell>
        <GridCell span={8}>
          <DashboardPanel
            title={TEAM_BUDGETS}
            action={<TabLink tab="employees">{TAB_LABELS.employees}</TabLink>}
            sample={team.isSample}
            dropped={team.dropped}
            loading={isLoading(loading, 'team')}
            resetKeys={[team]}
            fill
          >
            <TeamList label={TEAM_BUDGETS} members={team.items.slice(0, OVERVIEW_TEAM_MEMBERS)} />
          </DashboardPanel>
        </GridCell>
        <GridCell span={4}>
          <DepartmentsPanel data={data} fill />
        </GridCell>
        <GridCell span={12}>
          <DashboardPanel
            title={TAB_LABELS.policies}
            action={<TabLink tab="policies">{ALL_POLICIES}</TabLink>}
            sample={policies.isSample}
            dropped={policies.dropped}
            loading={isLoading(loading, 'policies')}
            resetKeys={[policies]}
          >
            <PolicyList label={TAB_LABELS.policies} policies={policies.items.slice(0, OVERVIEW_ITEMS)} />
          </DashboardPanel>
        </GridCell>
      </DashboardGrid>
    </DashboardStack>
  );
}
