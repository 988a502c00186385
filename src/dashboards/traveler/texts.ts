import type { Formatters } from '../../i18n/formatters';
import { wishlistMessages } from '../../i18n/messages/en/traveler';

/** Titles of the tiles on the Overview tab, in their order. */
export const TILE_LABELS = {
  tripsBooked: 'Trips Booked',
  wishlistItems: 'Wishlist Items',
  travelRating: 'Travel Rating',
  destinations: 'Destinations',
} as const;

/** Titles of the counts on the My Trips tab (spec: 2.traveler-trip-counts). */
export const TRIP_COUNT_LABELS = {
  upcoming: 'Upcoming',
  completed: 'Completed',
  countries: 'Countries',
} as const;

/** Titles of the lists on the Overview tab. */
export const UPCOMING_TRIPS = 'Upcoming Trips';
export const RECOMMENDATIONS = 'Personalized Recommendations';

export const ALL_BOOKINGS = 'All bookings';
export const DISCOVER = wishlistMessages['traveler.discover'];

/** Help line of the Rewards tab. */
export const pointsHelp = (format: Formatters, points: number): string =>
  `You have ${format.number(points)} points to spend.`;

/** When the next trip starts, e.g. 'Your next trip starts in 21 days.' */
export const nextTripText = (format: Formatters, days: number): string =>
  days === 1 ? 'Your next trip starts tomorrow.' : `Your next trip starts in ${format.number(days)} days.`;
