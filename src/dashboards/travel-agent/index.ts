export {
  AgentAnalyticsTiles,
  AnalyticsTab as TravelAgentAnalyticsTab,
  CommissionBreakdownPanel,
  CommissionsContent,
  type CommissionsContentProps,
  ConversionPanel,
} from './analytics-tab.js';
export { BookingsTab } from './bookings-tab.js';
export { AllClientsPanel, ClientsByTypePanel, ClientsTab } from './clients-tab.js';
export { DeparturesPanel } from './departures-panel.js';
export { ExternalApisTab } from './external-apis-tab.js';
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
export {
  type TravelAgentActions,
  TravelAgentDashboard,
  type TravelAgentDashboardProps,
  type TravelAgentLinks,
  useTravelAgentData,
} from './travel-agent-dashboard.js';
export { WhiteLabelTab } from './white-label-tab.js';

/** Tabs of the travel-agent dashboard in their order, as in URLs and callbacks (spec: 2.agent-tabs). */
export const TRAVEL_AGENT_TABS = [
  'overview',
  'clients',
  'bookings',
  'external-apis',
  'white-label',
  'analytics',
] as const;

export type TravelAgentTab = (typeof TRAVEL_AGENT_TABS)[number];
