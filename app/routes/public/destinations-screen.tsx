import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from 'tapa-ui/button';
import { EmptyState } from 'tapa-ui/empty-state';
import { DESTINATIONS } from '../../content/destinations';
import { page } from '../../content/pages/destinations';
import { ContentPage } from './content-page';
import { DestinationCard } from './destinations/destination-card';
import { filterDestinations, readFilter } from './destinations/filter';
import { FilterBar } from './destinations/filter-bar';
import { Guide } from './destinations/guide';
import { PacificMap } from './destinations/pacific-map';
import { SectionFrame } from './sections';

const RESULTS_ID = 'results';
const MAP_ID = 'map';

export default function DestinationsScreen() {
  const [search] = useSearchParams();
  const [pointed, setPointed] = useState<string>();
  const [isMapOpen, setMapOpen] = useState(false);
  const filter = readFilter(search);
  const matches = filterDestinations(filter);
  return (
    <ContentPage page={page}>
      {/* The filter stays in the window as long as what it filters. */}
      <div>
        <FilterBar filter={filter}>
          <div role="status" className="text-label text-muted md:ms-auto">
            <h2 id={RESULTS_ID} tabIndex={-1}>
              {/* By a key, so that another search with as many results is said too. */}
              <span key={search.toString()}>{resultText(matches.length)}</span>
            </h2>
          </div>
        </FilterBar>
        {/* What takes focus scrolls clear of both bars. */}
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
          <Guide key={destination.id} destination={destination} />
        ))}
      </SectionFrame>
    </ContentPage>
  );
}

/** Once it is followed it goes away: focus moves on to the heading of what it shows. */
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
