import { dayOf, numberOfDay, parseCalendarDay } from '../../lib/calendar-day';
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

/** What is known of some bookings, and on which day; a day is its number on a time line, or NaN. */
interface Known extends TripSummary {
  /** Those that were counted, not the list that they stood in: its owner may change that in place. */
  readonly bookings: readonly Booking[];
  readonly day: number;
}

const PHASES = ['upcoming', 'under-way', 'completed', 'unconfirmed'] as const satisfies TripPhase[];

/** Counts on from what is known of the bookings at the beginning, if anything is. */
function summarize(bookings: readonly Booking[], today: number, known: Known | undefined): Known {
  // Long lists repeat their days, and reading one is the slow part: each text is read once.
  const days = new Map<string, number>();
  const daysUntil = (raw: string): number => {
    let day = days.get(raw);
    if (day === undefined) {
      day = numberOfDay(parseCalendarDay(raw)) - today;
      days.set(raw, day);
    }
    return day;
  };
  const byPhase = {} as Record<TripPhase, Booking[]>;
  for (const phase of PHASES) byPhase[phase] = [...(known?.byPhase[phase] ?? [])];
  let completed = known?.counts.completed ?? 0;
  let daysUntilNext = known?.daysUntilNext ?? null;
  for (const booking of bookings.slice(known?.bookings.length)) {
    const start = daysUntil(booking.checkIn);
    const isCompleted = daysUntil(booking.checkOut) < 0;
    if (start > 0) daysUntilNext = Math.min(start, daysUntilNext ?? start);
    if (isCompleted) completed += 1;
    byPhase[
      start > 0 ? 'upcoming' : isCompleted ? 'completed' : start <= 0 ? 'under-way' : 'unconfirmed'
    ].push(booking);
  }
  return {
    bookings: [...bookings],
    day: today,
    counts: { upcoming: byPhase.upcoming.length, completed },
    daysUntilNext,
    byPhase,
  };
}

/** By a list's first booking, which stays when something is appended to the list. */
const summaries = new WeakMap<object, Known>();

/**
 * Sorts a traveler's bookings by phase and counts them, in one pass. Remembered by its bookings for the day last asked
 * for, so that the tabs of a dashboard share the work, and continued where bookings were appended; a booking is taken as
 * immutable.
 *
 * @param bookings - sanitised
 * @param now - the present moment; an invalid Date makes every booking unconfirmed
 */
export function summarizeTrips(bookings: readonly Booking[], now: Date): TripSummary {
  const today = numberOfDay(dayOf(now));
  const key = bookings[0] ?? bookings;
  const last = summaries.get(key);
  const known =
    last?.day === today && commonStart(last.bookings, bookings) === last.bookings.length ? last : undefined;
  if (known?.bookings.length === bookings.length) return known;
  const summary = summarize(bookings, today, known);
  summaries.set(key, summary);
  return summary;
}
