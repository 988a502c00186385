import { useEffect, useState } from 'react';
import { FESTIVAL_PLACES, type Festival } from '../../../content/festivals';
import { MONTHS, monthsBefore } from '../../../content/months';
import { RouterLink } from '../../../layout/router-link';
import { Triangles } from '../triangles';

/** Triangles of a whole month; a day has at least the smallest number, or its bar would be lost. */
const TRIANGLES_A_MONTH = 5;
const FEWEST_TRIANGLES = 3;

/** From here on, in months, a name stands before its bar: behind it there is no room. */
const NAME_BEFORE = 7.5;

/** The number of this month, once the page is in a browser: the page is made ahead, in whatever month that was. */
function useThisMonth(): number | undefined {
  const [month, setMonth] = useState<number>();
  useEffect(() => setMonth(new Date().getMonth()), []);
  return month;
}

/** A year of festivals: a row a place, a lane a festival. Each leads to what there is to know of it. */
export function Calendar({ festivals }: { festivals: readonly Festival[] }) {
  const thisMonth = useThisMonth();
  const places = FESTIVAL_PLACES.filter((name) => festivals.some(({ place }) => place === name));
  return (
    <div className="app-season">
      <div className="app-season-row app-season-head" aria-hidden="true">
        <span>Place</span>
        <div className="app-season-months">
          {MONTHS.map((month, index) => (
            <span key={month} data-now={index === thisMonth || undefined}>
              {month.slice(0, 3)}
            </span>
          ))}
        </div>
      </div>
      {places.map((name) => (
        <div key={name} className="app-season-row">
          <h3 className="app-season-place">{name}</h3>
          <ul className="app-season-lanes">
            {festivals
              .filter(({ place }) => place === name)
              .map((festival) => (
                <Lane key={festival.id} festival={festival} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Lane({ festival: { id, name, where, kind, from, until } }: { festival: Festival }) {
  const start = monthsBefore(...from);
  const end = monthsBefore(...until);
  const count = Math.max(FEWEST_TRIANGLES, Math.round((end - start) * TRIANGLES_A_MONTH));
  const isNameBefore = start >= NAME_BEFORE;
  const room = isNameBefore ? MONTHS.length - Math.max(end, start + count / TRIANGLES_A_MONTH) : start;
  return (
    <li className="app-lane" data-name={isNameBefore ? 'before' : 'after'}>
      {/* A drawing, since its width is an attribute: the site's policy has no room for styles of an element. */}
      <svg
        className="app-lane-room"
        width={`${(Math.max(room, 0) / MONTHS.length) * 100}%`}
        aria-hidden="true"
      />
      <Triangles kind={kind} count={count} />
      <RouterLink className="app-lane-name" href={`#${id}`}>
        {name}
      </RouterLink>
      <span className="app-muted">{where}</span>
    </li>
  );
}
