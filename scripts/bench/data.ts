export const BOOKING_COUNTS = [6, 100, 1_000, 10_000] as const;

export const NOW = new Date('2030-06-15T12:00:00Z');

export const USER = { firstName: 'Sample', lastName: 'Traveler', email: 'traveler@example.com' };

const DAY_MS = 86_400_000;
/** Trips start within this many days before or after NOW. */
const SPREAD = 400;
/** Has no common divisor with the spread, so that past and future bookings are mixed. */
const STEP = 149;

export interface RawBooking {
  id: number;
  listingTitle: string;
  destination: string;
  checkIn: string;
  checkOut: string;
  status: string;
}

/** Shared strings, so that many bookings leave little garbage. */
const DAYS = Array.from({ length: 2 * SPREAD }, (_, index) =>
  new Date(NOW.getTime() + (index - SPREAD) * DAY_MS).toISOString().slice(0, 10),
);
const day = (offset: number): string => DAYS[offset + SPREAD] ?? '';

const booking = (index: number, offset: number): RawBooking => ({
  id: index + 1,
  listingTitle: `Sample stay ${index + 1}`,
  destination: 'Sample Island',
  checkIn: day(offset),
  checkOut: day(offset + 3),
  status: index % 5 === 0 ? 'pending' : 'confirmed',
});

/** Copies data through JSON as an API does: concatenated strings would be flattened while measuring. */
const answer = <T>(data: T): T => JSON.parse(JSON.stringify(data));

/** Returns the same fictional bookings each time. */
export const bookings = (count: number): RawBooking[] =>
  answer(Array.from({ length: count }, (_, index) => booking(index, ((index * STEP) % SPREAD) - SPREAD / 2)));
