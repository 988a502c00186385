export type { DashboardBaseProps, LoadingParts, PartNames, PartState, ReadStates } from '../shared';
export {
  CorporateDashboard,
  type CorporateDashboardProps,
} from './corporate-dashboard';
export type { EmployeeTravelActions } from './employee-travel';
export type { CorporateDataPart } from './reads';
export { CORPORATE_TABS, type CorporateTab } from './tabs';
