import type { agentMessages } from '../../i18n/compiled/en/agent.js';
import { numberOfDay, parseCalendarDay } from '../../lib/calendar-day.js';

/** A search for flights. Days are `YYYY-MM-DD`. */
export interface FlightSearch {
  readonly kind: 'flights';
  /** Town or airport, as typed. */
  readonly from: string;
  /** Town or airport, as typed. */
  readonly to: string;
  readonly departure: string;
  /** Day of return; '' for one way. */
  readonly return: string;
  readonly travelers: number;
}

export interface HotelSearch {
  readonly kind: 'hotels';
  /** Town or island, as typed. */
  readonly destination: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: number;
}

export interface ExperienceSearch {
  readonly kind: 'experiences';
  /** Town or island, as typed. */
  readonly destination: string;
  /** Search text, e.g. 'weaving'; '' for anything. */
  readonly interest: string;
  /** The day; '' for any day. */
  readonly date: string;
  readonly guests: number;
}

/** A search of external providers, distinguished by `kind`. */
export type ExternalSearch = FlightSearch | HotelSearch | ExperienceSearch;

export type ExternalSearchKind = ExternalSearch['kind'];

/** Trimmed values of a form, by name. */
export type SearchValues = Readonly<Record<string, string>>;

type SearchText = Exclude<SearchError, typeof WRONG_COUNT>;

export type SearchError = Extract<keyof typeof agentMessages, `agent.search.${string}`>;

export type SearchErrors = Readonly<Record<string, SearchError>>;

/** One field of a search form; its `name` is that of the search's property. */
interface SearchField {
  name: string;
  label: SearchText;
  type: 'text' | 'date' | 'number';
  /** Meaning shared by all kinds: a value is kept in its slot when the kind changes. */
  slot: 'origin' | 'place' | 'interest' | 'first' | 'last' | 'people';
  /** Error for an empty or invalid value. @default the field is optional */
  required?: SearchError | undefined;
}

export interface SearchForm {
  kind: ExternalSearchKind;
  title: SearchText;
  submit: SearchText;
  fields: readonly SearchField[];
  /** Two days, the least number of days between them, and the error for fewer. */
  order?: { first: string; second: string; least: number; error: SearchError } | undefined;
}

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

/** The forms of the External APIs tab, in their order (spec: 2.agent-search). */
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
      // Across the date line one arrives the day before, and may fly back on it.
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

export const searchOf = ({ kind, fields }: SearchForm, values: SearchValues): ExternalSearch =>
  Object.fromEntries([
    ['kind', kind],
    ...fields.map(({ name, type }) => [
      name,
      type === 'number' ? Number(text(values, name)) : text(values, name),
    ]),
  ]) as ExternalSearch;

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
