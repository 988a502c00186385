export type {
  DashboardBaseProps,
  DashboardFrameProps,
  DashboardTab,
  FrameLinks,
  GivenLinks,
  InertActions,
  PartState,
  SlotContent,
  SlotGiven,
  Slots,
} from '../shared/index.js';
export { CommissionsContent, type CommissionsContentProps } from './commissions-content.js';
export type { TravelAgentLinks } from './links.js';
export type { TravelAgentDataPart } from './reads.js';
export type {
  ExperienceSearch,
  ExternalSearch,
  ExternalSearchKind,
  FlightSearch,
  HotelSearch,
} from './search-forms.js';
export { TRAVEL_AGENT_SLOTS, type TravelAgentSlot } from './slots.js';
export { TRAVEL_AGENT_TABS, type TravelAgentTab } from './tabs.js';
export type { TravelAgentActions } from './travel-agent-dashboard.js';
export {
  TravelAgentDashboard,
  type TravelAgentDashboardProps,
} from './travel-agent-dashboard.js';
