import type { TabSpecs } from '../shared/index.js';
import { AnalyticsTab } from './analytics-tab.js';
import { ApprovalsHelp, ApprovalsTab } from './approvals-tab.js';
import { BudgetTab } from './budget-tab.js';
import type { CorporateShown } from './corporate-dashboard.js';
import { waitingRequests } from './employee-travel.js';
import { EmployeesTab } from './employees-tab.js';
import { OverviewHelp, OverviewTab } from './overview-tab.js';
import { PoliciesTab } from './policies-tab.js';

/** The tabs, without `'use client'`: servers use their names. */
export const TABS = {
  overview: {
    label: ({ t }) => t['corporate.tab.overview'],
    help: (shown) => <OverviewHelp {...shown} />,
    content: OverviewTab,
  },
  employees: {
    label: ({ t }) => t['corporate.tab.employees'],
    help: ({ t }) => t['corporate.tab.employees.help'],
    isSearched: true,
    content: EmployeesTab,
  },
  approvals: {
    label: ({ t }) => t['corporate.tab.approvals'],
    help: (shown) => <ApprovalsHelp {...shown} />,
    count: ({ data }) => {
      if (data.isLoading('employeeTravel')) return null;
      const waiting = waitingRequests(data);
      return waiting?.total ?? waiting?.count;
    },
    isSearched: true,
    content: ApprovalsTab,
  },
  budget: {
    label: ({ t }) => t['corporate.tab.budget'],
    help: ({ t }) => t['corporate.tab.budget.help'],
    content: BudgetTab,
  },
  policies: {
    label: ({ t }) => t['corporate.tab.policies'],
    help: ({ t }) => t['corporate.tab.policies.help'],
    isSearched: true,
    content: PoliciesTab,
  },
  analytics: {
    label: ({ t }) => t['corporate.tab.analytics'],
    help: ({ t }) => t['corporate.tab.analytics.help'],
    content: AnalyticsTab,
  },
} satisfies TabSpecs<string, CorporateShown>;

/** A tab of the corporate dashboard, as URLs and callbacks name it (spec: 2.corporate-tabs). */
export type CorporateTab = keyof typeof TABS;

/** The tabs in their order. */
export const CORPORATE_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly CorporateTab[];
