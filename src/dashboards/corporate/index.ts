export type {
  DashboardBaseProps,
  DashboardTab,
  FrameLinks,
  GivenLinks,
  InertActions,
  PartState,
} from '../shared/index.js';
export { AnalyticsTab as CorporateAnalyticsTab } from './analytics-tab.js';
export { ApprovalsTab } from './approvals-tab.js';
export { BudgetOverviewPanel } from './budget-panels.js';
export { BudgetTab } from './budget-tab.js';
export {
  CorporateDashboard,
  type CorporateDashboardProps,
  useCorporateData,
} from './corporate-dashboard.js';
export type { EmployeeTravelActions } from './employee-travel.js';
export { EmployeesTab } from './employees-tab.js';
export { CorporateNeeds } from './needed-requests.js';
export {
  CorporateTiles,
  OverviewTab as CorporateOverviewTab,
  PoliciesPanel,
  TeamBudgetsPanel,
  TravelRequestsPanel,
} from './overview-tab.js';
export { CompliancePanel, PoliciesTab, TravelPoliciesPanel } from './policies-tab.js';
export type { CorporateDataPart } from './reads.js';
export { CORPORATE_TABS, type CorporateTab } from './tabs.js';
