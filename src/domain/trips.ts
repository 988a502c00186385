import {
  type CalendarDay,
  dayOf,
  daysUntil,
  monthOfOrder,
  numberOfDay,
  orderOfDay,
  parseCalendarDay,
} from '../lib/calendar-day.js';
import { memoize } from '../lib/memoize.js';
import { takesPlace } from './status.js';
import type { Booking } from './traveler.js';

/** Returns whether a booking's check-out has passed; false for an unreadable date. */
export const isCompletedTrip = (booking: Pick<Booking, 'checkOut'>, now: Date, timeZone?: string): boolean =>
  daysUntil(booking.checkOut, now, timeZone) < 0;

/**
 * Phase of a trip on the viewer's today. 'under-way' lasts from the check-in day to the check-out day.
 * 'unconfirmed' has missing or unreadable dates.
 */
export type TripPhase = 'upcoming' | 'under-way' | 'completed' | 'unconfirmed';

type Trip = Pick<Booking, 'checkIn' | 'checkOut' | 'status'>;

/** Bookings by phase, as of one day. */
export interface TripSummary<Row extends Trip = Booking> {
  /** Counts of the My Trips tab (spec: 2.traveler-trip-counts). */
  readonly counts: { readonly upcoming: number; readonly completed: number };
  /** Days until the next check-in of a trip that takes place; null when there is none. */
  readonly daysUntilNext: number | null;
  /** Bookings by phase, in the order of the response. */
  readonly byPhase: Readonly<Record<TripPhase, readonly Row[]>>;
  /** Start of each booking, by its index: a number to sort by, NaN for an unreadable date. */
  readonly starts: readonly number[];
}

/** Cache by first booking, which copies of a list share. `of` detects a list that was changed in place. */
const summaries = new WeakMap<object, { summary: TripSummary<Trip>; when: string; of: readonly Trip[] }>();

/**
 * Groups bookings by phase and counts them. The result for the last day is cached; bookings are taken as
 * immutable.
 *
 * @param now - an invalid Date makes every booking unconfirmed
 * @param timeZone - IANA time zone of today and of timestamps. @default the viewer's own
 */
export function summarizeTrips<Row extends Trip>(
  bookings: readonly Row[],
  now: Date,
  timeZone?: string,
): TripSummary<Row> {
  const today = dayOf(now, timeZone);
  const day = orderOfDay(today);
  const when = `${day} ${timeZone}`;
  const key = bookings[0] ?? bookings;
  const cached = summaries.get(key);
  const isOf = (of: readonly Trip[]) =>
    of.length === bookings.length && of.every((booking, place) => booking === bookings[place]);
  // The same bookings, so the same type of row.
  if (cached?.when === when && isOf(cached.of)) return cached.summary as TripSummary<Row>;
  const byPhase: Record<TripPhase, Row[]> = {
    upcoming: [],
    'under-way': [],
    completed: [],
    unconfirmed: [],
  };
  const starts: number[] = [];
  let completed = 0;
  let next: CalendarDay | null = null;
  const read = memoize((raw: string) => parseCalendarDay(raw, timeZone));
  for (const booking of bookings) {
    const checkIn = read(booking.checkIn);
    const start = orderOfDay(checkIn);
    starts.push(start);
    const isCompleted = orderOfDay(read(booking.checkOut)) < day;
    if (start > day && !(start >= orderOfDay(next)) && takesPlace(booking.status)) next = checkIn;
    if (isCompleted) completed += 1;
    byPhase[
      start > day ? 'upcoming' : isCompleted ? 'completed' : start <= day ? 'under-way' : 'unconfirmed'
    ].push(booking);
  }
  const summary: TripSummary<Row> = {
    counts: { upcoming: byPhase.upcoming.length, completed },
    daysUntilNext: next && numberOfDay(next) - numberOfDay(today),
    byPhase,
    starts,
  };
  summaries.set(key, { summary, when, of: [...bookings] });
  return summary;
}

/** Months shown before and after this one on a line of trips: a longer line is unreadable. */
export const LINE_MONTHS = { before: 3, after: 8 } as const;

/** Most trips shown before today, and most from today on: a line has no room for more titles. */
export const LINE_TRIPS = 12;

/** Returns the trips nearest to today, sorted by start, and the count of all in the months of the line. */
export function tripsOfLine(bookings: readonly Booking[], now: Date, timeZone?: string) {
  const { starts } = summarizeTrips(bookings, now, timeZone);
  const startOf = (place: number): number => starts[place] ?? Number.NaN;
  const today = orderOfDay(dayOf(now, timeZone));
  const month = monthOfOrder(today);
  const isOn = memoize(takesPlace);
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
