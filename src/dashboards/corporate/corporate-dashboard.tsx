'use client';
import type { ReactElement } from 'react';
import {
  type PolicyData,
  SAMPLE_DEPARTMENTS,
  SAMPLE_EMPLOYEE_TRAVEL,
  SAMPLE_POLICIES,
  SAMPLE_TEAM_MEMBERS,
} from '../../domain';
import type { Formatters } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { Dashboard, type DashboardProps, GreetingLine, type Shown, type TabSpecs } from '../shared';
import { AnalyticsTab } from './analytics-tab';
import { ApprovalsTab } from './approvals-tab';
import { BudgetTab } from './budget-tab';
import { monthUse } from './budget-use';
import { type EmployeeTravelActions, waitingRequests } from './employee-travel';
import { EmployeesTab } from './employees-tab';
import { OverviewTab } from './overview-tab';
import { PoliciesTab } from './policies-tab';
import { CORPORATE_READS, type CorporateData } from './reads';
import { budgetLeftText, waitingCostText, waitingText } from './texts';

interface CorporateOwnProps extends EmployeeTravelActions {
  /** A word of greeting before the overview's help line, in the reader's chosen language. @default none */
  greeting?: string;
  /** Called by a policy's Manage button. Without it the button does nothing. */
  onManagePolicy?: (policy: PolicyData) => void;
}

/** What the tabs are given. */
export type CorporateShown = Shown<typeof CORPORATE_READS, CorporateOwnProps>;

const SAMPLES = {
  employeeTravel: SAMPLE_EMPLOYEE_TRAVEL,
  policies: SAMPLE_POLICIES,
  departments: SAMPLE_DEPARTMENTS,
  team: SAMPLE_TEAM_MEMBERS,
};

const TABS = {
  overview: { label: 'Overview', help: OverviewHelp, content: OverviewTab },
  employees: {
    label: 'Employees',
    help: 'Who travels, and how far each travel budget is used.',
    content: EmployeesTab,
  },
  approvals: {
    label: 'Approvals',
    help: ApprovalsHelp,
    count: ({ data }) => {
      if (data.isLoading('employeeTravel')) return null;
      const waiting = waitingRequests(data);
      return waiting?.total ?? waiting?.count;
    },
    content: ApprovalsTab,
  },
  budget: { label: 'Budget', help: 'What is planned, used and left, by department.', content: BudgetTab },
  policies: { label: 'Policies', help: 'The rules that every trip follows.', content: PoliciesTab },
  analytics: { label: 'Analytics', help: 'How your travel program is doing.', content: AnalyticsTab },
} satisfies TabSpecs<string, CorporateShown>;

/** A tab of the corporate dashboard, as URLs and callbacks name it (spec: 2.corporate-tabs). */
export type CorporateTab = keyof typeof TABS;

/** The tabs in their order. */
export const CORPORATE_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly CorporateTab[];

export interface CorporateDashboardProps
  extends DashboardProps<typeof CORPORATE_READS, CorporateTab>,
    CorporateOwnProps {}

/**
 * The corporate dashboard, for the role corporate_admin: Overview, Employees, Approvals, Budget, Policies and Analytics.
 * It takes raw JSON and sanitises it itself, so no data makes it throw; it fetches nothing. The bottom navigation belongs
 * to the page around it.
 *
 * @example
 * <CorporateDashboard user={user} stats={stats.data} employeeTravel={requests.data} policies={policies.data}
 *   budget={budget.data} team={team.data} loading={['budget']} onApproveRequest={approve} onLogout={logOut} />
 */
export function CorporateDashboard({
  greeting,
  onApproveRequest,
  onDeclineRequest,
  onManagePolicy,
  ...rest
}: CorporateDashboardProps): ReactElement {
  const own = { greeting, onApproveRequest, onDeclineRequest, onManagePolicy };
  return (
    <Dashboard kind="corporate" reads={CORPORATE_READS} samples={SAMPLES} tabs={TABS} own={own} {...rest} />
  );
}

/**
 * '5 requests need your decision. $33,600 of this month’s budget is left.': only what the data holds, and all of it at
 * once, so that the line changes one time and what is below it stays where it is.
 */
function OverviewHelp({ data, greeting, user }: CorporateShown) {
  const format = useFormatters();
  const facts = data.isLoading('employeeTravel', 'budget')
    ? []
    : [waitingFact(format, data), budgetFact(format, data)].filter((fact) => fact !== null);
  return (
    <GreetingLine greeting={greeting} firstName={user.firstName}>
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

/** '5 requests need your decision, $11,150 in total.' Without facts as short as they are: on a phone one line. */
function ApprovalsHelp({ data }: CorporateShown) {
  const format = useFormatters();
  const waiting = waitingRequests(data);
  return waiting ? waitingCostText(format, waiting) : 'Requests for you to decide, and past ones.';
}
