export type { DashboardBaseProps, LoadingParts, PartNames, PartState, ReadStates } from '../shared';
export type { TravelerDataPart } from './reads';
export { TRAVELER_TABS, type TravelerTab } from './tabs';
export { TestDashboard, type TestDashboardProps } from './test-dashboard';
export {
  TravelerDashboard,
  type TravelerDashboardProps,
} from './traveler-dashboard';
