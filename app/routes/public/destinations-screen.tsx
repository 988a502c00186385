import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from 'tapa-ui/button';
import { EmptyState } from 'tapa-ui/empty-state';
import { Search } from 'tapa-ui/icons';
import { VisuallyHidden } from 'tapa-ui/visually-hidden';
import {
  type Activity,
  DESTINATIONS,
  type Destination,
  INTERESTS,
  LENGTHS,
} from '../../content/destinations';
import { MONTHS } from '../../content/months';
import { page } from '../../content/pages/destinations';
import { MoreLink, PanelTitle } from '../../layout/parts';
import { ContentPage } from './content-page';
import { DestinationCard } from './destinations/destination-card';
import { type DestinationFilter, filterDestinations, readFilter } from './destinations/filter';
import { PacificMap } from './destinations/pacific-map';
import { ChoiceChips } from './forms/choice-chips';
import { FilterForm } from './forms/filter-form';
import { formValues } from './forms/form-values';
import { fill } from './forms/use-form';
import { readDays, type TripDays } from './planner/days';
import { Disclosure, SectionFrame } from './sections';

const RESULTS_ID = 'results';
const MAP_ID = 'map';

export default function DestinationsScreen() {
  const [search] = useSearchParams();
  const [pointed, setPointed] = useState<string>();
  const [isMapOpen, setMapOpen] = useState(false);
  const filter = readFilter(search);
  const days = readDays(search);
  const matches = filterDestinations(filter);
  return (
    <ContentPage page={page}>
      {/* The filter stays in the window as long as its results. */}
      <div>
        <FilterBar filter={filter}>
          <div role="status" className="text-label text-muted md:ms-auto">
            <h2 id={RESULTS_ID} tabIndex={-1}>
              {/* The key makes screen readers announce the same count of another search. */}
              <span key={search.toString()}>{resultText(matches.length)}</span>
            </h2>
          </div>
        </FilterBar>
        {/* The scroll margin keeps focused elements clear of both bars. */}
        <div
          className="grid grid-cols-1 gap-6 pt-6 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start stays:[&_:is(a,button,[tabindex])]:scroll-mt-18"
          role="group"
          aria-labelledby={RESULTS_ID}
        >
          <div className="lg:sticky lg:top-[calc(var(--app-top-bar)+24px)] lg:order-1 stays:top-[calc(var(--app-top-bar)+72px)]">
            <Button
              className="min-h-11 lg:hidden"
              variant="secondary"
              aria-expanded={isMapOpen}
              aria-controls={MAP_ID}
              onClick={() => setMapOpen(!isMapOpen)}
            >
              {isMapOpen ? 'Hide the map' : 'Show the map'}
            </Button>
            <div id={MAP_ID} className={isMapOpen ? 'mt-3 lg:mt-0' : 'max-lg:hidden'}>
              <PacificMap
                shown={new Set(matches.map(({ destination }) => destination.id))}
                pointed={pointed}
                onPoint={setPointed}
              />
            </div>
          </div>
          {matches.length === 0 ? (
            <EmptyState title="No guide fits" action={<ShowAll />}>
              Try another spelling, another month or fewer words.
            </EmptyState>
          ) : (
            <div className="grid gap-6 sm:grid-cols-2">
              {matches.map((match) => (
                <DestinationCard
                  key={match.destination.id}
                  match={match}
                  filter={filter}
                  isPointed={match.destination.id === pointed}
                  onPoint={setPointed}
                />
              ))}
            </div>
          )}
        </div>
      </div>
      <SectionFrame
        id="guides"
        heading="The guides"
        intro="General knowledge to plan with. Hosts know better."
      >
        {DESTINATIONS.map((destination) => (
          <Guide key={destination.id} destination={destination} days={days} />
        ))}
      </SectionFrame>
    </ContentPage>
  );
}

/** Moves focus to the heading of the results when it disappears after a press. */
function ShowAll() {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(
    () => () => {
      if (link.current !== document.activeElement) return;
      document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <Button href="/destinations" ref={link}>
      Show all destinations
    </Button>
  );
}

const resultText = (count: number): string => `${count} ${count === 1 ? 'destination' : 'destinations'}`;

function Guide({ destination, days }: { destination: Destination; days: TripDays }) {
  const { id, name, gateway, greeting, languages, seasons, custom, sunday, activities } = destination;
  return (
    <Disclosure id={id} title={name}>
      <div className="grid justify-items-start gap-4 pt-2 pb-6">
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <Fact term="A greeting">
            <span lang={greeting.lang}>{greeting.phrase}</span> <span>{`(${greeting.language})`}</span>
          </Fact>
          <Fact term="You arrive in">{gateway}</Fact>
          <Fact term="Languages">{languages}</Fact>
          <Fact term="Seasons">{seasons}</Fact>
          <Fact term="As a guest">{custom}</Fact>
          {sunday ? <Fact term="Sunday">{sunday}</Fact> : null}
        </dl>
        <PanelTitle>{`What to do in ${name}`}</PanelTitle>
        <ul role="list" className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {activities.map((activity) => (
            <li key={activity.title}>
              <p className="text-item font-semibold">{activity.title}</p>
              <p className="text-label text-subtle">{activityMeta(activity)}</p>
              <p className="text-muted">{activity.text}</p>
            </li>
          ))}
        </ul>
        <MoreLink
          href={`/ai-itinerary?${new URLSearchParams({ to: id, ...days })}`}
        >{`Plan days in ${name}`}</MoreLink>
      </div>
    </Disclosure>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption font-semibold text-muted">{term}</dt>
      <dd className="leading-[1.5715]">{children}</dd>
    </div>
  );
}

function activityMeta({ place, interest, length, months }: Activity): string {
  const label = INTERESTS.find(({ id }) => id === interest)?.label ?? '';
  const season = months?.map((month) => MONTHS[month - 1]).join(', ');
  return [place, label, LENGTHS[length], season].filter(Boolean).join(' · ');
}

function FilterBar({ filter, children }: { filter: DestinationFilter; children: ReactNode }) {
  const { q, interest = '' as const, from = '', until = '' } = filter;
  const month = String(filter.month ?? '');
  return (
    <search className="stays:sticky stays:top-(--app-top-bar) stays:z-10 stays:bg-canvas">
      <FilterForm filter={{ q, month, interest, from, until }}>
        <div className="relative flex-[0_1_320px] max-md:flex-[1_1_100%]">
          <button
            type="submit"
            className="absolute inset-y-0 start-0 grid w-9 cursor-pointer place-items-center rounded-control text-muted hover:text-ink touch:w-11"
          >
            <Search className="icon-16" aria-hidden="true" />
            <VisuallyHidden>Search</VisuallyHidden>
          </button>
          <input
            className="control min-h-9 ps-9 text-body touch:min-h-11 touch:ps-11"
            name="q"
            type="search"
            aria-label="Where"
            placeholder="Apia, Suva, Nukuʻalofa"
            autoComplete="off"
            maxLength={200}
            enterKeyHint="search"
            defaultValue={q}
          />
        </div>
        <input type="hidden" name="from" defaultValue={from} />
        <input type="hidden" name="until" defaultValue={until} />
        <select
          className="control min-h-9 w-auto max-w-full px-2.5 text-body font-medium touch:min-h-11"
          name="month"
          aria-label="Month of travel"
          defaultValue={month}
          onChange={({ currentTarget: { form } }) => {
            // Clears the days, which were those of another month.
            if (form) fill(form, { ...formValues(form), from: '', until: '' });
          }}
        >
          <option value="">Any month</option>
          {MONTHS.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <ChoiceChips
          legend="Interest"
          name="interest"
          defaultValue={interest}
          choices={INTERESTS.map(({ icon: Icon, ...choice }) => ({
            ...choice,
            icon: <Icon className="icon-16" aria-hidden="true" />,
          }))}
        />
        {children}
      </FilterForm>
    </search>
  );
}
