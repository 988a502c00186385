/** How many bookings the pages are measured with. */
export const BOOKING_COUNTS = [6, 100, 1_000, 10_000] as const;

/** The day of the bench. */
export const NOW = new Date('2030-06-15T12:00:00Z');

const DAY_MS = 86_400_000;

/** A booking as an API answers it. */
export interface RawBooking {
  id: number;
  listingTitle: string;
  destination: string;
  checkIn: string;
  checkOut: string;
  status: string;
}

const day = (offset: number): string => new Date(NOW.getTime() + offset * DAY_MS).toISOString().slice(0, 10);

/** Bookings around the day of the bench, always the same. Clearly fictional. */
export const bookings = (count: number): RawBooking[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    listingTitle: `Sample stay ${index + 1}`,
    destination: 'Sample Island',
    checkIn: day((index % 400) - 200),
    checkOut: day((index % 400) - 197),
    status: index % 5 === 0 ? 'pending' : 'confirmed',
  }));
