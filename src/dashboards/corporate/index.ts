export {
  AnalyticsTab as CorporateAnalyticsTab,
  AnalyticsTiles as CorporateAnalyticsTiles,
  RequestsByStatusPanel,
  SpendingByDepartmentPanel,
} from './analytics-tab.js';
export {
  ApprovalsTab,
  ApprovedRequestsPanel,
  OtherRequestsPanel,
  PendingRequestsPanel,
} from './approvals-tab.js';
export { BudgetOverviewPanel, BudgetStatementPanel, DepartmentBarsPanel } from './budget-panels.js';
export { BudgetTab, DepartmentsPanel, MonthPanel } from './budget-tab.js';
export {
  CorporateDashboard,
  type CorporateDashboardProps,
  useCorporateData,
} from './corporate-dashboard.js';
export type { EmployeeTravelActions } from './employee-travel.js';
export { EmployeesTab } from './employees-tab.js';
export { CorporateNeeds, DepartmentRequestsPanel } from './needed-requests.js';
export {
  CorporateTiles,
  OverviewTab as CorporateOverviewTab,
  PoliciesPanel,
  TeamBudgetsPanel,
} from './overview-tab.js';
export { CompliancePanel, PoliciesTab, TravelPoliciesPanel } from './policies-tab.js';

/** Tabs of the corporate dashboard in their order, as in URLs and callbacks (spec: 2.corporate-tabs). */
export const CORPORATE_TABS = [
  'overview',
  'employees',
  'approvals',
  'budget',
  'policies',
  'analytics',
] as const;

export type CorporateTab = (typeof CORPORATE_TABS)[number];
