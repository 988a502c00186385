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
export type { TravelAgentDataPart } from './reads';
export {
  TRAVEL_AGENT_TABS,
  TravelAgentDashboard,
  type TravelAgentDashboardProps,
  type TravelAgentTab,
} from './travel-agent-dashboard';
