import type {
  AgentBooking,
  AgentStats,
  Client,
  ClientCounts,
  Commissions,
  ExternalBooking,
  Sanitized,
  SanitizedList,
} from '../../domain';
import type { LoadingParts } from '../shared';

/** The reads of the travel-agent dashboard (spec section 7). */
export type TravelAgentDataPart = 'stats' | 'bookings' | 'clients' | 'commissions' | 'externalBookings';

/** What the tabs show: sanitised, with what is still on the way. */
export interface TravelAgentData {
  readonly stats: Sanitized<AgentStats>;
  readonly bookings: SanitizedList<AgentBooking>;
  readonly clientCounts: Sanitized<ClientCounts>;
  readonly clients: SanitizedList<Client>;
  readonly commissions: Sanitized<Commissions>;
  readonly externalBookings: SanitizedList<ExternalBooking>;
  readonly loading: LoadingParts<TravelAgentDataPart> | undefined;
}
