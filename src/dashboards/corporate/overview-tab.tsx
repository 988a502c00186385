import { OVERVIEW_ITEMS, OVERVIEW_REQUESTS } from '../../domain/constants';
import { countNoun } from '../../lib/count-noun';
import {
  DashboardGrid,
  DashboardPanel,
  DashboardPart,
  DashboardStack,
  GridCell,
  isLoading,
  TabLink,
} from '../shared';
import { BudgetOverviewPanel } from './budget-panels';
import type { CorporateData } from './corporate-data';
import { OverviewTiles } from './corporate-tiles';
import { PolicyList } from './policy-list';
import { NoRequests, RequestList, type TravelRequestActions } from './request-list';
import { TeamBudgets } from './team-budgets';
import { POLICIES, TAB_LABELS, TEAM_BUDGETS, TRAVEL_REQUESTS } from './texts';
import { waitingRequests } from './waiting';

interface OverviewTabProps {
  data: CorporateData;
  actions: TravelRequestActions;
}

/** Overview: four tiles, the first requests and team members, policies and the budget (spec sections 2 and 9). */
export function OverviewTab({ data, actions }: OverviewTabProps) {
  const { stats, requests, policies, departments, team, loading } = data;
  const waiting = waitingRequests(data);
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart
        subject="Your figures"
        loading={isLoading(loading, 'stats')}
        resetKeys={[stats, requests, departments]}
      >
        <OverviewTiles
          stats={stats}
          departments={isLoading(loading, 'budget') ? null : departments}
          waiting={waiting}
        />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={8}>
          <DashboardStack className="t:@lg:h-full t:@lg:grid-rows-[auto_1fr]">
            <DashboardPanel
              title={TRAVEL_REQUESTS}
              count={waiting?.count}
              countLabel={countNoun(waiting?.count ?? 0, 'needs a decision', 'need a decision')}
              action={<TabLink tab="approvals">All approvals</TabLink>}
              sample={requests.isSample}
              dropped={requests.dropped}
              loading={isLoading(loading, 'requests')}
              resetKeys={[requests]}
            >
              <RequestList
                label={TRAVEL_REQUESTS}
                requests={requests.items.slice(0, OVERVIEW_REQUESTS)}
                actions={actions}
                skeletonRows={OVERVIEW_REQUESTS}
                empty={
                  <NoRequests title="No requests yet">Trips that employees ask for appear here.</NoRequests>
                }
              />
            </DashboardPanel>
            <DashboardGrid fill>
              <GridCell span={6}>
                <DashboardPanel
                  title={TEAM_BUDGETS}
                  action={<TabLink tab="employees">{TAB_LABELS.employees}</TabLink>}
                  sample={team.isSample}
                  dropped={team.dropped}
                  loading={isLoading(loading, 'team')}
                  resetKeys={[team]}
                  fill
                >
                  <TeamBudgets members={team.items} />
                </DashboardPanel>
              </GridCell>
              <GridCell span={6}>
                <DashboardPanel
                  title={POLICIES}
                  action={<TabLink tab="policies">All policies</TabLink>}
                  sample={policies.isSample}
                  dropped={policies.dropped}
                  loading={isLoading(loading, 'policies')}
                  resetKeys={[policies]}
                  fill
                >
                  <PolicyList policies={policies.items.slice(0, OVERVIEW_ITEMS)} onManage={null} />
                </DashboardPanel>
              </GridCell>
            </DashboardGrid>
          </DashboardStack>
        </GridCell>
        <GridCell span={4}>
          <BudgetOverviewPanel data={data} action={<TabLink tab="budget">Details</TabLink>} fill />
        </GridCell>
      </DashboardGrid>
    </DashboardStack>
  );
}
