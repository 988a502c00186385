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
export type { TravelerLinks } from './links';
export type { TravelerDataPart } from './reads';
export { TRAVELER_SLOTS, type TravelerSlot } from './slots';
export { TRAVELER_TABS, type TravelerTab } from './tabs';
export { TestDashboard, type TestDashboardProps } from './test-dashboard';
export {
  TravelerDashboard,
  type TravelerDashboardProps,
} from './traveler-dashboard';
