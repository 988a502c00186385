import { dayOf, monthOfOrder, orderOfDay } from '../lib/calendar-day.js';
import { remembered } from '../lib/once.js';
import { takesPlace } from './status.js';
import type { Booking } from './traveler.js';
import { summarizeTrips } from './trips.js';

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
  const startOf = (place: number): number => starts[place] ?? Number.NaN;
  const today = orderOfDay(dayOf(now, timeZone));
  const month = monthOfOrder(today);
  const isOn = remembered(takesPlace);
  const inReach: number[] = [];
  for (const [place, { status }] of bookings.entries()) {
    const away = monthOfOrder(startOf(place)) - month;
    if (away >= -LINE_MONTHS.before && away <= LINE_MONTHS.after && isOn(status)) inReach.push(place);
  }
  // Of thousands a few are shown. Plain numbers sort fast, and leave few places to be put in order.
  const days = nearest([...Float64Array.from(inReach, startOf).sort()], (start) => start, today);
  const [first = Number.NaN, last = first] = [days[0], days.at(-1)];
  const near = inReach.filter((place) => startOf(place) >= first && startOf(place) <= last);
  near.sort((one, other) => startOf(one) - startOf(other));
  return {
    trips: nearest(near, startOf, today).flatMap((place) => bookings[place] ?? []),
    count: inReach.length,
  };
}

/** Of what stands in the order of its days, what comes next to today: so many before it, and so many after it. */
function nearest<Item>(items: readonly Item[], startOf: (item: Item) => number, today: number): Item[] {
  const past = items.filter((item) => startOf(item) < today).length;
  return items.slice(Math.max(0, past - LINE_TRIPS), past + LINE_TRIPS);
}
