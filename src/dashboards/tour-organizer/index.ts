export type { DashboardBaseProps, LoadingParts, PartNames, PartState, ReadStates } from '../shared';
export type { TourOrganizerDataPart } from './reads';
export { TOUR_ORGANIZER_TABS, type TourOrganizerTab } from './tabs';
export type { TourOrganizerActions } from './tour-organizer-dashboard';
export {
  TourOrganizerDashboard,
  type TourOrganizerDashboardProps,
} from './tour-organizer-dashboard';
