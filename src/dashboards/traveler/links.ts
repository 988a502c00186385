import { bookingHref } from '../../components/booking-list/index.js';
import type { Booking, ListingData } from '../../domain/index.js';

/** Where links of the traveler dashboard lead. */
export interface TravelerLinks {
  /** 'Discover experiences' and 'See more'; `null` leaves them out. @default '/destinations' */
  readonly discover: string | null;
  /** A booking's row. @default `/booking/{id}`, and nowhere without an id */
  readonly booking: (booking: Booking) => string | undefined;
  /** A listing's card. @default nowhere */
  readonly listing: (listing: ListingData) => string | undefined;
}

/** The Discover item of the navigation (spec: 2.nav-all), and the page of a booking (spec: 2.route-booking). */
export const TRAVELER_LINKS: TravelerLinks = {
  discover: '/destinations',
  booking: bookingHref,
  listing: () => undefined,
};
