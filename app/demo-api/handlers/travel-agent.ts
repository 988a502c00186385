import {
  agentBookings,
  agentClients,
  agentCommissions,
  agentStats,
  externalBookings,
} from '../fixtures/travel-agent';
import { type DemoRoute, fixedAnswer } from '../route';

/** The calls only a travel agent makes (spec section 6). */
export const travelAgentRoutes: readonly DemoRoute[] = [
  fixedAnswer('/api/travel-agent/stats', 'travel_agent', agentStats),
  fixedAnswer('/api/travel-agent/bookings', 'travel_agent', agentBookings),
  fixedAnswer('/api/travel-agent/clients', 'travel_agent', agentClients),
  fixedAnswer('/api/travel-agent/commissions', 'travel_agent', agentCommissions),
  fixedAnswer('/api/travel-agent/external-bookings', 'travel_agent', externalBookings),
];
