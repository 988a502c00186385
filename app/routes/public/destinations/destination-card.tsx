import { CoverArt } from 'tapa-ui/cover-art';
import type { Destination } from '../../../content/destinations';
import { MONTHS } from '../../../content/months';
import { RouterLink } from '../../../layout/router-link';
import type { Match } from './filter';

/** So many things to do stand on a card. */
const SHOWN = 3;

/** A destination with what fits in it; leads to its guide further down. */
export function DestinationCard({
  match: { destination, activities },
  month,
}: {
  match: Match;
  month?: number;
}) {
  const { id, name, art, summary } = destination;
  return (
    <article className="app-destination" aria-label={name}>
      <div className="app-destination-cover">
        <CoverArt scene={art} />
      </div>
      <div className="app-destination-body">
        <h3 className="app-panel-title">
          <RouterLink className="app-stretched" href={`#${id}`}>
            {name}
          </RouterLink>
        </h3>
        {month === undefined ? null : <p className="app-season">{seasonIn(destination, month)}</p>}
        <p className="app-muted">{summary}</p>
        <ul className="app-destination-list">
          {activities.slice(0, SHOWN).map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
          {activities.length > SHOWN ? <li>{`and ${activities.length - SHOWN} more`}</li> : null}
        </ul>
      </div>
    </article>
  );
}

/** What the weather of a month is like in a destination, in a few words. */
function seasonIn({ wetMonths }: Destination, month: number): string {
  const name = MONTHS[month - 1] ?? '';
  return wetMonths.includes(month) ? `${name}: wetter months` : `${name}: drier months`;
}
