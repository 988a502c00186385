export type { DashboardBaseProps, LoadingParts, PartNames, PartState, ReadStates } from '../shared';
export type { TourOrganizerDataPart } from './reads';
export type { TourOrganizerActions } from './tour-organizer-dashboard';
export {
  TOUR_ORGANIZER_TABS,
  TourOrganizerDashboard,
  type TourOrganizerDashboardProps,
  type TourOrganizerTab,
} from './tour-organizer-dashboard';
