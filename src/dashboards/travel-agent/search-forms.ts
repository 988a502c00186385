// What the search forms of the External APIs tab ask for. Days are `YYYY-MM-DD`, as date fields give them.

/** A search for flights. */
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
  /** What they look for, e.g. 'weaving'; '' for anything. */
  readonly interest: string;
  /** The day; '' for any day. */
  readonly date: string;
  /** How many people take part. */
  readonly guests: number;
}

/** A search of an external provider, by what is searched. */
export type ExternalSearch = FlightSearch | HotelSearch | ExperienceSearch;

/** What can be searched. */
export type ExternalSearchKind = ExternalSearch['kind'];

/** What stands in the fields of a form, by name, without blanks around. */
export type SearchValues = Readonly<Record<string, string>>;

/** What is wrong in a form, by the name of the field. */
export type SearchErrors = Readonly<Record<string, string>>;

/** One field of a search form; its `name` is the one in the search. */
export interface SearchField {
  name: string;
  label: string;
  type: 'text' | 'date' | 'number';
  /** Shares a line with the next or the one before. @default false */
  half?: boolean;
  /** Said when nothing stands in it. @default it may stay empty */
  required?: string;
}

/** One search form. */
export interface SearchForm {
  kind: ExternalSearchKind;
  title: string;
  /** What its button says. */
  submit: string;
  fields: readonly SearchField[];
  /** Two days of which the second must be later, and what is said when it is not. */
  order?: { first: string; second: string; error: string };
}

/** The most people that one search is for. */
const MAX_PEOPLE = 99;
const PEOPLE_ERROR = `Enter a number from 1 to ${MAX_PEOPLE}.`;

const text = (values: SearchValues, name: string): string => values[name] ?? '';

const guests = { name: 'guests', label: 'Guests', type: 'number', required: PEOPLE_ERROR } as const;

/** The search tools of the External APIs tab, in their order (spec: 2.agent-search). */
export const SEARCH_FORMS: readonly SearchForm[] = [
  {
    kind: 'flights',
    title: 'Flights',
    submit: 'Search flights',
    fields: [
      { name: 'from', label: 'From', type: 'text', half: true, required: 'Enter where the flight starts.' },
      { name: 'to', label: 'To', type: 'text', half: true, required: 'Enter where the flight goes.' },
      { name: 'departure', label: 'Departure', type: 'date', half: true, required: 'Choose a day.' },
      { name: 'return', label: 'Return', type: 'date', half: true },
      { name: 'travelers', label: 'Travelers', type: 'number', required: PEOPLE_ERROR },
    ],
    order: { first: 'departure', second: 'return', error: 'Choose a day after the departure.' },
  },
  {
    kind: 'hotels',
    title: 'Hotels',
    submit: 'Search hotels',
    fields: [
      { name: 'destination', label: 'Destination', type: 'text', required: 'Enter a destination.' },
      { name: 'checkIn', label: 'Check-in', type: 'date', half: true, required: 'Choose a day.' },
      { name: 'checkOut', label: 'Check-out', type: 'date', half: true, required: 'Choose a day.' },
      guests,
    ],
    order: { first: 'checkIn', second: 'checkOut', error: 'Choose a day after the check-in.' },
  },
  {
    kind: 'experiences',
    title: 'Experiences',
    submit: 'Search experiences',
    fields: [
      { name: 'destination', label: 'Destination', type: 'text', required: 'Enter a destination.' },
      { name: 'interest', label: 'Interest', type: 'text' },
      { name: 'date', label: 'Date', type: 'date', half: true },
      { ...guests, half: true },
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

/** What is wrong with the values of a form; empty when they can be searched. */
export function searchErrors({ fields, order }: SearchForm, values: SearchValues): SearchErrors {
  const errors: Record<string, string> = {};
  for (const { name, type, required } of fields) {
    if (required === undefined) continue;
    const value = text(values, name);
    if (value === '' || (type === 'number' && !isPeople(Number(value)))) errors[name] = required;
  }
  if (order && text(values, order.second) !== '' && errors[order.first] === undefined) {
    // Days written as YYYY-MM-DD sort as they follow each other.
    if (text(values, order.second) <= text(values, order.first)) errors[order.second] = order.error;
  }
  return errors;
}

const isPeople = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MAX_PEOPLE;
