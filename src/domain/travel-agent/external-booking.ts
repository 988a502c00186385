import type * as v from 'valibot';
import { entity } from '../sanitize/entity';
import { type Keyed, listSanitizer } from '../sanitize/list-sanitizer';
import { SAMPLE_EXTERNAL_BOOKINGS } from './travel-agent.samples';

/** Name of an entry with neither provider nor platform. */
const UNNAMED_PROVIDER = 'Unnamed provider';

const EXTERNAL_BOOKING_DEFAULTS = {
  id: '',
  provider: '',
  platform: '',
  bookings: 0,
  revenue: 0,
};

/** Bookings with an external provider (spec section 3). `revenue` in US dollars. */
export const externalBookingSchema = /* @__PURE__ */ entity(EXTERNAL_BOOKING_DEFAULTS);

/** An entry as a well-behaved API answers it: its name is `provider`, else `platform`. */
export type ExternalBookingData = v.InferOutput<typeof externalBookingSchema>;

/** A sanitised entry: `provider` always holds its name (decision 30). */
export type ExternalBooking = Keyed<ExternalBookingData>;

/** Sanitises the answer of `GET /api/travel-agent/external-bookings`. */
export const sanitizeExternalBookings = /* @__PURE__ */ listSanitizer(
  EXTERNAL_BOOKING_DEFAULTS,
  SAMPLE_EXTERNAL_BOOKINGS,
  (entry) => {
    entry.provider ||= entry.platform || UNNAMED_PROVIDER;
  },
);
