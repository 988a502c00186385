import type { Festival } from '../../../content/festivals';
import { MONTHS } from '../../../content/months';
import { Triangles } from '../triangles';

/** Everything that we know about each festival, by the month in which it may begin. */
export function MonthList({ festivals }: { festivals: readonly Festival[] }) {
  return (
    <div className="app-month-list">
      {MONTHS.map((month, index) => {
        const found = festivals.filter(({ from: [number] }) => number === index + 1);
        if (found.length === 0) return null;
        return (
          <div key={month} className="app-month">
            <h3 className="app-month-name">{month}</h3>
            <ul>
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
    <li id={id} className="app-month-item">
      <Triangles kind={kind} count={1} />
      <div>
        <h4 className="app-month-title" tabIndex={-1}>
          {name}
        </h4>
        <p className="app-activity-meta">{`${when} · ${where.includes(place) ? where : `${where}, ${place}`}`}</p>
        <p className="app-muted">{note}</p>
      </div>
    </li>
  );
}
