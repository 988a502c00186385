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
export type { TourOrganizerDataPart } from './reads';
export { TOUR_ORGANIZER_SLOTS, type TourOrganizerSlot } from './slots';
export { TOUR_ORGANIZER_TABS, type TourOrganizerTab } from './tabs';
export type { TourOrganizerActions } from './tour-organizer-dashboard';
export {
  TourOrganizerDashboard,
  type TourOrganizerDashboardProps,
} from './tour-organizer-dashboard';
