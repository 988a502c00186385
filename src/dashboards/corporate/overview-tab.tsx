'use client';
import { DashboardGrid, DashboardStack, GridCell } from '../../components/dashboard-grid';
import { EmptyState } from '../../components/empty-state';
import { OVERVIEW_ITEMS, OVERVIEW_REQUESTS } from '../../domain/constants';
import { budgetUse } from '../../domain/figures';
import type { Formatters } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { Clock, Luggage, Users, Wallet } from '../../icons';
import { DashboardPanel, DashboardPart, FigureTiles, GreetingLine, panelOf, TabLink } from '../shared';
import { BudgetOverviewPanel } from './budget-tab';
import { monthUse } from './budget-use';
import type { CorporateShown } from './corporate-dashboard';
import { RequestList, waitingRequests } from './employee-travel';
import { TeamBudgets } from './employees-tab';
import { PolicyList } from './policies-tab';
import type { CorporateData } from './reads';
import {
  budgetLeftText,
  MONTH_BUDGET,
  POLICIES,
  TEAM_BUDGETS,
  TILE_LABELS,
  TRAVEL_REQUESTS,
  waitingText,
} from './texts';

/** Overview: four tiles, the first requests and team members, policies and the budget (spec: 9.first-two, 9.first-three). */
export function OverviewTab({ data, ...actions }: CorporateShown) {
  const format = useFormatters();
  const { stats, employeeTravel, policies, departments, team, isLoading } = data;
  const waiting = waitingRequests(data);
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart
        slot="stat-strip"
        subject="Your figures"
        loading={isLoading('stats')}
        resetKeys={[stats, employeeTravel, departments]}
      >
        <OverviewTiles data={data} />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={8}>
          <DashboardStack className="t:@lg:h-full t:@lg:grid-rows-[auto_1fr]">
            <DashboardPanel
              slot="travel-requests"
              title={TRAVEL_REQUESTS}
              count={waiting?.count}
              total={waiting?.total}
              countLabel={format.plural(waiting?.total ?? waiting?.count ?? 0, {
                one: 'needs a decision',
                other: 'need a decision',
              })}
              action={<TabLink tab="approvals">All approvals</TabLink>}
              {...panelOf(data, 'employeeTravel')}
            >
              <RequestList
                label={TRAVEL_REQUESTS}
                requests={employeeTravel.items.slice(0, OVERVIEW_REQUESTS)}
                all={employeeTravel.items}
                actions={actions}
                skeletonRows={OVERVIEW_REQUESTS}
                empty={
                  <EmptyState title="No requests yet">Trips that employees ask for appear here.</EmptyState>
                }
              />
            </DashboardPanel>
            <DashboardGrid fill>
              <DashboardPanel
                slot="team-budgets"
                span={6}
                title={TEAM_BUDGETS}
                action={<TabLink tab="employees">Employees</TabLink>}
                {...panelOf(data, 'team')}
                fill
              >
                <TeamBudgets members={team.items} />
              </DashboardPanel>
              <DashboardPanel
                slot="policies"
                span={6}
                title={POLICIES}
                action={<TabLink tab="policies">All policies</TabLink>}
                {...panelOf(data, 'policies')}
                fill
              >
                <PolicyList policies={policies.items.slice(0, OVERVIEW_ITEMS)} onManage={null} />
              </DashboardPanel>
            </DashboardGrid>
          </DashboardStack>
        </GridCell>
        <BudgetOverviewPanel
          span={4}
          data={data}
          action={
            <TabLink tab="budget" of={MONTH_BUDGET}>
              Details
            </TabLink>
          }
          fill
        />
      </DashboardGrid>
    </DashboardStack>
  );
}

/** The four tiles of the Overview tab. */
function OverviewTiles({ data }: { data: CorporateData }) {
  const format = useFormatters();
  const waiting = waitingRequests(data);
  // What is requested belongs to these approvals only while both counts agree.
  const isSameCount = waiting?.count === data.stats.value.approvalsPending;
  return (
    <FigureTiles
      aria-label="Your travel program at a glance"
      data={data.stats}
      failure={data.failureOf('stats')}
      titles={TILE_LABELS}
      tiles={{
        totalEmployees: { icon: <Users />, hint: departmentsText(format, data) },
        activeBookings: { icon: <Luggage />, hint: contractsText(format, data) },
        monthlyBudget: { icon: <Wallet />, format: 'money', hint: usedText(format, data) },
        approvalsPending: {
          icon: <Clock />,
          hint: waiting && isSameCount ? `${format.compactMoney(waiting.cost)} requested` : undefined,
        },
      }}
    />
  );
}

function departmentsText(format: Formatters, { departments, isLoading }: CorporateData) {
  const { length } = departments.items;
  if (isLoading('departments') || departments.isSample || length === 0) return undefined;
  return `${format.number(length)} ${format.plural(length, { one: 'department', other: 'departments' })}`;
}

function contractsText(format: Formatters, { stats: { value, sampleFields } }: CorporateData) {
  if (sampleFields.has('contractsActive')) return undefined;
  const noun = format.plural(value.contractsActive, { one: 'active contract', other: 'active contracts' });
  return `${format.compactNumber(value.contractsActive)} ${noun}`;
}

function usedText(format: Formatters, { stats: { value, sampleFields } }: CorporateData) {
  if (sampleFields.has('budgetUsed')) return undefined;
  return `${format.percent(budgetUse(value.budgetUsed, value.monthlyBudget).percent)} used`;
}

/**
 * '5 requests need your decision. $33,600 of this month’s budget is left.': only what the data holds, and all of it at
 * once, so that the line changes one time and what is below it stays where it is.
 */
export function OverviewHelp({ data, greeting, greetingLang, user }: CorporateShown) {
  const format = useFormatters();
  const facts = data.isLoading('employeeTravel', 'budget')
    ? []
    : [waitingFact(format, data), budgetFact(format, data)].filter((fact) => fact !== null);
  return (
    <GreetingLine greeting={greeting} greetingLang={greetingLang} firstName={user.firstName}>
      {facts.length > 0
        ? facts.join(' ')
        : // As long as the facts that take its place, so that it wraps as they do.
          'Requests, budgets and policies for everyone who travels for your company.'}
    </GreetingLine>
  );
}

function waitingFact(format: Formatters, data: CorporateData): string | null {
  const waiting = waitingRequests(data);
  return waiting && waitingText(format, waiting);
}

function budgetFact(format: Formatters, { budget }: CorporateData): string | null {
  if (budget.isSample) return null;
  return budgetLeftText(format, budget.value.remaining, monthUse(budget.value).overBy);
}
