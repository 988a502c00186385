import {
  agentBookings,
  agentStats,
  agentStatsHistory,
  clientCounts,
  clients,
  commissions,
  commissionsHistory,
  externalBookings,
} from '../../domain/index.js';
import { type DataOf, defineReads } from '../define-reads.js';

const role = 'travel_agent';

export const TRAVEL_AGENT_READS = /* @__PURE__ */ defineReads({
  /** Answer of `GET /api/travel-agent/stats`, raw. Missing figures are samples, marked as such. */
  stats: {
    path: '/api/travel-agent/stats',
    label: 'read.figures',
    role,
    entity: agentStats,
    also: { statsHistory: agentStatsHistory },
  },
  /** Answer of `GET /api/travel-agent/bookings`, raw. Without a list: sample bookings, marked as such. */
  bookings: { path: '/api/travel-agent/bookings', label: 'read.bookings', role, entity: agentBookings },
  /** Answer of `GET /api/travel-agent/clients`, raw: counts, read like `stats`, with an optional `list`. */
  clients: {
    path: '/api/travel-agent/clients',
    label: 'read.clients',
    role,
    entity: clients,
    also: { clientCounts },
  },
  /** Answer of `GET /api/travel-agent/commissions`, raw: read like `stats`. */
  commissions: {
    path: '/api/travel-agent/commissions',
    label: 'read.commissions',
    role,
    entity: commissions,
    also: { commissionsHistory },
  },
  /** Answer of `GET /api/travel-agent/external-bookings`, raw: read like `bookings`. */
  externalBookings: {
    path: '/api/travel-agent/external-bookings',
    label: 'read.external-providers',
    role,
    entity: externalBookings,
  },
});

export type TravelAgentData = DataOf<typeof TRAVEL_AGENT_READS>;
