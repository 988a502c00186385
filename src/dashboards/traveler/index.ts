export { TRAVELER_TABS, type TravelerTab } from './tab-names';
export { TravelerDashboard, type TravelerDashboardProps } from './traveler-dashboard';
export type { TravelerDataPart } from './traveler-data';
export { TestDashboard, type TestDashboardProps } from './test-dashboard';
