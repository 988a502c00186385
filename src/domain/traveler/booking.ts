import * as v from 'valibot';
import { identifier, text } from '../sanitize/field';
import { type Keyed, listSanitizer } from '../sanitize/list-sanitizer';
import { DEFAULT_BOOKING_STATUS, DEFAULT_DESTINATION, DEFAULT_EXPERIENCE_TITLE } from './traveler.constants';
import { SAMPLE_BOOKINGS } from './traveler.samples';

/** A traveler's booking (spec section 3). Dates are raw: pass them to the date formatters. */
export const bookingSchema = v.object({
  id: identifier(),
  listingTitle: text(DEFAULT_EXPERIENCE_TITLE),
  destination: text(DEFAULT_DESTINATION),
  checkIn: text(),
  checkOut: text(),
  status: text(DEFAULT_BOOKING_STATUS),
});

/** A booking as a well-behaved API answers it. */
export type BookingData = v.InferOutput<typeof bookingSchema>;

/** A sanitised booking. */
export type Booking = Keyed<BookingData>;

/** Sanitises the answer of `GET /api/bookings`. */
export const sanitizeBookings = /* @__PURE__ */ listSanitizer(bookingSchema, SAMPLE_BOOKINGS);
