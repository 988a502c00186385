export type {
  DashboardBaseProps,
  DashboardFrameProps,
  DashboardTab,
  FrameLinks,
  GivenLinks,
  InertActions,
  LoadingParts,
  PartNames,
  PartState,
  ReadStates,
  SlotContent,
  SlotGiven,
  Slots,
} from '../shared';
export {
  CorporateDashboard,
  type CorporateDashboardProps,
} from './corporate-dashboard';
export type { EmployeeTravelActions } from './employee-travel';
export type { CorporateDataPart } from './reads';
export { CORPORATE_SLOTS, type CorporateSlot } from './slots';
export { CORPORATE_TABS, type CorporateTab } from './tabs';
