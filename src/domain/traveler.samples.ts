// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import { travelerSampleMessages } from '../i18n/compiled/en/samples.js';
import type { SamplesOf } from './define-list.js';
import type { bookings, listings } from './traveler.js';

/** Sample rows of `bookings`. */
export const SAMPLE_BOOKINGS: SamplesOf<typeof bookings> = [
  {
    destination: travelerSampleMessages['traveler-sample.trip.goroka'],
    checkIn: '2026-12-10',
    checkOut: '2026-12-14',
  },
  {
    destination: travelerSampleMessages['traveler-sample.trip.tanna'],
    checkIn: '2027-01-16',
    checkOut: '2027-01-20',
    status: 'pending',
  },
  {
    destination: travelerSampleMessages['traveler-sample.trip.rarotonga'],
    checkIn: '2027-02-06',
    checkOut: '2027-02-11',
  },
];

/** Sample rows of `listings`. */
export const SAMPLE_LISTINGS: SamplesOf<typeof listings> = [
  { title: travelerSampleMessages['traveler-sample.listing.guesthouse'], rating: 4.5, price: 90 },
  { title: travelerSampleMessages['traveler-sample.listing.family-stay'], rating: 4.4, price: 135 },
  { title: travelerSampleMessages['traveler-sample.listing.stilt-house'], rating: 4.3, price: 120 },
];
