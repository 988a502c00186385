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
export type { TravelerLinks } from './links.js';
export type { TravelerDataPart } from './reads.js';
export { TRAVELER_SLOTS, type TravelerSlot } from './slots.js';
export { TRAVELER_TABS, type TravelerTab } from './tabs.js';
export { TestDashboard, type TestDashboardProps } from './test-dashboard.js';
export {
  TravelerDashboard,
  type TravelerDashboardProps,
} from './traveler-dashboard.js';
