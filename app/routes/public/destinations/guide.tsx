import type { ReactNode } from 'react';
import { type Activity, type Destination, INTERESTS, LENGTHS } from '../../../content/destinations';
import { MONTHS } from '../../../content/months';
import { MoreLink, PanelTitle } from '../../../layout/parts';
import { Disclosure } from '../sections';

export function Guide({ destination }: { destination: Destination }) {
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
        <MoreLink href={`/ai-itinerary?to=${id}`}>{`Plan days in ${name}`}</MoreLink>
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
