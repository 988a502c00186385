export {
  AnalyticsTab as TourOrganizerAnalyticsTab,
  OrganizerAnalyticsTiles,
  SeatsPanel,
  SeatsTakenPanel,
  TeamSatisfactionPanel,
  ToursByStatusPanel,
} from './analytics-tab.js';
export { ApplicationsPanel, ApplicationsTab } from './applications-tab.js';
export { OrganizerNeeds } from './needs-you.js';
export {
  OrganizerTiles,
  OverviewTab as TourOrganizerOverviewTab,
  RevenuePanel,
} from './overview-tab.js';
export { PrivateToursTab } from './private-tours-tab.js';
export { PayoutPanel, RevenueBreakdownPanel, RevenueTab } from './revenue-tab.js';
export { TeamPanel, TeamTab } from './team-tab.js';
export {
  type TourOrganizerActions,
  TourOrganizerDashboard,
  type TourOrganizerDashboardProps,
  useTourOrganizerData,
} from './tour-organizer-dashboard.js';

/** Tabs of the tour-organizer dashboard in their order, as in URLs and callbacks (spec: 2.organizer-tabs). */
export const TOUR_ORGANIZER_TABS = [
  'overview',
  'private-tours',
  'applications',
  'team',
  'analytics',
  'revenue',
] as const;

export type TourOrganizerTab = (typeof TOUR_ORGANIZER_TABS)[number];
