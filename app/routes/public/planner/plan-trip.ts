import {
  type Activity,
  DESTINATIONS,
  type Destination,
  INTERESTS,
  type Interest,
} from '../../../content/destinations';
import { isInSeason } from '../destinations/filter';
import type { FormValues } from '../forms/form-values';
import { type Rule, required } from '../forms/use-form';
import { type Day, isSunday, monthOf, parseDay, readDays } from './days';

/** Half-day slots of each day, repeated over the days between arrival and departure. */
export const PACES = {
  gentle: { label: 'Gentle', hint: 'One thing a day, every third day open', slots: [1, 1, 0] },
  balanced: { label: 'Balanced', hint: 'Some mornings, some whole days', slots: [2, 1] },
  full: { label: 'Full', hint: 'Every day from morning to evening', slots: [2] },
} as const;

export type Pace = keyof typeof PACES;

export const PACE_IDS = Object.keys(PACES) as Pace[];

export interface TripRequest {
  readonly destination: Destination;
  readonly start: Day;
  /** Not before the start. */
  readonly end: Day;
  /** Empty for all alike. */
  readonly interests: readonly Interest[];
  readonly pace: Pace;
}

export interface PlannedDay {
  readonly day: Day;
  readonly kind: 'arrival' | 'departure' | 'sunday' | 'activities' | 'open';
  readonly activities: readonly Activity[];
}

/** Alternates between interests, so that none fills the first days alone. */
function inTurn(activities: readonly Activity[]): readonly Activity[] {
  const byInterest = INTERESTS.map(({ id }) => activities.filter(({ interest }) => interest === id));
  const rounds = Math.max(0, ...byInterest.map((group) => group.length));
  return Array.from({ length: rounds }, (_, round) =>
    byInterest.flatMap((group) => group[round] ?? []),
  ).flat();
}

function queueFor({ destination, interests }: TripRequest): Activity[] {
  const isWanted = ({ interest }: Activity) => interests.length === 0 || interests.includes(interest);
  return [
    ...inTurn(destination.activities.filter(isWanted)),
    ...inTurn(destination.activities.filter((activity) => !isWanted(activity))),
  ];
}

/** Removes a day's activities from the queue: one of a full day, or half days in one area. */
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

// Deterministic. The first and the last day stay free, and Sundays where they are days of rest.
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

export const MAX_DAYS = 21;

export const DEFAULT_PACE: Pace = 'balanced';

const realDay: Rule = (value) =>
  parseDay(value) === undefined ? 'Choose a day of the calendar.' : undefined;

const endAfterStart: Rule = (value, { from = '' }) => {
  const start = parseDay(from);
  const end = parseDay(value);
  if (start === undefined || end === undefined) return undefined;
  if (end < start) return 'Choose a last day that is not before the first.';
  return end - start >= MAX_DAYS ? `Choose at most ${MAX_DAYS} days.` : undefined;
};

export const TRIP_RULES = {
  to: [required('Choose a destination.')],
  from: [required('Choose your first day.'), realDay],
  until: [required('Choose your last day.'), realDay, endAfterStart],
};

export function toSearch(values: FormValues): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of ['to', 'from', 'until', 'pace']) search.set(name, values[name] ?? '');
  if (values.like) search.set('like', values.like);
  return search;
}

export function readTripRequest(search: URLSearchParams): TripRequest | undefined {
  const destination = DESTINATIONS.find(({ id }) => id === search.get('to'));
  const { from = '', until = '' } = readDays(search);
  const start = parseDay(from);
  const end = parseDay(until);
  if (!destination || start === undefined || end === undefined || end - start >= MAX_DAYS) return undefined;
  // Several parameters where the browser submitted the form before hydration.
  const liked = search.getAll('like').flatMap((ids) => ids.split(','));
  return {
    destination,
    start,
    end,
    interests: INTERESTS.map(({ id }) => id).filter((id) => liked.includes(id)),
    pace: PACE_IDS.find((id) => id === search.get('pace')) ?? DEFAULT_PACE,
  };
}
