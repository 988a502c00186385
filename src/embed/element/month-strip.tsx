import { Skeleton, useLoading } from '../../components/skeleton/index.js';
import { monthsAhead, type VoyageCell, type VoyageEntry } from '../../domain/voyages.js';
import { usePeriods } from '../../i18n/period-formatters.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { dayOf } from '../../lib/calendar-day.js';
import { triangle } from '../../lib/math.js';

/** Triangles of a month. As many as can be told apart on a phone; a month with more is full. */
const A_MONTH = 3;
/** Room of a triangle, between months, and the height of the drawing, which is as wide as its panel. */
const PITCH = 10;
const GAP = 4;
const HEIGHT = 16;
const MONTH = A_MONTH * PITCH + GAP;
/** By how much an outlined triangle is smaller at its base and point, so that its line ends where a filled one does. */
const LINE = 0.9;
/** Where it is narrow every third month is named. */
const NAMED = 3;

export interface MonthStripProps {
  entries: readonly VoyageEntry[];
}

// An ornament: the rows say all of it. It has the same height while it loads and whatever there is, so that no row moves.
export function MonthStrip({ entries }: MonthStripProps) {
  const format = useFormatters();
  const periods = usePeriods();
  const loading = useLoading();
  const today = dayOf(new Date(), format.timeZone);
  if (!today) return null;
  const months = monthsAhead(entries, today);
  return (
    <div
      data-slot="month-strip"
      aria-hidden="true"
      className="t:px-panel-padding t:pb-3 t:@max-phone:px-panel-padding-compact"
    >
      {loading ? <Skeleton height={HEIGHT} className="t:block" /> : <Triangles months={months} />}
      <div className="t:mt-1.5 t:grid t:grid-cols-12 t:gap-x-[0.99%] t:text-caption t:text-muted">
        {months.map(({ period }, index) => (
          <bdi
            key={period}
            className={
              index % NAMED === 0
                ? 't:whitespace-nowrap t:@max-phone:col-span-3'
                : 't:whitespace-nowrap t:@max-phone:hidden'
            }
          >
            {periods.month(period)}
          </bdi>
        ))}
      </div>
    </div>
  );
}

/** How many triangles of a month look how, in their order. */
function looksOf({ confirmed, pending = 0 }: VoyageCell) {
  const filled = Math.min(confirmed ?? 0, A_MONTH);
  const outlined = Math.min(pending, A_MONTH - filled);
  return { filled, outlined, pale: A_MONTH - filled - outlined };
}

function Triangles({ months }: { months: readonly VoyageCell[] }) {
  const width = months.length * MONTH - GAP;
  const draw = (look: 'filled' | 'outlined' | 'pale', inset = 0): string =>
    months
      .flatMap((month, index) => {
        const { filled, outlined, ...rest } = looksOf(month);
        const count = { filled, outlined, ...rest }[look];
        const first = { filled: 0, outlined: filled, pale: filled + outlined }[look];
        return Array.from({ length: count }, (_, place) =>
          triangle(
            index * MONTH + (first + place) * PITCH + 0.75 + inset,
            HEIGHT - inset,
            PITCH - 1.5 - 2 * inset,
            HEIGHT - 1 - 2 * inset,
          ),
        );
      })
      .join('');
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="t:icon-directional t:block"
    >
      <path d={draw('filled')} className="t:triangle-filled" />
      <path d={draw('outlined', LINE)} className="t:triangle-outlined t:[vector-effect:non-scaling-stroke]" />
      <path d={draw('pale')} className="t:triangle-pale" />
    </svg>
  );
}
