'use client';
import { type FormEvent, useState } from 'react';
import { ActionFailure, isBusy, useAction } from '../../components/action-button/index.js';
import { Button } from '../../components/button/index.js';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid/index.js';
import { Field } from '../../components/field/index.js';
import { PanelBody } from '../../components/panel/index.js';
import type { agentMessages } from '../../i18n/compiled/en/agent.js';
import type { Formatters } from '../../i18n/formatters.js';
import { Search } from '../../icons/index.js';
import { numberOfDay, parseCalendarDay } from '../../lib/calendar-day.js';
import { useDrawsAction } from '../../lib/contexts.js';
import { cx } from '../../lib/cx.js';
import { DashboardPanel } from '../shared/index.js';
import { ProvidersPanel } from './providers-panel.js';
import type { TravelAgentShown } from './travel-agent-dashboard.js';
import { useWords } from './words.js';

/** External APIs: search tools for flights, hotels and experiences, and how each provider performs (spec: 2.agent-search). */
export function ExternalApisTab({ data, onSearch }: Pick<TravelAgentShown, 'data' | 'onSearch'>) {
  const drawsAction = useDrawsAction();
  const { t } = useWords();
  return (
    <DashboardStack>
      {/* A form that nobody hears is all button. */}
      {drawsAction(onSearch) ? (
        <DashboardGrid>
          {SEARCH_FORMS.map((form) => (
            <DashboardPanel key={form.kind} slot={`search-${form.kind}`} span={4} title={t[form.title]}>
              <PanelBody>
                <SearchFormView form={form} onSearch={onSearch} />
              </PanelBody>
            </DashboardPanel>
          ))}
        </DashboardGrid>
      ) : null}
      <ProvidersPanel data={data} />
    </DashboardStack>
  );
}

interface SearchFormViewProps {
  form: SearchForm;
  /** Without it the form does nothing. */
  onSearch: ((search: ExternalSearch) => unknown) | undefined;
}

/** One search tool: labelled fields, checked when sent. The first field that is wrong takes the focus. */
function SearchFormView({ form, onSearch }: SearchFormViewProps) {
  const [errors, setErrors] = useState<SearchErrors>({});
  const { t, format } = useWords();
  const search = useAction(onSearch);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!onSearch) return;
    const values = valuesOf(event.currentTarget);
    const found = searchErrors(form, values);
    setErrors(found);
    const wrong = form.fields.find(({ name }) => found[name] !== undefined);
    if (!wrong) {
      search.run(searchOf(form, values));
      return;
    }
    // No two fields have one name, so it is no list of them.
    const field = event.currentTarget.elements.namedItem(wrong.name) as HTMLElement | null;
    field?.focus();
  }

  return (
    <form
      role="search"
      aria-label={t[form.submit]}
      noValidate
      onSubmit={submit}
      className="t:flex t:flex-col t:gap-5"
    >
      <div className="t:grid t:grid-cols-[repeat(auto-fit,minmax(max(34%,min(100%,calc(9.25*var(--tapa-rem,1rem)))),1fr))] t:gap-x-3 t:gap-y-4">
        {form.fields.map(({ name, label, type, half = false, required }) => (
          <div key={name} className={cx('t:min-w-0', !half && 't:col-span-full')}>
            <Field
              name={name}
              label={t[label]}
              type={type}
              optional={required === undefined}
              error={errorText(errors[name], format, t)}
              autoComplete="off"
              {...(type === 'number' ? { min: 1, defaultValue: 1, inputMode: 'numeric' } : {})}
            />
          </div>
        ))}
      </div>
      <ActionFailure action={search} />
      <Button
        type="submit"
        variant="tonal"
        icon={<Search />}
        aria-disabled={isBusy(search) || undefined}
        busyLabel={search.status === 'working' ? t['action.working'] : undefined}
        className="t:mt-auto"
      >
        {t[form.submit]}
      </Button>
    </form>
  );
}

function valuesOf(form: HTMLFormElement): SearchValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value.trim();
  }
  return values;
}

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

/** Returns the values of a form, by name, without blanks around. */
type SearchValues = Readonly<Record<string, string>>;

type SearchText = Exclude<SearchError, typeof WRONG_COUNT>;

type SearchError = Extract<keyof typeof agentMessages, `agent.search.${string}`>;

export type SearchErrors = Readonly<Record<string, SearchError>>;

/** One field of a search form; its `name` is the one in the search. */
interface SearchField {
  name: string;
  label: SearchText;
  type: 'text' | 'date' | 'number';
  /** Shares a line with the next or the one before. @default false */
  half?: boolean | undefined;
  /** Said when nothing stands in it. @default it may stay empty */
  required?: SearchError | undefined;
}

interface SearchForm {
  kind: ExternalSearchKind;
  title: SearchText;
  submit: SearchText;
  fields: readonly SearchField[];
  /** Two days, how many days the second comes after the first at least, and the text about one that comes before. */
  order?: { first: string; second: string; least: number; error: SearchError } | undefined;
}

/** The most people that one search is for. */
const MAX_PEOPLE = 99;
const WRONG_COUNT = 'agent.search.people.wrong';

const text = (values: SearchValues, name: string): string => values[name] ?? '';

const guests = {
  name: 'guests',
  label: 'agent.search.guests',
  type: 'number',
  required: WRONG_COUNT,
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
        half: true,
        required: 'agent.search.from.missing',
      },
      { name: 'to', label: 'agent.search.to', type: 'text', half: true, required: 'agent.search.to.missing' },
      {
        name: 'departure',
        label: 'agent.search.departure',
        type: 'date',
        half: true,
        required: 'agent.search.day.missing',
      },
      { name: 'return', label: 'agent.search.return', type: 'date', half: true },
      { name: 'travelers', label: 'agent.search.travelers', type: 'number', required: WRONG_COUNT },
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
      {
        name: 'destination',
        label: 'agent.search.destination',
        type: 'text',
        required: 'agent.search.destination.missing',
      },
      {
        name: 'checkIn',
        label: 'agent.search.check-in',
        type: 'date',
        half: true,
        required: 'agent.search.day.missing',
      },
      {
        name: 'checkOut',
        label: 'agent.search.check-out',
        type: 'date',
        half: true,
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
      {
        name: 'destination',
        label: 'agent.search.destination',
        type: 'text',
        required: 'agent.search.destination.missing',
      },
      { name: 'interest', label: 'agent.search.interest', type: 'text' },
      { name: 'date', label: 'agent.search.date', type: 'date', half: true },
      { ...guests, half: true },
    ],
  },
];

/** The search that the values of a form ask for: its fields by name, how many people as a number. */
const searchOf = ({ kind, fields }: SearchForm, values: SearchValues): ExternalSearch =>
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

function errorText(error: SearchError | undefined, format: Formatters, t: typeof agentMessages) {
  if (error === undefined) return undefined;
  return error === WRONG_COUNT ? t[error]({ least: 1, most: MAX_PEOPLE }, format) : t[error];
}

const isPeople = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MAX_PEOPLE;
