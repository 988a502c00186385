import { daysUntil, isCompleted, isUpcoming } from '../../lib/calendar-day';
import type { Booking } from './booking';

/** The counts of the My Trips tab (spec section 2). */
export interface TripCounts {
  readonly upcoming: number;
  readonly completed: number;
}

/** Whether a booking's check-in lies ahead (decision 15). */
export const isUpcomingTrip = (booking: Pick<Booking, 'checkIn'>, now: Date): boolean =>
  isUpcoming(booking.checkIn, now);

/** Whether a booking's check-out has passed (decision 15). */
export const isCompletedTrip = (booking: Pick<Booking, 'checkOut'>, now: Date): boolean =>
  isCompleted(booking.checkOut, now);

/** How many bookings are upcoming and completed; one under way, or without readable dates, is neither. */
export function countTrips(bookings: readonly Booking[], now: Date): TripCounts {
  return {
    upcoming: bookings.filter((booking) => isUpcomingTrip(booking, now)).length,
    completed: bookings.filter((booking) => isCompletedTrip(booking, now)).length,
  };
}

/** Days until the nearest upcoming check-in; null when none is upcoming. */
export function daysUntilNextTrip(bookings: readonly Booking[], now: Date): number | null {
  return bookings.reduce<number | null>((nearest, { checkIn }) => {
    const days = daysUntil(checkIn, now);
    return days !== null && days > 0 && (nearest === null || days < nearest) ? days : nearest;
  }, null);
}
