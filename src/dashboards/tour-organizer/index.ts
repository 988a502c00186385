export {
  AnalyticsTab as TourOrganizerAnalyticsTab,
  OrganizerAnalyticsTiles,
  SeatsTakenPanel,
  TeamSatisfactionPanel,
  ToursByStatusPanel,
} from './analytics-tab.js';
export { ApplicationsPanel, ApplicationsTab } from './applications-tab.js';
export { OrganizerNeeds } from './needs-you.js';
export {
  ActiveToursPanel,
  OrganizerTiles,
  OverviewTab as TourOrganizerOverviewTab,
} from './overview-tab.js';
export { PrivateToursTab } from './private-tours-tab.js';
export { PayoutPanel, RevenueBreakdownPanel, RevenuePanel, RevenueTab } from './revenue-tab.js';
export { SeatsPanel } from './seats-panel.js';
export { TOUR_ORGANIZER_TABS, type TourOrganizerTab } from './tabs.js';
export { TeamPanel, TeamTab } from './team-tab.js';
export type { TourOrganizerActions } from './tour-organizer-dashboard.js';
export {
  TourOrganizerDashboard,
  type TourOrganizerDashboardProps,
  useTourOrganizerData,
} from './tour-organizer-dashboard.js';
