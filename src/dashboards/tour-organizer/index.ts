export type { DashboardBaseProps, LoadingParts } from '../shared';
export { TOUR_ORGANIZER_TABS, type TourOrganizerTab } from './tab-names';
export type { TourOrganizerActions } from './tour-organizer-actions';
export { TourOrganizerDashboard, type TourOrganizerDashboardProps } from './tour-organizer-dashboard';
export type { TourOrganizerDataPart } from './tour-organizer-data';
