import { type CalendarDay, dayOf, daysBetween, parseCalendarDay } from '../../lib/calendar-day';
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

/** Long lists repeat their days, and reading one is the slow part: each text is read once. */
function dayReader(today: CalendarDay | null): (raw: string) => number | null {
  const known = new Map<string, number | null>();
  return (raw) => {
    const before = known.get(raw);
    if (before !== undefined) return before;
    const day = today && parseCalendarDay(raw);
    const days = today && day && daysBetween(today, day);
    known.set(raw, days);
    return days;
  };
}

function summarize(bookings: readonly Booking[], today: CalendarDay | null): TripSummary {
  const daysUntil = dayReader(today);
  const byPhase: Record<TripPhase, Booking[]> = {
    upcoming: [],
    'under-way': [],
    completed: [],
    unconfirmed: [],
  };
  let completed = 0;
  let daysUntilNext: number | null = null;
  for (const booking of bookings) {
    const start = daysUntil(booking.checkIn);
    const end = daysUntil(booking.checkOut);
    const isCompleted = end !== null && end < 0;
    if (isCompleted) completed += 1;
    if (start !== null && start > 0) {
      byPhase.upcoming.push(booking);
      daysUntilNext = Math.min(start, daysUntilNext ?? start);
    } else if (isCompleted) byPhase.completed.push(booking);
    else byPhase[start === null ? 'unconfirmed' : 'under-way'].push(booking);
  }
  return { counts: { upcoming: byPhase.upcoming.length, completed }, daysUntilNext, byPhase };
}

const summaries = new WeakMap<readonly Booking[], { day: string; summary: TripSummary }>();

/**
 * Sorts a traveler's bookings by phase and counts them, in one pass. Remembered by reference for the day last asked
 * for, so that the tabs of a dashboard share the work; data is taken as immutable.
 *
 * @param bookings - sanitised
 * @param now - the present moment; an invalid Date makes every booking unconfirmed
 */
export function summarizeTrips(bookings: readonly Booking[], now: Date): TripSummary {
  const today = dayOf(now);
  const day = today ? `${today.year}-${today.month}-${today.day}` : '';
  const known = summaries.get(bookings);
  if (known?.day === day) return known.summary;
  const summary = summarize(bookings, today);
  summaries.set(bookings, { day, summary });
  return summary;
}
