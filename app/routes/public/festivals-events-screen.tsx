import { useSearchParams } from 'react-router-dom';
import { Button } from 'tapa-ui/button';
import { EmptyState } from 'tapa-ui/empty-state';
import {
  FESTIVAL_KINDS,
  FESTIVAL_PLACES,
  FESTIVALS,
  type Festival,
  type FestivalKind,
} from '../../content/festivals';
import { MONTHS } from '../../content/months';
import { page } from '../../content/pages/festivals-events';
import { ContentPage } from './content-page';
import { Calendar } from './festivals/calendar';
import { ChoiceChips } from './forms/choice-chips';
import { FilterForm } from './forms/filter-form';
import { SectionFrame } from './sections';
import { Triangles } from './triangles';

interface FestivalFilter {
  readonly kind?: FestivalKind;
  readonly place?: string;
}

export function readFilter(search: URLSearchParams): FestivalFilter {
  const kind = FESTIVAL_KINDS.find(({ id }) => id === search.get('kind'))?.id;
  const place = FESTIVAL_PLACES.find((name) => name === search.get('place'));
  return { ...(kind ? { kind } : {}), ...(place ? { place } : {}) };
}

export const filterFestivals = ({ kind, place }: FestivalFilter): readonly Festival[] =>
  FESTIVALS.filter(
    (festival) =>
      (kind === undefined || festival.kind === kind) && (place === undefined || festival.place === place),
  );

/** Returns the festivals that begin in a month from 1 to 12, in the order of its days. */
export const beginningIn = (month: number, festivals: readonly Festival[]): readonly Festival[] =>
  festivals.filter(({ from }) => from[0] === month).sort((one, other) => one.from[1] - other.from[1]);

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
        const found = beginningIn(index + 1, festivals);
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

function FilterBar({ filter, count }: { filter: FestivalFilter; count: number }) {
  const { kind = '' as const, place = '' } = filter;
  return (
    <search>
      <FilterForm filter={{ kind, place }}>
        <ChoiceChips
          legend="Kind"
          name="kind"
          defaultValue={kind}
          choices={FESTIVAL_KINDS.map(({ id, label }) => ({
            id,
            label,
            icon: <Triangles kind={id} count={1} />,
          }))}
        />
        <select
          className="control min-h-9 w-auto max-w-full px-2.5 text-body font-medium touch:min-h-11"
          name="place"
          aria-label="Place"
          defaultValue={place}
        >
          <option value="">All places</option>
          {FESTIVAL_PLACES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <p className="text-label text-muted md:ms-auto" role="status">
          <span>{`${count} ${count === 1 ? 'festival' : 'festivals'}`}</span>
          <span>, dates are usual times and move from year to year</span>
        </p>
      </FilterForm>
    </search>
  );
}
