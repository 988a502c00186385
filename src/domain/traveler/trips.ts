import { daysUntil } from '../../lib/calendar-day';
import type { Booking } from './booking';

/** The counts of the My Trips tab (spec section 2). */
export interface TripCounts {
  readonly upcoming: number;
  readonly completed: number;
}

/** Whether a booking's check-in lies ahead (decision 15). Unreadable dates: no. */
export const isUpcomingTrip = (booking: Pick<Booking, 'checkIn'>, now: Date): boolean =>
  daysUntil(booking.checkIn, now) > 0;

/** Whether a booking's check-out has passed (decision 15). Unreadable dates: no. */
export const isCompletedTrip = (booking: Pick<Booking, 'checkOut'>, now: Date): boolean =>
  daysUntil(booking.checkOut, now) < 0;
