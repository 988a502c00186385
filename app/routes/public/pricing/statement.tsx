import { PLATFORM_COMMISSION_PERCENT } from 'tapa-ui/domain';
import { useFormatters } from 'tapa-ui/theme';
import { PITCH, TRIANGLE_HEIGHT, trianglePath } from '../triangles';
import { type CommissionSplit, triangleUnit } from './split-revenue';

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
    { id: 'revenue', term: 'Tour revenue', cents: revenueCents, from: 0, count: all },
    {
      id: 'commission',
      term: `Platform commission (${PLATFORM_COMMISSION_PERCENT}%)`,
      cents: -commissionCents,
      from: all - kept,
      count: kept,
    },
    { id: 'payout', term: 'Payout to the organizer', cents: payoutCents, from: 0, count: all - kept },
  ];
  return (
    <div className="app-statement">
      {/* A legend of the drawing, which screen readers do not get. */}
      <p className="app-statement-unit" aria-hidden="true">{`One triangle is ${format.money(unit)}`}</p>
      <dl>
        {lines.map(({ id, term, cents, from, count }) => (
          <div key={id} className="app-statement-line" data-line={id}>
            <dt>{term}</dt>
            <dd className="app-statement-cloth" aria-hidden="true">
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${Math.max(all, 1) * PITCH} ${TRIANGLE_HEIGHT + 1}`}
                preserveAspectRatio="xMinYMax"
              >
                <path d={trianglePath(count, from)} />
              </svg>
            </dd>
            <dd className="app-statement-amount">{format.money(cents / 100)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
