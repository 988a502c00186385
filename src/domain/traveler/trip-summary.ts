import { type CalendarDay, dayOf, numberOfDay, orderOfDay, parseCalendarDay } from '../../lib/calendar-day';
import { commonStart } from '../sanitize/common-start';
import type { Booking } from './booking';
import type { TripCounts } from './trips';

/**
 * Where a trip stands on the viewer's today (decision 15). 'under-way': the check-in day has come and the check-out
 * day has not passed. 'unconfirmed': its dates are missing or unreadable.
 */
export type TripPhase = 'upcoming' | 'under-way' | 'completed' | 'unconfirmed';

/** A list of bookings, seen from one day. */
export interface TripSummary {
  readonly counts: TripCounts;
  /** Days until the nearest upcoming check-in; null when none is upcoming. */
  readonly daysUntilNext: number | null;
  /** The bookings by phase, each in the order of the response. A trip stands in one phase only. */
  readonly byPhase: Readonly<Record<TripPhase, readonly Booking[]>>;
}

/** A summary with what it was made of. */
interface Known extends TripSummary {
  /** Those that were counted, not the list that they stood in: its owner may change that in place. */
  readonly bookings: readonly Booking[];
  /** The order of the day, NaN where there was none. */
  readonly day: number;
}

/** By a list's first booking, so that a copy of the list finds it too. */
const summaries = new WeakMap<object, Known>();

/**
 * Sorts a traveler's bookings by phase and counts them, in one pass. Remembered by its bookings for the day last asked
 * for, so that the tabs of a dashboard share the work; a booking is taken as immutable.
 *
 * @param bookings - sanitised
 * @param now - the present moment; an invalid Date makes every booking unconfirmed
 */
export function summarizeTrips(bookings: readonly Booking[], now: Date): TripSummary {
  const today = dayOf(now);
  const day = orderOfDay(today);
  const key = bookings[0] ?? bookings;
  const known = summaries.get(key);
  if (
    known?.day === day &&
    known.bookings.length === bookings.length &&
    commonStart(known.bookings, bookings) === bookings.length
  ) {
    return known;
  }
  const byPhase: Record<TripPhase, Booking[]> = {
    upcoming: [],
    'under-way': [],
    completed: [],
    unconfirmed: [],
  };
  let completed = 0;
  let next: CalendarDay | null = null;
  for (const booking of bookings) {
    const checkIn = parseCalendarDay(booking.checkIn);
    const start = orderOfDay(checkIn);
    const isCompleted = orderOfDay(parseCalendarDay(booking.checkOut)) < day;
    if (start > day && !(start >= orderOfDay(next))) next = checkIn;
    if (isCompleted) completed += 1;
    byPhase[
      start > day ? 'upcoming' : isCompleted ? 'completed' : start <= day ? 'under-way' : 'unconfirmed'
    ].push(booking);
  }
  const summary: Known = {
    bookings: [...bookings],
    day,
    counts: { upcoming: byPhase.upcoming.length, completed },
    daysUntilNext: next && numberOfDay(next) - numberOfDay(today),
    byPhase,
  };
  summaries.set(key, summary);
  return summary;
}
