import { type Booking, summarizeTrips, type TripPhase } from '../../domain';

/** Titles of the groups, in their order. */
export const GROUP_TITLES = {
  'under-way': 'Under way',
  upcoming: 'Upcoming',
  completed: 'Completed',
  unconfirmed: 'Date to be confirmed',
} as const satisfies Record<TripPhase, string>;

/** Bookings of one group, or those of them that are on the page. */
export interface BookingGroup {
  readonly phase: TripPhase;
  readonly bookings: readonly Booking[];
}

const PHASES = Object.keys(GROUP_TITLES) as TripPhase[];

/** The rows `start` to `end` (exclusive) of the list as it reads when grouped. */
export function groupPage(
  bookings: readonly Booking[],
  now: Date,
  timeZone: string | undefined,
  start: number,
  end: number,
): readonly BookingGroup[] {
  const { byPhase } = summarizeTrips(bookings, now, timeZone);
  const groups: BookingGroup[] = [];
  let before = 0;
  for (const phase of PHASES) {
    const all = byPhase[phase];
    const shown = all.slice(Math.max(0, start - before), Math.max(0, end - before));
    if (shown.length > 0) groups.push({ phase, bookings: shown });
    before += all.length;
  }
  return groups;
}
