'use client';
import type { ReactElement } from 'react';
import { type Decisions, DecisionsProvider, useDecisions } from '../../components/request-actions/index.js';
import { sumOf } from '../../domain/figures.js';
import {
  type EmployeeTravel,
  type PolicyData,
  SAMPLE_DEPARTMENTS,
  SAMPLE_EMPLOYEE_TRAVEL,
  SAMPLE_POLICIES,
  SAMPLE_TEAM_MEMBERS,
  type User,
  user,
} from '../../domain/index.js';
import { corporateSampleMessages } from '../../i18n/compiled/en/corporate-sample.js';
import {
  type DashboardBaseProps,
  DashboardShell,
  type DataProps,
  DECISION_PROPS,
  decidedOf,
  GREETING_PROPS,
  type GreetingProps,
  lateTab,
  propsOf,
  tabRows,
  tabsOf,
  useData,
} from '../shared/index.js';
import { ApprovalsHelp, ApprovalsTab } from './approvals-tab.js';
import { type EmployeeTravelActions, waitingRequests } from './employee-travel.js';
import { EmployeesTab } from './employees-tab.js';
import { useI18n } from './i18n.js';
import type { CorporateTab } from './index.js';
import { OverviewHelp, OverviewTab } from './overview-tab.js';
import { PoliciesTab } from './policies-tab.js';
import { CORPORATE_READS, type CorporateData } from './reads.js';

interface CorporateOwnProps extends EmployeeTravelActions, GreetingProps {
  /** Called by a policy's Manage button; may return a promise. Without it the button does nothing. */
  onManagePolicy?: ((policy: PolicyData) => unknown) | undefined;
}

export interface CorporateTabProps extends CorporateOwnProps {
  user: User;
  data: CorporateData;
}

const SAMPLES = {
  employeeTravel: SAMPLE_EMPLOYEE_TRAVEL,
  policies: SAMPLE_POLICIES,
  departments: SAMPLE_DEPARTMENTS,
  team: SAMPLE_TEAM_MEMBERS,
};

const AnalyticsTab = lateTab(() => import('./analytics-tab.js').then((m) => m.AnalyticsTab));
const BudgetTab = lateTab(() => import('./budget-tab.js').then((m) => m.BudgetTab));

/** Returns the data for the panels of the corporate dashboard. */
export const useCorporateData = (parts: DataProps<typeof CORPORATE_READS>, samples = true): CorporateData =>
  useData(CORPORATE_READS, parts, samples, SAMPLES, corporateSampleMessages);

export interface CorporateDashboardProps
  extends DashboardBaseProps<CorporateTab>,
    DataProps<typeof CORPORATE_READS>,
    CorporateOwnProps {}

/**
 * The corporate dashboard, for the role corporate_admin. It fetches nothing, and sanitises its reads, so no
 * data makes it throw. The bottom navigation belongs to the page.
 *
 * @example
 * <CorporateDashboard user={user} stats={stats} employeeTravel={requests} policies={policies} budget={budget} team={team}
 *   onApprove={approve} onLogout={logOut} />
 */
export function CorporateDashboard(props: CorporateDashboardProps): ReactElement {
  const { own, frame } = propsOf(props, CORPORATE_READS, [
    ...GREETING_PROPS,
    ...DECISION_PROPS,
    'onManagePolicy',
  ]);
  const decisions = useDecisions();
  const data = withDecisions(useCorporateData(props, frame.samples), decisions);
  const tabProps: CorporateTabProps = { ...own, user: user.sanitize(frame.user).value, data };
  const { t } = useI18n();
  const tabs = tabsOf<'corporate', CorporateTab>('corporate', t, {
    overview: {
      help: <OverviewHelp {...tabProps} />,
      content: <OverviewTab {...tabProps} />,
    },
    employees: {
      rows: tabRows(data.team, ({ name, position, department, budgetUsed }) => ({
        name,
        facts: [position, department],
        amount: budgetUsed,
      })),
      content: <EmployeesTab data={data} />,
    },
    approvals: {
      help: <ApprovalsHelp data={data} />,
      count: waitingCount(data),
      rows: tabRows(data.employeeTravel, ({ employeeName, destination, purpose, cost }) => ({
        name: employeeName,
        facts: [destination, purpose],
        amount: cost,
      })),
      content: <ApprovalsTab {...tabProps} />,
    },
    budget: { content: <BudgetTab {...tabProps} /> },
    policies: {
      rows: tabRows(data.policies, ({ name, description }) => ({ name, facts: [description] }), null),
      content: <PoliciesTab {...tabProps} />,
    },
    analytics: { content: <AnalyticsTab data={data} /> },
  });
  return (
    <DecisionsProvider decisions={decisions}>
      <DashboardShell dashboard="corporate" data={data} tabs={tabs} {...frame} />
    </DecisionsProvider>
  );
}

/** Returns the number of pending requests; `null` while loading, `undefined` if unknown. */
function waitingCount(data: CorporateData): number | null | undefined {
  if (data.isLoading('employeeTravel')) return null;
  const waiting = waitingRequests(data);
  return waiting?.total ?? waiting?.count;
}

const costOf = (requests: readonly EmployeeTravel[]): number => sumOf(requests.map(({ cost }) => cost));

/**
 * Returns the data with decisions applied that the server has not answered yet or that can be undone: fewer
 * approvals are pending, and approved costs are spent. Sample figures do not change.
 */
export function withDecisions(data: CorporateData, decisions: Decisions): CorporateData {
  const { employeeTravel, stats, budget, departments } = data;
  const { approve, decline } = decidedOf(employeeTravel.items, decisions);
  const decided = [...approve, ...decline];
  if (decided.length === 0 || employeeTravel.isSample) return data;
  const spent = costOf(approve);
  const { approvalsPending, budgetUsed } = stats.value;
  return {
    ...data,
    decided: new Set(decided.map(({ key }) => key)),
    stats: {
      ...stats,
      value: {
        ...stats.value,
        approvalsPending: stats.sampleFields.has('approvalsPending')
          ? approvalsPending
          : Math.max(0, approvalsPending - decided.length),
        budgetUsed: stats.sampleFields.has('budgetUsed') ? budgetUsed : budgetUsed + spent,
      },
    },
    budget: budget.isSample
      ? budget
      : {
          ...budget,
          value: {
            ...budget.value,
            used: budget.value.used + spent,
            remaining: budget.value.remaining - spent,
          },
        },
    departments: departments.isSample
      ? departments
      : {
          ...departments,
          items: departments.items.map((department) => ({
            ...department,
            used:
              department.used + costOf(approve.filter((request) => request.department === department.name)),
          })),
        },
  };
}
