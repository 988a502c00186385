import type { Festival } from '../../../content/festivals';
import { MONTHS } from '../../../content/months';
import { Triangles } from '../triangles';

/** Everything that we know about each festival, by the month in which it may begin. */
export function MonthList({ festivals }: { festivals: readonly Festival[] }) {
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
