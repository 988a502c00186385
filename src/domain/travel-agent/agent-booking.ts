import type * as v from 'valibot';
import { DATE_TO_BE_CONFIRMED } from '../../lib/format-date';
import { entity } from '../sanitize/entity';
import { type Keyed, listSanitizer } from '../sanitize/list-sanitizer';
import { DESTINATION_TO_BE_CONFIRMED } from '../texts.constants';
import { DEFAULT_AGENT_BOOKING_STATUS } from './travel-agent.constants';
import { SAMPLE_AGENT_BOOKINGS } from './travel-agent.samples';

const AGENT_BOOKING_DEFAULTS = {
  id: '',
  clientName: 'Unnamed client',
  destination: DESTINATION_TO_BE_CONFIRMED,
  type: '',
  dates: DATE_TO_BE_CONFIRMED,
  status: DEFAULT_AGENT_BOOKING_STATUS,
  value: 0,
};

/** A booking that an agent made for a client (spec section 3). `dates` is free text, `value` in US dollars. */
export const agentBookingSchema = /* @__PURE__ */ entity(AGENT_BOOKING_DEFAULTS);

/** An agent's booking as a well-behaved API answers it. */
export type AgentBookingData = v.InferOutput<typeof agentBookingSchema>;

/** A sanitised booking of an agent. */
export type AgentBooking = Keyed<AgentBookingData>;

/** Sanitises the answer of `GET /api/travel-agent/bookings`. */
export const sanitizeAgentBookings = /* @__PURE__ */ listSanitizer(
  AGENT_BOOKING_DEFAULTS,
  SAMPLE_AGENT_BOOKINGS,
);
