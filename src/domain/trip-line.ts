import { dayOf, monthOfOrder, orderOfDay } from '../lib/calendar-day.js';
import { remembered } from '../lib/once.js';
import { takesPlace } from './status.js';
import type { Booking } from './traveler.js';
import { summarizeTrips } from './trips.js';

/** The months before and after today's on a line of trips: more than a year of them cannot be told apart. */
export const LINE_MONTHS = { before: 3, after: 8 } as const;

/** More trips than this have no room for their titles on a line. */
export const LINE_TRIPS = 12;

/**
 * The trips that take place around the viewer's today: of however many, those that a line can show, in the order of their days, and
 * how many begin in its months.
 */
export function tripsOfLine(bookings: readonly Booking[], now: Date, timeZone?: string) {
  const { starts } = summarizeTrips(bookings, now, timeZone);
  const startOf = (place: number): number => starts[place] ?? Number.NaN;
  const today = orderOfDay(dayOf(now, timeZone));
  const month = monthOfOrder(today);
  const isOn = remembered(takesPlace);
  const inReach: number[] = [];
  for (const [place, { status }] of bookings.entries()) {
    const away = monthOfOrder(startOf(place)) - month;
    if (away >= -LINE_MONTHS.before && away <= LINE_MONTHS.after && isOn(status)) inReach.push(place);
  }
  inReach.sort((one, other) => startOf(one) - startOf(other));
  const past = inReach.filter((place) => startOf(place) < today).length;
  const near = inReach.slice(Math.max(0, past - LINE_TRIPS), past + LINE_TRIPS);
  return { trips: near.flatMap((place) => bookings[place] ?? []), count: inReach.length };
}
