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
  TravelRequestsPanel,
} from './overview-tab.js';
export { CompliancePanel, PoliciesTab, TravelPoliciesPanel } from './policies-tab.js';
export { CORPORATE_TABS, type CorporateTab } from './tabs.js';
