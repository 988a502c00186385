import type { TabSpecs } from '../shared';
import { AnalyticsTab } from './analytics-tab';
import { ApprovalsHelp, ApprovalsTab } from './approvals-tab';
import { BudgetTab } from './budget-tab';
import type { CorporateShown } from './corporate-dashboard';
import { waitingRequests } from './employee-travel';
import { EmployeesTab } from './employees-tab';
import { OverviewHelp, OverviewTab } from './overview-tab';
import { PoliciesTab } from './policies-tab';

/** The tabs, without `'use client'`: servers use their names. */
export const TABS = {
  overview: { label: 'Overview', help: (shown) => <OverviewHelp {...shown} />, content: OverviewTab },
  employees: {
    label: 'Employees',
    help: 'Who travels, and how far each travel budget is used.',
    content: EmployeesTab,
  },
  approvals: {
    label: 'Approvals',
    help: (shown) => <ApprovalsHelp {...shown} />,
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
