export type { DashboardBaseProps, LoadingParts } from '../shared';
export { TRAVELER_TABS, type TravelerTab } from './tab-names';
export { TestDashboard, type TestDashboardProps } from './test-dashboard';
export { TravelerDashboard, type TravelerDashboardProps } from './traveler-dashboard';
export type { TravelerDataPart } from './traveler-data';
