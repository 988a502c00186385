import { useSearchParams } from 'react-router-dom';
import { Button } from 'tapa-ui/button';
import { EmptyState } from 'tapa-ui/empty-state';
import type { Festival } from '../../content/festivals';
import { MONTHS } from '../../content/months';
import { page } from '../../content/pages/festivals-events';
import { ContentPage } from './content-page';
import { Calendar } from './festivals/calendar';
import { filterFestivals, readFilter } from './festivals/filter';
import { FilterBar } from './festivals/filter-bar';
import { SectionFrame } from './sections';
import { Triangles } from './triangles';

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

function MonthList({ festivals }: { festivals: readonly Festival[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2">
      {MONTHS.map((month, index) => {
        const found = festivals.filter(({ from: [number] }) => number === index + 1);
        if (found.length === 0) return null;
        return (
          <div key={month}>
            <h3 className="border-b pb-2 font-display text-title-panel">{month}</h3>
            <ul role="list">
              {found.map((festival) => (
                <MonthItem key={festival.id} {...festival} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

function MonthItem({ id, name, where, place, kind, when, note }: Festival) {
  return (
    <li id={id} className="grid scroll-mt-4 grid-cols-[14px_minmax(0,1fr)] gap-2.5 py-3 not-first:border-t">
      <Triangles kind={kind} count={1} className="mt-[5px]" />
      <div>
        <h4 className="font-semibold" tabIndex={-1}>
          {name}
        </h4>
        <p className="text-label text-subtle">{`${when} · ${where.includes(place) ? where : `${where}, ${place}`}`}</p>
        <p className="text-muted">{note}</p>
      </div>
    </li>
  );
}
