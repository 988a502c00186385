export {
  AgentAnalyticsTiles,
  AnalyticsTab as TravelAgentAnalyticsTab,
  ConversionPanel,
} from './analytics-tab.js';
export { BookingsTab } from './bookings-tab.js';
export { AllClientsPanel, ClientsByTypePanel, ClientsTab } from './clients-tab.js';
export {
  CommissionBreakdownPanel,
  CommissionsContent,
  type CommissionsContentProps,
} from './commissions-content.js';
export { DeparturesPanel } from './departures-panel.js';
export { ExternalApisTab } from './external-apis-tab.js';
export type { TravelAgentLinks } from './links.js';
export { AgentNeeds } from './needs-you.js';
export {
  AgentActions,
  AgentTiles,
  OverviewTab as TravelAgentOverviewTab,
  RecentBookingsPanel,
} from './overview-tab.js';
export { ProvidersPanel } from './providers-panel.js';
export type {
  ExperienceSearch,
  ExternalSearch,
  ExternalSearchKind,
  FlightSearch,
  HotelSearch,
} from './search-forms.js';
export { TRAVEL_AGENT_TABS, type TravelAgentTab } from './tabs.js';
export type { TravelAgentActions } from './travel-agent-dashboard.js';
export {
  TravelAgentDashboard,
  type TravelAgentDashboardProps,
  useTravelAgentData,
} from './travel-agent-dashboard.js';
export { WhiteLabelTab } from './white-label-tab.js';
