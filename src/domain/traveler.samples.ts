// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import type { SamplesOf } from './define-list';
import type { bookings, listings } from './traveler';

/** Sample rows of `bookings`. */
export const SAMPLE_BOOKINGS: SamplesOf<typeof bookings> = [
  { destination: 'Goroka, Papua New Guinea', checkIn: '2026-12-12', checkOut: '2026-12-15' },
  { destination: 'Tanna, Vanuatu', checkIn: '2027-01-09', checkOut: '2027-01-13', status: 'pending' },
  { destination: 'Rarotonga, Cook Islands', checkIn: '2027-02-20', checkOut: '2027-02-24' },
];

/** Sample rows of `listings`. */
export const SAMPLE_LISTINGS: SamplesOf<typeof listings> = [
  { title: 'Highlands guesthouse', price: 86 },
  { title: 'Lagoon family stay', price: 142 },
  { title: 'Stilt house', price: 118 },
];
