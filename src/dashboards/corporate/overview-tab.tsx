'use client';
import { Clock, Luggage, Users, Wallet } from 'lucide-react';
import { StatStrip, StatTile } from '../../components/stat-tile';
import type { CorporateStats, Department, Sanitized, SanitizedList } from '../../domain';
import { OVERVIEW_ITEMS, OVERVIEW_REQUESTS } from '../../domain/constants';
import { budgetUse } from '../../domain/figures';
import type { Formatters } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import {
  DashboardGrid,
  DashboardPanel,
  DashboardPart,
  DashboardStack,
  GridCell,
  hintOf,
  panelOf,
  TabLink,
  tileOf,
} from '../shared';
import { BudgetOverviewPanel } from './budget-tab';
import type { CorporateShown } from './corporate-dashboard';
import { NoRequests, RequestList, type RequestTotals, waitingRequests } from './employee-travel';
import { TeamBudgets } from './employees-tab';
import { PolicyList } from './policies-tab';
import { POLICIES, TEAM_BUDGETS, TILE_LABELS, TRAVEL_REQUESTS } from './texts';

/** Overview: four tiles, the first requests and team members, policies and the budget (spec: 9.first-two, 9.first-three). */
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
              {...panelOf(data, 'employeeTravel')}
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
                  {...panelOf(data, 'team')}
                  fill
                >
                  <TeamBudgets members={team.items} />
                </DashboardPanel>
              </GridCell>
              <GridCell span={6}>
                <DashboardPanel
                  title={POLICIES}
                  action={<TabLink tab="policies">All policies</TabLink>}
                  {...panelOf(data, 'policies')}
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

interface OverviewTilesProps {
  stats: Sanitized<CorporateStats>;
  /** `null` while they load. */
  departments: SanitizedList<Department> | null;
  /** What waits for a decision; `null` where that is not known. */
  waiting: RequestTotals | null;
}

/** The four tiles of the Overview tab. */
function OverviewTiles({ stats, departments, waiting }: OverviewTilesProps) {
  const format = useFormatters();
  const { approvalsPending } = stats.value;
  return (
    <StatStrip aria-label="Your travel program at a glance">
      <StatTile
        label={TILE_LABELS.totalEmployees}
        icon={<Users />}
        {...tileOf(stats, 'totalEmployees', departmentsText(format, departments))}
      />
      <StatTile
        label={TILE_LABELS.activeBookings}
        icon={<Luggage />}
        {...tileOf(stats, 'activeBookings', contractsText(format, stats))}
      />
      <StatTile
        label={TILE_LABELS.monthlyBudget}
        format="money"
        icon={<Wallet />}
        {...tileOf(stats, 'monthlyBudget', usedText(format, stats))}
      />
      <StatTile
        label={TILE_LABELS.approvalsPending}
        value={approvalsPending}
        icon={<Clock />}
        hint={hintOf(
          stats,
          'approvalsPending',
          // What is requested belongs to these approvals only while both counts agree.
          waiting?.count === approvalsPending ? `${format.compactMoney(waiting.cost)} requested` : undefined,
        )}
      />
    </StatStrip>
  );
}

function departmentsText(
  format: Formatters,
  departments: SanitizedList<Department> | null,
): string | undefined {
  if (!departments || departments.isSample || departments.items.length === 0) return undefined;
  const count = departments.items.length;
  return `${format.number(count)} ${format.plural(count, { one: 'department', other: 'departments' })}`;
}

function contractsText(
  format: Formatters,
  { value, sampleFields }: Sanitized<CorporateStats>,
): string | undefined {
  if (sampleFields.has('contractsActive')) return undefined;
  const noun = format.plural(value.contractsActive, { one: 'active contract', other: 'active contracts' });
  return `${format.compactNumber(value.contractsActive)} ${noun}`;
}

function usedText(
  format: Formatters,
  { value, sampleFields }: Sanitized<CorporateStats>,
): string | undefined {
  if (sampleFields.has('budgetUsed')) return undefined;
  return `${format.percent(budgetUse(value.budgetUsed, value.monthlyBudget).percent)} used`;
}
