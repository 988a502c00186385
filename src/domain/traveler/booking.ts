import type * as v from 'valibot';
import { entity } from '../sanitize/entity';
import { type Keyed, listSanitizer } from '../sanitize/list-sanitizer';
import { DEFAULT_BOOKING_STATUS, DEFAULT_DESTINATION, DEFAULT_EXPERIENCE_TITLE } from './traveler.constants';
import { SAMPLE_BOOKINGS } from './traveler.samples';

const BOOKING_DEFAULTS = {
  id: '',
  listingTitle: DEFAULT_EXPERIENCE_TITLE,
  destination: DEFAULT_DESTINATION,
  checkIn: '',
  checkOut: '',
  status: DEFAULT_BOOKING_STATUS,
};

/** A traveler's booking (spec section 3). Dates are raw: pass them to the date formatters. */
export const bookingSchema = /* @__PURE__ */ entity(BOOKING_DEFAULTS);

/** A booking as a well-behaved API answers it. */
export type BookingData = v.InferOutput<typeof bookingSchema>;

/** A sanitised booking. */
export type Booking = Keyed<BookingData>;

/** Sanitises the answer of `GET /api/bookings`. */
export const sanitizeBookings = /* @__PURE__ */ listSanitizer(BOOKING_DEFAULTS, SAMPLE_BOOKINGS);
