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
export type { TourOrganizerDataPart } from './reads.js';
export { TOUR_ORGANIZER_SLOTS, type TourOrganizerSlot } from './slots.js';
export { TOUR_ORGANIZER_TABS, type TourOrganizerTab } from './tabs.js';
export type { TourOrganizerActions } from './tour-organizer-dashboard.js';
export {
  TourOrganizerDashboard,
  type TourOrganizerDashboardProps,
} from './tour-organizer-dashboard.js';
