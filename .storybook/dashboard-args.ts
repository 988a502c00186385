import { fn } from 'storybook/test';
import {
  corporateBudget,
  corporateStats,
  employeeTravel,
  policies,
  teamMembers,
} from '../app/demo-api/fixtures/corporate';
import {
  applications,
  organizerRevenue,
  organizerStats,
  organizerTeam,
  privateTours,
} from '../app/demo-api/fixtures/tour-organizer';
import {
  agentBookings,
  agentClients,
  agentCommissions,
  agentStats,
  externalBookings,
} from '../app/demo-api/fixtures/travel-agent';

// Args of the dashboards' stories: what the demo API answers, and callbacks whose calls a play can look at.

export const AGENT_ANSWERS = {
  stats: agentStats,
  bookings: agentBookings,
  clients: agentClients,
  commissions: agentCommissions,
  externalBookings,
};

export const ORGANIZER_ANSWERS = {
  stats: organizerStats,
  privateTours,
  applications,
  team: organizerTeam,
  revenue: organizerRevenue,
};

export const CORPORATE_ANSWERS = {
  stats: corporateStats,
  employeeTravel,
  policies,
  budget: corporateBudget,
  team: teamMembers,
};

/** The same parts, of which none has come. */
const noneOf = <Answers extends object>(answers: Answers): Record<keyof Answers, undefined> =>
  Object.fromEntries(Object.keys(answers).map((name) => [name, undefined])) as Record<
    keyof Answers,
    undefined
  >;

export const NO_AGENT_ANSWERS = noneOf(AGENT_ANSWERS);
export const NO_ORGANIZER_ANSWERS = noneOf(ORGANIZER_ANSWERS);
export const NO_CORPORATE_ANSWERS = noneOf(CORPORATE_ANSWERS);

export const TRAVELER_CALLBACKS = {
  onTabChange: fn(),
  onSaveListing: fn(),
  onRedeem: fn(),
  onLogout: fn(),
};

export const AGENT_CALLBACKS = {
  onTabChange: fn(),
  onNewClient: fn(),
  onCreateBooking: fn(),
  onSearchExternal: fn(),
  onGenerateQuote: fn(),
  onSearch: fn(),
  onLogout: fn(),
};

export const ORGANIZER_CALLBACKS = {
  onTabChange: fn(),
  onCreateTour: fn(),
  onManageTour: fn(),
  onApproveApplication: fn(),
  onDeclineApplication: fn(),
  onLogout: fn(),
};

export const CORPORATE_CALLBACKS = {
  onTabChange: fn(),
  onApproveRequest: fn(),
  onDeclineRequest: fn(),
  onManagePolicy: fn(),
  onLogout: fn(),
};
