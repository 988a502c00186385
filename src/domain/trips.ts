import {
  type CalendarDay,
  dayOf,
  daysUntil,
  monthOfOrder,
  numberOfDay,
  orderOfDay,
  parseCalendarDay,
} from '../lib/calendar-day.js';
import { remembered } from '../lib/once.js';
import { takesPlace } from './status.js';
import type { Booking } from './traveler.js';

/** Returns whether a booking's check-out has passed. Unreadable dates: no. */
export const isCompletedTrip = (booking: Pick<Booking, 'checkOut'>, now: Date, timeZone?: string): boolean =>
  daysUntil(booking.checkOut, now, timeZone) < 0;

/**
 * Where a trip stands on the viewer's today. 'under-way': the check-in day has come and the check-out day has not passed.
 * 'unconfirmed': its dates are missing or unreadable.
 */
export type TripPhase = 'upcoming' | 'under-way' | 'completed' | 'unconfirmed';

type Trip = Pick<Booking, 'checkIn' | 'checkOut' | 'status'>;

/** A list of bookings, seen from one day. */
export interface TripSummary<Row extends Trip = Booking> {
  /** Those of the My Trips tab (spec: 2.traveler-trip-counts). */
  readonly counts: { readonly upcoming: number; readonly completed: number };
  /** Days until the nearest upcoming check-in of a trip that is not cancelled; null when there is none. */
  readonly daysUntilNext: number | null;
  /** The bookings by phase, each in the order of the response. A trip stands in one phase only. */
  readonly byPhase: Readonly<Record<TripPhase, readonly Row[]>>;
  /** When each booking begins, by its place in the list: a number that grows with the day, NaN where it cannot be read. */
  readonly starts: readonly number[];
}

/** By a list's first booking, so that a copy of the list finds it too; with the bookings of the list, which its owner may change in place. */
const kept = new WeakMap<object, { summary: TripSummary<Trip>; when: string; of: readonly Trip[] }>();

/**
 * Sorts a traveler's bookings by phase and counts them, in one pass. The summary of the last day is kept with the bookings,
 * so that the tabs of a dashboard share the work; a booking is taken as immutable.
 *
 * @param bookings - sanitised
 * @param now - the present moment; an invalid Date makes every booking unconfirmed
 * @param timeZone - an IANA time zone that today and timestamps are read in. @default the viewer's own
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
  const known = kept.get(key);
  const isOf = (of: readonly Trip[]) =>
    of.length === bookings.length && of.every((booking, place) => booking === bookings[place]);
  // Of the same bookings.
  if (known?.when === when && isOf(known.of)) return known.summary as TripSummary<Row>;
  const byPhase: Record<TripPhase, Row[]> = {
    upcoming: [],
    'under-way': [],
    completed: [],
    unconfirmed: [],
  };
  const starts: number[] = [];
  let completed = 0;
  let next: CalendarDay | null = null;
  const read = remembered((raw: string) => parseCalendarDay(raw, timeZone));
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
  kept.set(key, { summary, when, of: [...bookings] });
  return summary;
}

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
