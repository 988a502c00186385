import { PLATFORM_COMMISSION_PERCENT } from 'tapa-ui/domain';
import { useFormatters } from 'tapa-ui/theme';
import { PITCH, TRIANGLE_HEIGHT, trianglePath } from '../triangles';

/** Split of tour revenue, in cents so that the parts add up. */
interface CommissionSplit {
  revenueCents: number;
  commissionCents: number;
  payoutCents: number;
}

export const MAX_GUESTS = 1000;
export const MAX_PRICE = 100_000;

const within = (value: number, max: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, 0), max) : 0;

/** Returns the nearest valid number of guests. NaN counts as 0. */
export const countedGuests = (guests: number): number => Math.round(within(guests, MAX_GUESTS));

/** Returns the nearest valid price. NaN counts as 0. */
export const countedPrice = (price: number): number => within(price, MAX_PRICE);

/** Prices are rounded to cents. */
export function splitRevenue(guests: number, price: number): CommissionSplit {
  const revenueCents = countedGuests(guests) * Math.round(countedPrice(price) * 100);
  const commissionCents = Math.round((revenueCents * PLATFORM_COMMISSION_PERCENT) / 100);
  return { revenueCents, commissionCents, payoutCents: revenueCents - commissionCents };
}

const MOST_TRIANGLES = 40;

/** Returns the dollars per triangle: 1, 2 or 5 times a power of ten, for at most `MOST_TRIANGLES`. */
export function triangleUnit(revenueCents: number): number {
  const smallest = revenueCents / 100 / MOST_TRIANGLES;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(smallest, 1))));
  return [1, 2, 5, 10].map((step) => step * power).find((unit) => unit >= smallest) ?? power;
}

const MARK = 'var(--tapa-color-brand-mark)';

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
      {/* Legend of the drawing, both hidden from screen readers. */}
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
