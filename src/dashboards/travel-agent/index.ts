export type { DashboardBaseProps, LoadingParts } from '../shared';
export type { TravelAgentActions } from './agent-actions';
export { CommissionsContent, type CommissionsContentProps } from './commissions-content';
export type {
  ExperienceSearch,
  ExternalSearch,
  ExternalSearchKind,
  FlightSearch,
  HotelSearch,
} from './external-search';
export { TRAVEL_AGENT_TABS, type TravelAgentTab } from './tab-names';
export { TravelAgentDashboard, type TravelAgentDashboardProps } from './travel-agent-dashboard';
export type { TravelAgentDataPart } from './travel-agent-data';
