export type { DashboardBaseProps, LoadingParts, PartNames, PartState, ReadStates } from '../shared';
export {
  CORPORATE_TABS,
  CorporateDashboard,
  type CorporateDashboardProps,
  type CorporateTab,
} from './corporate-dashboard';
export type { EmployeeTravelActions } from './employee-travel';
export type { CorporateDataPart } from './reads';
