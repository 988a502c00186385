import '../../styles/forms.css';
import '../../styles/destinations.css';
import { useLayoutEffect, useRef } from 'react';
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
import { SectionFrame } from './sections';

const RESULTS_ID = 'results';

export default function DestinationsScreen() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const matches = filterDestinations(filter);
  const apply = (values: FormData) => {
    const next = new URLSearchParams();
    values.forEach((value, name) => {
      if (typeof value === 'string' && value.trim() !== '') next.set(name, value.trim());
    });
    setSearch(next, { replace: true });
  };
  return (
    <ContentPage page={page}>
      <FilterBar filter={filter} onFilter={apply} />
      <section className="app-results" aria-labelledby={RESULTS_ID}>
        <div role="status">
          <h2 id={RESULTS_ID} tabIndex={-1} className="app-section-title">
            {/* By a key, so that another search with as many results is said too. */}
            <span key={search.toString()}>{resultText(matches.length)}</span>
          </h2>
        </div>
        {matches.length === 0 ? (
          <EmptyState title="No guide fits" action={<ShowAll />}>
            Try another spelling, another month or fewer words.
          </EmptyState>
        ) : (
          <div className="app-destinations">
            {matches.map((match) => (
              <DestinationCard key={match.destination.id} match={match} month={filter.month} />
            ))}
          </div>
        )}
      </section>
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

function resultText(count: number): string {
  if (count === DESTINATIONS.length) return `All ${count} destinations`;
  return `${count} ${count === 1 ? 'destination' : 'destinations'}`;
}
