import {
  type Activity,
  DESTINATIONS,
  type Destination,
  INTERESTS,
  type Interest,
} from '../../../content/destinations';
import { foldText } from '../../../content/fold-text';
import { monthOf, parseDay, readDays, type TripDays } from '../planner/days';

export interface DestinationFilter extends TripDays {
  /** Places separated by commas, any of which may match. */
  readonly q: string;
  readonly interest?: Interest;
  readonly month?: number;
}

export interface Match {
  readonly destination: Destination;
  readonly activities: readonly Activity[];
}

/** Reads a filter from the query, without unknown values. The month defaults to that of the first day. */
export function readFilter(search: URLSearchParams): DestinationFilter {
  const interest = INTERESTS.find(({ id }) => id === search.get('interest'))?.id;
  const days = readDays(search);
  const first = parseDay(days.from ?? '');
  const month = Number(search.get('month') ?? (first === undefined ? 0 : monthOf(first)));
  return {
    q: search.get('q')?.trim() ?? '',
    ...days,
    ...(interest ? { interest } : {}),
    ...(Number.isInteger(month) && month >= 1 && month <= 12 ? { month } : {}),
  };
}

export const isInSeason = ({ months }: Activity, month: number | undefined): boolean =>
  month === undefined || months === undefined || months.includes(month);

const searchText = ({ name, gateway, summary, languages, activities }: Destination): string =>
  foldText(
    [name, gateway, summary, languages, ...activities.flatMap(({ title, place }) => [title, place])].join(
      ' ',
    ),
  );

function matchesPlace(destination: Destination, q: string): boolean {
  const places = q.split(',').map(foldText).filter(Boolean);
  if (places.length === 0) return true;
  const text = searchText(destination);
  return places.some((place) => place.split(' ').every((word) => text.includes(word)));
}

function seasonalFirst(activities: readonly Activity[], month: number | undefined): readonly Activity[] {
  if (month === undefined) return activities;
  return [...activities].sort((one, other) => Number(!one.months) - Number(!other.months));
}

/** Returns the matching destinations, those with most activities of the chosen interest first. */
export function filterDestinations(
  { q, interest, month }: DestinationFilter,
  destinations: readonly Destination[] = DESTINATIONS,
): readonly Match[] {
  const matches = destinations
    .filter((destination) => matchesPlace(destination, q))
    .map((destination) => ({
      destination,
      activities: seasonalFirst(
        destination.activities.filter(
          (activity) =>
            isInSeason(activity, month) && (interest === undefined || activity.interest === interest),
        ),
        month,
      ),
    }))
    .filter(({ activities }) => activities.length > 0);
  return interest === undefined
    ? matches
    : matches.sort((one, other) => other.activities.length - one.activities.length);
}
