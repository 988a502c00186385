import type { TabsOf } from '../shared/index.js';
import { AnalyticsTab } from './analytics-tab.js';
import { ApprovalsHelp, ApprovalsTab } from './approvals-tab.js';
import { BudgetTab } from './budget-tab.js';
import type { CorporateShown } from './corporate-dashboard.js';
import { waitingRequests } from './employee-travel.js';
import { EmployeesTab } from './employees-tab.js';
import { OverviewHelp, OverviewTab } from './overview-tab.js';
import { PoliciesTab } from './policies-tab.js';

/** A tab of the corporate dashboard, as URLs and callbacks name it (spec: 2.corporate-tabs). */
export type CorporateTab = 'overview' | 'employees' | 'approvals' | 'budget' | 'policies' | 'analytics';

/** How many requests wait, where that is known; `null` while it loads. */
function waitingCount({ data }: CorporateShown): number | null | undefined {
  if (data.isLoading('employeeTravel')) return null;
  const waiting = waitingRequests(data);
  return waiting?.total ?? waiting?.count;
}

/** The tabs, without `'use client'`: servers use their names. */
export const TABS: TabsOf<CorporateTab, CorporateShown> = {
  overview: (shown) => ({
    label: shown.t['corporate.tab.overview'],
    help: <OverviewHelp {...shown} />,
    content: <OverviewTab {...shown} />,
  }),
  employees: ({ t, data }) => ({
    label: t['corporate.tab.employees'],
    help: t['corporate.tab.employees.help'],
    isSearched: true,
    content: <EmployeesTab data={data} />,
  }),
  approvals: (shown) => ({
    label: shown.t['corporate.tab.approvals'],
    help: <ApprovalsHelp {...shown} />,
    count: waitingCount(shown),
    isSearched: true,
    content: <ApprovalsTab {...shown} />,
  }),
  budget: ({ t, ...shown }) => ({
    label: t['corporate.tab.budget'],
    help: t['corporate.tab.budget.help'],
    content: <BudgetTab {...shown} />,
  }),
  policies: ({ t, ...shown }) => ({
    label: t['corporate.tab.policies'],
    help: t['corporate.tab.policies.help'],
    isSearched: true,
    content: <PoliciesTab {...shown} />,
  }),
  analytics: ({ t, data }) => ({
    label: t['corporate.tab.analytics'],
    help: t['corporate.tab.analytics.help'],
    content: <AnalyticsTab data={data} />,
  }),
};

/** The tabs in their order. */
export const CORPORATE_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly CorporateTab[];
