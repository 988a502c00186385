import type { agentMessages } from '../../i18n/compiled/en/agent.js';
import { numberOfDay, parseCalendarDay } from '../../lib/calendar-day.js';

/** A search for flights. Days are `YYYY-MM-DD`, as date fields give them. */
export interface FlightSearch {
  readonly kind: 'flights';
  /** Town or airport, as typed. */
  readonly from: string;
  /** Town or airport, as typed. */
  readonly to: string;
  /** Day of departure. */
  readonly departure: string;
  /** Day of return; '' for one way. */
  readonly return: string;
  /** How many people fly. */
  readonly travelers: number;
}

/** A search for hotels. */
export interface HotelSearch {
  readonly kind: 'hotels';
  /** Town or island, as typed. */
  readonly destination: string;
  /** Day of arrival. */
  readonly checkIn: string;
  /** Day of departure. */
  readonly checkOut: string;
  /** How many people stay. */
  readonly guests: number;
}

/** A search for experiences. */
export interface ExperienceSearch {
  readonly kind: 'experiences';
  /** Town or island, as typed. */
  readonly destination: string;
  /** The reader's search, e.g. 'weaving'; '' for anything. */
  readonly interest: string;
  /** The day; '' for any day. */
  readonly date: string;
  /** How many people take part. */
  readonly guests: number;
}

/** A search of an external provider, by what is searched. */
export type ExternalSearch = FlightSearch | HotelSearch | ExperienceSearch;

export type ExternalSearchKind = ExternalSearch['kind'];

/** The values of a form, by name, without blanks around. */
export type SearchValues = Readonly<Record<string, string>>;

type SearchText = Exclude<SearchError, typeof WRONG_COUNT>;

export type SearchError = Extract<keyof typeof agentMessages, `agent.search.${string}`>;

export type SearchErrors = Readonly<Record<string, SearchError>>;

/** One field of a search form; its `name` is the one in the search. */
interface SearchField {
  name: string;
  label: SearchText;
  type: 'text' | 'date' | 'number';
  /** Its meaning for all kinds: what is typed for one kind is kept in the same slot of another. */
  slot: 'origin' | 'place' | 'interest' | 'first' | 'last' | 'people';
  /** Said when nothing stands in it. @default it may stay empty */
  required?: SearchError | undefined;
}

export interface SearchForm {
  kind: ExternalSearchKind;
  title: SearchText;
  submit: SearchText;
  fields: readonly SearchField[];
  /** Two days, how many days the second comes after the first at least, and the text about one that comes before. */
  order?: { first: string; second: string; least: number; error: SearchError } | undefined;
}

/** The most people that one search is for. */
export const MAX_PEOPLE = 99;
export const WRONG_COUNT = 'agent.search.people.wrong';

export const text = (values: SearchValues, name: string): string => values[name] ?? '';

const guests = {
  name: 'guests',
  label: 'agent.search.guests',
  type: 'number',
  slot: 'people',
  required: WRONG_COUNT,
} as const;

const destination = {
  name: 'destination',
  label: 'agent.search.destination',
  type: 'text',
  slot: 'place',
  required: 'agent.search.destination.missing',
} as const;

/** The search tools of the External APIs tab, in their order (spec: 2.agent-search). */
export const SEARCH_FORMS: readonly SearchForm[] = [
  {
    kind: 'flights',
    title: 'agent.search.flights',
    submit: 'agent.search.flights.submit',
    fields: [
      {
        name: 'from',
        label: 'agent.search.from',
        type: 'text',
        slot: 'origin',
        required: 'agent.search.from.missing',
      },
      {
        name: 'to',
        label: 'agent.search.to',
        type: 'text',
        slot: 'place',
        required: 'agent.search.to.missing',
      },
      {
        name: 'departure',
        label: 'agent.search.departure',
        type: 'date',
        slot: 'first',
        required: 'agent.search.day.missing',
      },
      { name: 'return', label: 'agent.search.return', type: 'date', slot: 'last' },
      {
        name: 'travelers',
        label: 'agent.search.travelers',
        type: 'number',
        slot: 'people',
        required: WRONG_COUNT,
      },
    ],
    order: {
      first: 'departure',
      second: 'return',
      // Over the date line one arrives the day before, and may fly back on it.
      least: -1,
      error: 'agent.search.return.order',
    },
  },
  {
    kind: 'hotels',
    title: 'agent.search.hotels',
    submit: 'agent.search.hotels.submit',
    fields: [
      destination,
      {
        name: 'checkIn',
        label: 'agent.search.check-in',
        type: 'date',
        slot: 'first',
        required: 'agent.search.day.missing',
      },
      {
        name: 'checkOut',
        label: 'agent.search.check-out',
        type: 'date',
        slot: 'last',
        required: 'agent.search.day.missing',
      },
      guests,
    ],
    order: { first: 'checkIn', second: 'checkOut', least: 1, error: 'agent.search.check-out.order' },
  },
  {
    kind: 'experiences',
    title: 'agent.search.experiences',
    submit: 'agent.search.experiences.submit',
    fields: [
      destination,
      { name: 'interest', label: 'agent.search.interest', type: 'text', slot: 'interest' },
      { name: 'date', label: 'agent.search.date', type: 'date', slot: 'first' },
      guests,
    ],
  },
];

/** The search that the values of a form ask for: its fields by name, how many people as a number. */
export const searchOf = ({ kind, fields }: SearchForm, values: SearchValues): ExternalSearch =>
  Object.fromEntries([
    ['kind', kind],
    ...fields.map(({ name, type }) => [
      name,
      type === 'number' ? Number(text(values, name)) : text(values, name),
    ]),
  ]) as ExternalSearch;

/** Returns the faults of a form's values; empty when they can be searched. */
export function searchErrors({ fields, order }: SearchForm, values: SearchValues): SearchErrors {
  const errors: Record<string, SearchError> = {};
  for (const { name, type, required } of fields) {
    if (required === undefined) continue;
    const value = text(values, name);
    if (value === '' || (type === 'number' && !isPeople(Number(value)))) errors[name] = required;
  }
  if (order && text(values, order.second) !== '' && errors[order.first] === undefined) {
    const [first, second] = [order.first, order.second].map((name) =>
      numberOfDay(parseCalendarDay(text(values, name))),
    );
    if ((second ?? 0) - (first ?? 0) < order.least) errors[order.second] = order.error;
  }
  return errors;
}

const isPeople = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MAX_PEOPLE;
