import { type Activity, type Destination, INTERESTS, type Interest } from '../../../content/destinations';
import { isInSeason } from '../destinations/filter';
import { type Day, isSunday, monthOf } from './days';

/** How much goes into a day: slots of half a day, repeated over the days between arrival and departure. */
export const PACES = {
  gentle: { label: 'Gentle', hint: 'One thing a day, every third day open', slots: [1, 1, 0] },
  balanced: { label: 'Balanced', hint: 'Some mornings, some whole days', slots: [2, 1] },
  full: { label: 'Full', hint: 'Every day from morning to evening', slots: [2] },
} as const;

export type Pace = keyof typeof PACES;

/** What a reader asks for. */
export interface TripRequest {
  readonly destination: Destination;
  readonly start: Day;
  /** Not before the start. */
  readonly end: Day;
  /** None means all of them alike. */
  readonly interests: readonly Interest[];
  readonly pace: Pace;
}

/** A day of an outline. */
export interface PlannedDay {
  readonly day: Day;
  readonly kind: 'arrival' | 'departure' | 'sunday' | 'activities' | 'open';
  readonly activities: readonly Activity[];
}

/** Takes one of each interest in turn, so that no interest fills the first days alone. */
function inTurn(activities: readonly Activity[]): readonly Activity[] {
  const byInterest = INTERESTS.map(({ id }) => activities.filter(({ interest }) => interest === id));
  const rounds = Math.max(0, ...byInterest.map((group) => group.length));
  return Array.from({ length: rounds }, (_, round) =>
    byInterest.flatMap((group) => group[round] ?? []),
  ).flat();
}

/** What was asked for first, then the rest. */
function queueFor({ destination, interests }: TripRequest): Activity[] {
  const isWanted = ({ interest }: Activity) => interests.length === 0 || interests.includes(interest);
  return [
    ...inTurn(destination.activities.filter(isWanted)),
    ...inTurn(destination.activities.filter((activity) => !isWanted(activity))),
  ];
}

/** Takes what fits into a day out of the queue: one thing that fills it, or half days in one area. */
function fillDay(queue: Activity[], day: Day, slots: number): readonly Activity[] {
  const taken: Activity[] = [];
  while (taken.length < slots) {
    const [first] = taken;
    const index = queue.findIndex(
      (activity) =>
        isInSeason(activity, monthOf(day)) &&
        (!first || (activity.length === 'half' && activity.area === first.area)),
    );
    const [activity] = index < 0 ? [] : queue.splice(index, 1);
    if (!activity) break;
    taken.push(activity);
    if (activity.length === 'full') break;
  }
  return taken;
}

/**
 * An outline day by day, by fixed rules: the same request always gives the same one. The first and the last day stay
 * light, Sundays rest where they are kept, and what has a season appears in its months alone.
 */
export function planTrip(request: TripRequest): readonly PlannedDay[] {
  const { destination, start, end, pace } = request;
  const queue = queueFor(request);
  const { slots } = PACES[pace];
  let daysOut = 0;
  const planDay = (day: Day): PlannedDay => {
    if (day === start) return { day, kind: 'arrival', activities: [] };
    if (day === end) return { day, kind: 'departure', activities: [] };
    if (destination.sunday && isSunday(day)) return { day, kind: 'sunday', activities: [] };
    const activities = fillDay(queue, day, slots[daysOut % slots.length] ?? 0);
    daysOut += 1;
    return { day, kind: activities.length > 0 ? 'activities' : 'open', activities };
  };
  return Array.from({ length: end - start + 1 }, (_, index) => planDay(start + index));
}
