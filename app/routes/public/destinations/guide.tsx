import type { ReactNode } from 'react';
import { ChevronDown } from 'tapa-ui/icons';
import { type Activity, type Destination, INTERESTS, LENGTHS } from '../../../content/destinations';
import { MONTHS } from '../../../content/months';
import { RouterLink } from '../../../layout/router-link';

/** Everything that we know about a destination. Its anchor is its id, which `useRouteFocus` opens. */
export function Guide({ destination }: { destination: Destination }) {
  const { id, name, gateway, greeting, languages, seasons, custom, sunday, activities } = destination;
  return (
    <details id={id} className="app-question">
      <summary className="app-question-head">
        {name}
        <ChevronDown className="app-icon app-question-mark" aria-hidden="true" />
      </summary>
      <div className="app-guide">
        <dl className="app-facts">
          <Fact term="A greeting">
            <span lang={greeting.lang}>{greeting.phrase}</span> <span>{`(${greeting.language})`}</span>
          </Fact>
          <Fact term="You arrive in">{gateway}</Fact>
          <Fact term="Languages">{languages}</Fact>
          <Fact term="Seasons">{seasons}</Fact>
          <Fact term="As a guest">{custom}</Fact>
          {sunday ? <Fact term="Sunday">{sunday}</Fact> : null}
        </dl>
        <h3 className="app-panel-title">{`What to do in ${name}`}</h3>
        <ul className="app-activities">
          {activities.map((activity) => (
            <li key={activity.title}>
              <p className="app-activity-title">{activity.title}</p>
              <p className="app-activity-meta">{activityMeta(activity)}</p>
              <p className="app-muted">{activity.text}</p>
            </li>
          ))}
        </ul>
        <RouterLink className="app-more" href={`/ai-itinerary?to=${id}`}>
          {`Plan days in ${name}`}
        </RouterLink>
      </div>
    </details>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function activityMeta({ place, interest, length, months }: Activity): string {
  const label = INTERESTS.find(({ id }) => id === interest)?.label ?? '';
  const season = months?.map((month) => MONTHS[month - 1]).join(', ');
  return [place, label, LENGTHS[length], season].filter(Boolean).join(' · ');
}
