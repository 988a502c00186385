import { DESTINATIONS, INTERESTS } from '../../../content/destinations';
import { type FormValues, type Rule, required } from '../forms/rules';
import { parseDay } from './days';
import { PACES, type Pace, type TripRequest } from './plan-trip';

/** Days that an outline covers at most; longer trips are better planned island by island. */
export const MAX_DAYS = 21;

/** The pace of a trip until another is chosen. */
export const DEFAULT_PACE: Pace = 'balanced';

const isPace = (value: string | undefined): value is Pace =>
  value !== undefined && Object.hasOwn(PACES, value);

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

/** The address of an outline, from the values of the form. */
export function toSearch(values: FormValues): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of ['to', 'from', 'until', 'pace']) search.set(name, values[name] ?? '');
  if (values.like) search.set('like', values.like);
  return search;
}

/** Reads an address; whatever cannot be planned gives nothing. */
export function readTripRequest(search: URLSearchParams): TripRequest | undefined {
  const destination = DESTINATIONS.find(({ id }) => id === search.get('to'));
  const start = parseDay(search.get('from') ?? '');
  const end = parseDay(search.get('until') ?? '');
  if (!destination || start === undefined || end === undefined) return undefined;
  if (end < start || end - start >= MAX_DAYS) return undefined;
  const pace = search.get('pace') ?? undefined;
  // One for each interest where the browser sent the form, before its code was there.
  const liked = search.getAll('like').flatMap((ids) => ids.split(','));
  return {
    destination,
    start,
    end,
    interests: INTERESTS.map(({ id }) => id).filter((id) => liked.includes(id)),
    pace: isPace(pace) ? pace : DEFAULT_PACE,
  };
}
