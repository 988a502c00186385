// Shown where an answer is not a list, marked as sample data. Omitted fields take their defaults.
import type { SamplesOf } from './define-list.js';
import type { bookings, listings } from './traveler.js';

/** Sample rows of `bookings`. */
export const SAMPLE_BOOKINGS = [
  {
    destination: { message: 'traveler-sample.trip.goroka' },
    checkIn: '2026-12-10',
    checkOut: '2026-12-14',
  },
  {
    destination: { message: 'traveler-sample.trip.tanna' },
    checkIn: '2027-01-16',
    checkOut: '2027-01-20',
    status: 'pending',
  },
  {
    destination: { message: 'traveler-sample.trip.rarotonga' },
    checkIn: '2027-02-06',
    checkOut: '2027-02-11',
  },
] as const satisfies SamplesOf<typeof bookings>;

/** Sample rows of `listings`. */
export const SAMPLE_LISTINGS = [
  { title: { message: 'traveler-sample.listing.guesthouse' }, rating: 4.5, price: 90 },
  { title: { message: 'traveler-sample.listing.family-stay' }, rating: 4.4, price: 135 },
  { title: { message: 'traveler-sample.listing.stilt-house' }, rating: 4.3, price: 120 },
] as const satisfies SamplesOf<typeof listings>;
