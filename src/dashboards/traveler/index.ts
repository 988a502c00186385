export type { DashboardBaseProps, LoadingParts, PartNames, PartState, ReadStates } from '../shared';
export type { TravelerDataPart } from './reads';
export { TestDashboard, type TestDashboardProps } from './test-dashboard';
export {
  TRAVELER_TABS,
  TravelerDashboard,
  type TravelerDashboardProps,
  type TravelerTab,
} from './traveler-dashboard';
