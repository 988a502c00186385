export type {
  DashboardBaseProps,
  DashboardFrameProps,
  DashboardTab,
  FrameLinks,
  GivenLinks,
  InertActions,
  PartState,
  SlotContent,
  SlotGiven,
  Slots,
} from '../shared/index.js';
export {
  CorporateDashboard,
  type CorporateDashboardProps,
} from './corporate-dashboard.js';
export type { EmployeeTravelActions } from './employee-travel.js';
export type { CorporateDataPart } from './reads.js';
export { CORPORATE_SLOTS, type CorporateSlot } from './slots.js';
export { CORPORATE_TABS, type CorporateTab } from './tabs.js';
