import { type Booking, daysOfSpan, parseDaySpan } from 'tapa-ui/domain';

/** The days of a booking, where both can be read. */
export const daysOf = ({ checkIn, checkOut }: Pick<Booking, 'checkIn' | 'checkOut'>) => {
  const first = parseDaySpan(checkIn)?.first;
  const last = parseDaySpan(checkOut)?.last;
  if (!first || !last) return undefined;
  const days = daysOfSpan({ first, last });
  return days > 0 ? { first, days } : undefined;
};

/**
 * A booking as a calendar file (RFC 5545): whole days from check-in to check-out, both of them too.
 *
 * @param site - host of the site, which makes the event's id unique: imported again, it replaces what stands there
 * @throws where the days cannot be read, or the library finds the event wrong
 */
export async function calendarFile(booking: Booking, site: string): Promise<Blob> {
  const stay = daysOf(booking);
  if (!stay) throw new Error('The booking has no days');
  // Loaded on demand: few readers ask for it.
  const { createEvent } = await import('ics');
  const { year, month, day } = stay.first;
  // The end of whole days is the day after the last (RFC 5545, 3.6.1).
  const end = new Date(Date.UTC(year, month - 1, day + stay.days));
  const { value, error } = createEvent({
    productId: 'tapa',
    uid: `booking-${booking.id}@${site}`,
    title: booking.listingTitle,
    location: booking.destination,
    description: `Booking ${bookingNumber(booking.id)}`,
    start: [year, month, day],
    end: [end.getUTCFullYear(), end.getUTCMonth() + 1, end.getUTCDate()],
  });
  if (!value) throw error ?? new Error('The calendar file is empty');
  return new Blob([value], { type: 'text/calendar;charset=utf-8' });
}

/** Begins as ids that machines give: 8 digits of 16, and more behind. */
const MACHINE_ID = /^([\da-f]{4})([\da-f]{4})-[\da-f]{4}-/i;

/** The id of a booking as people read it to each other: capitals, and of a machine's long id its beginning in two groups. */
export function bookingNumber(id: string | number): string {
  const text = String(id);
  const [, first, second] = MACHINE_ID.exec(text) ?? [];
  return (first === undefined ? text : `${first} ${second}`).toUpperCase();
}
