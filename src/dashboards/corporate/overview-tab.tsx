'use client';
import { OVERVIEW_ITEMS, OVERVIEW_REQUESTS } from '../../domain/constants';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardGrid, DashboardPanel, DashboardPart, DashboardStack, GridCell, TabLink } from '../shared';
import { BudgetOverviewPanel } from './budget-panels';
import type { CorporateShown } from './corporate-dashboard';
import { OverviewTiles } from './corporate-tiles';
import { NoRequests, RequestList, waitingRequests } from './employee-travel';
import { PolicyList } from './policy-list';
import { TeamBudgets } from './team-budgets';
import { POLICIES, TEAM_BUDGETS, TRAVEL_REQUESTS } from './texts';

/** Overview: four tiles, the first requests and team members, policies and the budget (spec sections 2 and 9). */
export function OverviewTab({ data, ...actions }: CorporateShown) {
  const format = useFormatters();
  const { stats, employeeTravel, policies, departments, team, isLoading } = data;
  const waiting = waitingRequests(data);
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart
        subject="Your figures"
        loading={isLoading('stats')}
        resetKeys={[stats, employeeTravel, departments]}
      >
        <OverviewTiles
          stats={stats}
          departments={isLoading('budget') ? null : departments}
          waiting={waiting}
        />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={8}>
          <DashboardStack className="t:@lg:h-full t:@lg:grid-rows-[auto_1fr]">
            <DashboardPanel
              title={TRAVEL_REQUESTS}
              count={waiting?.count}
              countLabel={format.plural(waiting?.count ?? 0, {
                one: 'needs a decision',
                other: 'need a decision',
              })}
              action={<TabLink tab="approvals">All approvals</TabLink>}
              sample={employeeTravel.isSample}
              dropped={employeeTravel.dropped}
              loading={isLoading('employeeTravel')}
              resetKeys={[employeeTravel]}
            >
              <RequestList
                label={TRAVEL_REQUESTS}
                requests={employeeTravel.items.slice(0, OVERVIEW_REQUESTS)}
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
                  action={<TabLink tab="employees">Employees</TabLink>}
                  sample={team.isSample}
                  dropped={team.dropped}
                  loading={isLoading('team')}
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
                  loading={isLoading('policies')}
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
