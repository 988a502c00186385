import { useSearchParams } from 'react-router-dom';
import { Button } from 'tapa-ui/button';
import { EmptyState } from 'tapa-ui/empty-state';
import { page } from '../../content/pages/festivals-events';
import { ContentPage } from './content-page';
import { Calendar } from './festivals/calendar';
import { filterFestivals, readFilter } from './festivals/filter';
import { FilterBar } from './festivals/filter-bar';
import { MonthList } from './festivals/month-list';
import { SectionFrame } from './sections';

export default function FestivalsScreen() {
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const festivals = filterFestivals(filter);
  return (
    <ContentPage page={page}>
      <FilterBar filter={filter} count={festivals.length} />
      {festivals.length === 0 ? (
        <EmptyState
          title="No festival fits"
          headingLevel={2}
          action={<Button href="/festivals-events">Show all festivals</Button>}
        >
          Try another place, or festivals of any kind.
        </EmptyState>
      ) : (
        <>
          <section className="@container relative" aria-labelledby="year">
            <h2 id="year" className="sr-only max-lg:hidden">
              The year at a glance
            </h2>
            <Calendar festivals={festivals} />
          </section>
          <SectionFrame
            id="months"
            heading="Month by month"
            intro="What each one celebrates, and what to know."
          >
            <MonthList festivals={festivals} />
          </SectionFrame>
        </>
      )}
    </ContentPage>
  );
}
