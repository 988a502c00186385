import { useEffect, useState } from 'react';
import { FESTIVAL_PLACES, type Festival } from '../../../content/festivals';
import { MONTHS, monthsBefore } from '../../../content/months';
import { RouterLink } from '../../../layout/router-link';
import { Triangles } from '../triangles';

const TRIANGLES_A_MONTH = 5;
/** Minimum, so that the bar of a single day is noticeable. */
const FEWEST_TRIANGLES = 3;

/** Start in months from which a name is placed before its bar, for want of room behind. */
const NAME_BEFORE = 7.5;

/** Returns the current month, only in the browser: the page may have been prerendered in another month. */
function useThisMonth(): number | undefined {
  const [month, setMonth] = useState<number>();
  useEffect(() => setMonth(new Date().getMonth()), []);
  return month;
}

export function Calendar({ festivals }: { festivals: readonly Festival[] }) {
  const thisMonth = useThisMonth();
  const places = FESTIVAL_PLACES.filter((name) => festivals.some(({ place }) => place === name));
  return (
    <div className="mt-6 mb-14 overflow-clip rounded-panel border bg-surface shadow-1 @max-table:hidden">
      <div
        className="grid grid-cols-[208px_minmax(0,1fr)] bg-surface-sunken text-caption font-semibold text-muted"
        aria-hidden="true"
      >
        <span className="px-6 py-2.5">Place</span>
        <div className="grid grid-cols-12">
          {MONTHS.map((month, index) => (
            <span
              key={month}
              className={`border-s px-2 py-2.5 ${index === thisMonth ? 'bg-brand-soft text-on-brand-soft' : ''}`}
            >
              {month.slice(0, 3)}
            </span>
          ))}
        </div>
      </div>
      {places.map((name) => (
        <div key={name} className="grid grid-cols-[208px_minmax(0,1fr)] border-t">
          <h3 className="px-6 py-3 font-semibold">{name}</h3>
          <ul
            role="list"
            className="grid auto-rows-[minmax(34px,auto)] gap-1 bg-[repeating-linear-gradient(to_right,var(--tapa-color-border)_0_1px,transparent_1px_calc(100%/12))] py-2 pointer-coarse:auto-rows-[minmax(44px,auto)]"
          >
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
    <li
      className={`group relative flex items-center gap-x-2 text-label whitespace-nowrap hover:bg-surface-hover ${isNameBefore ? 'flex-row-reverse' : ''}`}
    >
      {/* An <svg>, because its width is an attribute: the security policy forbids style attributes. */}
      <svg
        className={`h-px flex-none ${isNameBefore ? '-ms-2' : '-me-2'}`}
        width={`${(Math.max(room, 0) / MONTHS.length) * 100}%`}
        aria-hidden="true"
      />
      <Triangles kind={kind} count={count} />
      {/* The link covers the whole lane. */}
      <RouterLink
        className={`font-semibold after:absolute after:inset-0 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center ${isNameBefore ? 'order-1' : ''}`}
        href={`#${id}`}
      >
        {name}
      </RouterLink>
      <span className="text-muted">{where}</span>
    </li>
  );
}
