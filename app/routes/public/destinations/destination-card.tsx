import { CoverArt } from 'tapa-ui/cover-art';
import { type Destination, INTERESTS, type Interest } from '../../../content/destinations';
import { MONTHS } from '../../../content/months';
import { CardTitle } from '../../../layout/parts';
import type { DestinationFilter, Match } from './filter';

const ACTIVITIES_SHOWN = 3;
const INTERESTS_SHOWN = 2;

export interface DestinationCardProps {
  match: Match;
  filter: DestinationFilter;
  isPointed: boolean;
  onPoint: (id: string | undefined) => void;
}

export function DestinationCard({ match, filter, isPointed, onPoint }: DestinationCardProps) {
  const { destination, activities } = match;
  const { id, name, art, summary } = destination;
  const isFiltered = filter.interest !== undefined || filter.month !== undefined;
  return (
    <article
      className="relative grid grid-rows-[auto_1fr] overflow-clip rounded-panel border bg-surface shadow-1 hover:shadow-2 data-pointed:border-brand-mark data-pointed:outline data-pointed:outline-brand-mark"
      aria-label={name}
      data-pointed={isPointed || undefined}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <div className="aspect-[16/9] overflow-clip">
        <CoverArt scene={art} />
      </div>
      <div className="grid content-start gap-2 px-5 pt-4 pb-5">
        <CardTitle href={`#${id}`}>{name}</CardTitle>
        {filter.month === undefined ? null : (
          <p className="text-label font-semibold">{seasonIn(destination, filter.month)}</p>
        )}
        <p className="text-muted">{summary}</p>
        {isFiltered ? (
          <ul role="list" className="grid gap-1 text-label *:border-t *:pt-1">
            {activities.slice(0, ACTIVITIES_SHOWN).map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
            {activities.length > ACTIVITIES_SHOWN ? (
              <li>{`and ${activities.length - ACTIVITIES_SHOWN} more`}</li>
            ) : null}
          </ul>
        ) : (
          <Interests match={match} />
        )}
      </div>
    </article>
  );
}

function Interests({ match: { activities } }: { match: Match }) {
  const countOf = (interest: Interest) =>
    activities.filter((activity) => activity.interest === interest).length;
  const most = INTERESTS.filter(({ id }) => countOf(id) > 0)
    .sort((one, other) => countOf(other.id) - countOf(one.id))
    .slice(0, INTERESTS_SHOWN);
  return (
    <ul role="list" className="flex flex-wrap gap-1.5">
      {most.map(({ id, label, icon: Icon }) => (
        <li
          key={id}
          className="inline-flex min-h-6 items-center gap-[5px] rounded-pill bg-neutral-soft px-2 text-caption font-medium text-muted"
        >
          <Icon className="icon-14" aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
}

function seasonIn({ wetMonths }: Destination, month: number): string {
  const name = MONTHS[month - 1] ?? '';
  return wetMonths.includes(month) ? `${name}: wetter months` : `${name}: drier months`;
}
