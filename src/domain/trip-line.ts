import { dayOf, monthOfOrder, orderOfDay } from '../lib/calendar-day';
import { takesPlace } from './status';
import type { Booking } from './traveler';
import { summarizeTrips } from './trips';

/** The months before and after today's on a line of trips: more than a year of them cannot be told apart. */
export const LINE_MONTHS = { before: 3, after: 8 } as const;

/** More trips than this have no room for their titles on a line. */
export const LINE_TRIPS = 12;

/** Trips for a line of months. */
export interface TripsOfLine {
  /** Those that begin next to today, before and after, in the order of their days: from which the nearest are chosen. */
  readonly trips: readonly Booking[];
  /** How many begin in the months of the line. */
  readonly count: number;
}

/** The trips that take place around the viewer's today: of however many, those that a line can show. */
export function tripsOfLine(bookings: readonly Booking[], now: Date, timeZone?: string): TripsOfLine {
  const { starts } = summarizeTrips(bookings, now, timeZone);
  const today = orderOfDay(dayOf(now, timeZone));
  const month = monthOfOrder(today);
  const inReach: { booking: Booking; start: number }[] = [];
  for (const [index, booking] of bookings.entries()) {
    const start = starts[index] ?? Number.NaN;
    const away = monthOfOrder(start) - month;
    if (away >= -LINE_MONTHS.before && away <= LINE_MONTHS.after && takesPlace(booking.status))
      inReach.push({ booking, start });
  }
  inReach.sort((one, other) => one.start - other.start);
  const past = inReach.filter(({ start }) => start < today).length;
  const near = inReach.slice(Math.max(0, past - LINE_TRIPS), past + LINE_TRIPS);
  return { trips: near.map(({ booking }) => booking), count: inReach.length };
}
