export type { DashboardBaseProps, LoadingParts, PartNames, PartState, ReadStates } from '../shared';
export { CommissionsContent, type CommissionsContentProps } from './commissions-content';
export type { TravelAgentDataPart } from './reads';
export type {
  ExperienceSearch,
  ExternalSearch,
  ExternalSearchKind,
  FlightSearch,
  HotelSearch,
} from './search-forms';
export { TRAVEL_AGENT_TABS, type TravelAgentTab } from './tabs';
export type { TravelAgentActions } from './travel-agent-dashboard';
export {
  TravelAgentDashboard,
  type TravelAgentDashboardProps,
} from './travel-agent-dashboard';
