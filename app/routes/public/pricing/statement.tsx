import { PLATFORM_COMMISSION_PERCENT } from 'tapa-ui/domain';
import { useFormatters } from 'tapa-ui/theme';
import { PITCH, TRIANGLE_HEIGHT, trianglePath } from '../triangles';
import { type CommissionSplit, triangleUnit } from './split-revenue';

const MARK = 'var(--tapa-color-brand-mark)';

/** The payment of guests, the share that is kept and the organizer's payout: three lines that add up, as cloth and in figures. */
export function Statement({
  split: { revenueCents, commissionCents, payoutCents },
}: {
  split: CommissionSplit;
}) {
  const format = useFormatters();
  const unit = triangleUnit(revenueCents);
  const inTriangles = (cents: number) => Math.round(cents / 100 / unit);
  const all = inTriangles(revenueCents);
  const kept = inTriangles(commissionCents);
  const lines = [
    { term: 'Tour revenue', cents: revenueCents, from: 0, count: all, fill: MARK },
    {
      term: `Platform commission (${PLATFORM_COMMISSION_PERCENT}%)`,
      cents: -commissionCents,
      from: all - kept,
      count: kept,
      fill: 'none',
      stroke: MARK,
    },
    { term: 'Payout to the organizer', cents: payoutCents, from: 0, count: all - kept, isSum: true },
  ];
  return (
    <div>
      {/* A legend of the drawing, which screen readers do not get. */}
      <p
        className="text-end text-label text-muted"
        aria-hidden="true"
      >{`One triangle is ${format.money(unit)}`}</p>
      <dl>
        {lines.map(({ term, cents, from, count, fill = 'currentColor', stroke, isSum }) => (
          <div
            key={term}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-3.5 not-first:border-t @[46em]:min-h-15 @[46em]:grid-cols-[208px_minmax(0,1fr)_112px]"
          >
            <dt className={isSum ? 'font-semibold' : 'text-muted'}>{term}</dt>
            <dd className="col-span-full row-2 border-b @[46em]:col-2 @[46em]:row-1" aria-hidden="true">
              <svg
                className="block max-h-3.5 w-full forced-colors:fill-[CanvasText]"
                fill={fill}
                stroke={stroke}
                strokeWidth="1.5"
                aria-hidden="true"
                viewBox={`0 0 ${Math.max(all, 1) * PITCH} ${TRIANGLE_HEIGHT + 1}`}
                preserveAspectRatio="xMinYMax"
              >
                <path d={trianglePath(count, from)} />
              </svg>
            </dd>
            <dd
              className={`text-end font-display leading-[1.25] tabular-nums ${isSum ? 'text-figure-m' : 'text-title-section'}`}
            >
              {format.money(cents / 100)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
