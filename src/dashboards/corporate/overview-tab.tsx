'use client';
import { DashboardGrid, OverviewLayout } from '../../components/dashboard-grid/index.js';
import { OVERVIEW_ITEMS, OVERVIEW_TEAM_MEMBERS } from '../../domain/constants.js';
import { budgetUse } from '../../domain/figures.js';
import { plain } from '../../i18n/message.js';
import {
  DashboardPanel,
  type DataPanelProps,
  FigureTiles,
  GreetingLine,
  MonthCalendars,
  MonthTrend,
  panelOf,
  TabLink,
  totalRows,
  useCountText,
} from '../shared/index.js';
import { BudgetOverviewPanel } from './budget-panels.js';
import { monthUse } from './budget-use.js';
import type { CorporateTabProps } from './corporate-dashboard.js';
import { waitingRequests, waitingText } from './employee-travel.js';
import { TeamBudgets } from './employees-tab.js';
import { useI18n } from './i18n.js';
import { CorporateNeeds } from './needed-requests.js';
import { PolicyList } from './policies-tab.js';
import type { CorporateData } from './reads.js';

/** Tab with four tiles, the first requests and team members, policies and the budget. */
export function OverviewTab({ data, ...actions }: CorporateTabProps) {
  const { t, format } = useI18n();
  const countText = useCountText();
  const { budget, team, policies, stats } = data;
  const employees = totalRows(team, stats, 'totalEmployees');
  const members = team.items.length;
  const policyCount = policies.items.length;
  return (
    <OverviewLayout
      lead={
        <>
          <CorporateNeeds data={data} actions={actions} />
          <CorporateTiles data={data} />
          <DashboardGrid>
            <BudgetOverviewPanel
              data={data}
              span={4}
              foldsTo={plain(t['corporate.use.percent'](monthUse(budget.value, format), format))}
              action={
                <TabLink tab="budget" of={t['corporate.month.title']}>
                  {t['corporate.month.details']}
                </TabLink>
              }
            />
            <TeamBudgetsPanel
              data={data}
              span={4}
              foldsTo={countText(
                Math.min(OVERVIEW_TEAM_MEMBERS, members),
                employees === undefined
                  ? t['corporate.team.count']({ count: members })
                  : t['corporate.team.employees']({ count: employees }),
                employees ?? members,
              )}
            />
            <PoliciesPanel
              data={data}
              span={4}
              foldsTo={countText(
                Math.min(OVERVIEW_ITEMS, policyCount),
                t['corporate.policies.count']({ count: policyCount }),
                policyCount,
              )}
            />
          </DashboardGrid>
        </>
      }
      wideRail={
        <MonthCalendars
          {...panelOf(data, 'employeeTravel')}
          rows={data.employeeTravel.items}
          who="employeeName"
          action={<TabLink tab="approvals">{t['corporate.overview.all-approvals']}</TabLink>}
        />
      }
    />
  );
}

export function CorporateTiles({ data }: { data: CorporateData }) {
  const { t, format } = useI18n();
  const { stats, departments } = data;
  const { contractsActive, budgetUsed, monthlyBudget, approvalsPending } = stats.value;
  const waiting = waitingRequests(data);
  const count = departments.items.length;
  const areDepartmentsKnown = !data.isLoading('departments') && !departments.isSample && count > 0;
  return (
    <FigureTiles
      keepsMeta
      subject={t['corporate.figures']}
      label={t['corporate.overview.figures']}
      data={data}
      part="stats"
      tiles={() => ({
        totalEmployees: {
          label: t['corporate.overview.total-employees'],
          hint: areDepartmentsKnown ? t['corporate.overview.departments']({ count }, format) : undefined,
        },
        activeBookings: {
          label: t['corporate.overview.active-bookings'],
          hint: stats.sampleFields.has('contractsActive')
            ? undefined
            : t['corporate.overview.contracts']({ count: contractsActive }, format),
          history: data.statsHistory,
        },
        monthlyBudget: {
          label: t['corporate.overview.monthly-budget'],
          format: 'money',
          hint: stats.sampleFields.has('budgetUsed')
            ? undefined
            : plain(t['corporate.use.percent'](budgetUse(budgetUsed, monthlyBudget), format)),
          trend: <MonthTrend of={t['months.spend.state']} history={data.budgetHistory} format="money" />,
        },
        approvalsPending: {
          label: t['corporate.overview.approvals-pending'],
          // The requested sum belongs to these approvals only if both counts agree.
          hint:
            waiting?.count === approvalsPending
              ? t['corporate.overview.requested']({ cost: waiting.cost }, format)
              : undefined,
        },
      })}
    />
  );
}

/** The first team members with their spending (spec: 9.first-three). */
export function TeamBudgetsPanel({ data, ...panel }: DataPanelProps<CorporateData>) {
  const { t } = useI18n();
  return (
    <DashboardPanel
      slot="team-budgets"
      title={t['corporate.overview.team']}
      action={<TabLink tab="employees">{t['corporate.overview.employees']}</TabLink>}
      {...panelOf(data, 'team')}
      {...panel}
    >
      <TeamBudgets members={data.team.items} />
    </DashboardPanel>
  );
}

export function PoliciesPanel({ data, ...panel }: DataPanelProps<CorporateData>) {
  const { t } = useI18n();
  const title = t['corporate.policies.list'];
  return (
    <DashboardPanel
      slot="policies"
      title={title}
      action={<TabLink tab="policies">{t['corporate.overview.all-policies']}</TabLink>}
      {...panelOf(data, 'policies')}
      {...panel}
    >
      <PolicyList policies={data.policies.items.slice(0, OVERVIEW_ITEMS)} onManage={null} />
    </DashboardPanel>
  );
}

/** Waits for all of its data, so that the line changes once and nothing below moves. */
export function OverviewHelp({ data, ...reader }: CorporateTabProps) {
  const { t, format } = useI18n();
  const isKnown = !data.isLoading('employeeTravel', 'budget');
  const requests = isKnown ? waitingRequests(data) : null;
  const waiting = requests && waitingText({ t, format }, requests);
  const { isSample, value } = data.budget;
  const { overBy } = monthUse(value, format);
  const budget =
    !isKnown || isSample
      ? null
      : overBy > 0
        ? t['corporate.help.overspent']({ amount: overBy }, format)
        : t['corporate.help.budget-left']({ amount: value.remaining }, format);
  return (
    <GreetingLine {...reader}>
      {waiting && budget
        ? t['corporate.help.waiting-and-budget']({ waiting, budget })
        : (waiting ?? budget ?? t['corporate.help.overview'])}
    </GreetingLine>
  );
}
