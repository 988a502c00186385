export type {
  DashboardBaseProps,
  DashboardFrameProps,
  DashboardTab,
  FrameLinks,
  GivenLinks,
  InertActions,
  LoadingParts,
  PartNames,
  PartState,
  ReadStates,
  SlotContent,
  SlotGiven,
  Slots,
} from '../shared';
export { CommissionsContent, type CommissionsContentProps } from './commissions-content';
export type { TravelAgentLinks } from './links';
export type { TravelAgentDataPart } from './reads';
export type {
  ExperienceSearch,
  ExternalSearch,
  ExternalSearchKind,
  FlightSearch,
  HotelSearch,
} from './search-forms';
export { TRAVEL_AGENT_SLOTS, type TravelAgentSlot } from './slots';
export { TRAVEL_AGENT_TABS, type TravelAgentTab } from './tabs';
export type { TravelAgentActions } from './travel-agent-dashboard';
export {
  TravelAgentDashboard,
  type TravelAgentDashboardProps,
} from './travel-agent-dashboard';
