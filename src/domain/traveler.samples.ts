// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import type { SamplesOf } from './define-list';
import type { bookings, listings } from './traveler';

/** Sample rows of `bookings`. */
export const SAMPLE_BOOKINGS: SamplesOf<typeof bookings> = [
  { destination: 'Goroka, Papua New Guinea', checkIn: '2026-12-10', checkOut: '2026-12-14' },
  { destination: 'Tanna, Vanuatu', checkIn: '2027-01-16', checkOut: '2027-01-20', status: 'pending' },
  { destination: 'Rarotonga, Cook Islands', checkIn: '2027-02-06', checkOut: '2027-02-11' },
];

/** Sample rows of `listings`. */
export const SAMPLE_LISTINGS: SamplesOf<typeof listings> = [
  { title: 'Highlands guesthouse', rating: 4.5, price: 90 },
  { title: 'Lagoon family stay', rating: 4.4, price: 135 },
  { title: 'Stilt house', rating: 4.3, price: 120 },
];
