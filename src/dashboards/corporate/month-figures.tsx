'use client';
import { cva } from 'class-variance-authority';
import { Skeleton, SkeletonLine, useLoading } from '../../components/skeleton/index.js';
import { TriangleRow, VoyageKey } from '../../components/voyage-band/index.js';
import type { Budget } from '../../domain/index.js';
import { rowUnitOf, wholeTriangles } from '../../domain/voyages.js';
import type { Place, Rich } from '../../i18n/message.js';
import { Sentence } from '../../i18n/sentence.js';
import { cx } from '../../lib/cx.js';
import { fittedFigure } from '../../lib/deep.js';
import { roundMoney } from '../../lib/math.js';
import { BudgetState, monthUse } from './budget-use.js';
import type { RequestTotals } from './employee-travel.js';
import { useI18n } from './i18n.js';

/** Returns the month's budget in whole triangles, at most as many as the budget has. */
function monthTriangles({ used, total }: Budget, pending: number) {
  const unit = rowUnitOf(total);
  const all = wholeTriangles(total, unit);
  const filled = Math.min(all, wholeTriangles(used, unit));
  const outlined = Math.max(0, Math.min(all, wholeTriangles(used + pending, unit)) - filled);
  return { unit, all, row: { filled, outlined, pale: all - filled - outlined } };
}

interface MonthFiguresProps {
  budget: Budget;
  /** Pending requests; `null` if unknown. */
  waiting: RequestTotals | null;
}

/** Key of the triangles. Invisible while loading, but it keeps its place: the unit depends on the figures. */
export function MonthKey({ budget, waiting, loading }: MonthFiguresProps & { loading: boolean }) {
  const { t, format } = useI18n();
  const { unit, all, row } = monthTriangles(budget, waiting?.cost ?? 0);
  const states = [
    { look: 'filled', label: t['corporate.month.key-used'] },
    { look: 'outlined', label: t['corporate.month.key-pending'] },
    { look: 'pale', label: t['corporate.month.key-left'] },
  ] as const;
  if (loading) {
    return <VoyageKey states={states} unit={format.money(TYPICAL_UNIT)} className="t:invisible" />;
  }
  const shown = states.filter(({ look }) => row[look] > 0);
  return all === 0 ? null : <VoyageKey states={shown} unit={format.money(unit)} />;
}

/** Typical unit, for the width of the key while it loads. */
const TYPICAL_UNIT = 2000;

const LINE =
  't:flex t:flex-wrap t:items-baseline t:gap-x-12 t:gap-y-2 t:@max-phone:grid t:@max-phone:justify-items-start t:@max-phone:gap-y-1';
/** About 22 px high in a wide row, and still visible on a phone. */
const ROW =
  't:mt-4 t:block t:aspect-[56] t:h-auto t:min-h-2 t:w-full t:@min-phone:*:[vector-effect:non-scaling-stroke]';

export function MonthFigures({ budget, waiting }: MonthFiguresProps) {
  const { t, format } = useI18n();
  const loading = useLoading();
  if (loading) return <MonthSkeleton />;
  const use = monthUse(budget, format);
  const [used, left] = [format.money(budget.used), format.money(budget.remaining)];
  const { all, row } = monthTriangles(budget, waiting?.cost ?? 0);
  const after = roundMoney((use.isOver ? -use.overBy : budget.remaining) - (waiting?.cost ?? 0));
  const rest = format.money(Math.abs(after));
  return (
    <div className="t:@container">
      <div className={LINE}>
        <Figure
          sentence={t['corporate.month.used-of']({
            used,
            total: format.money(budget.total),
            b: figureAs(fittedFigure(used.length)),
          })}
        />
        <Figure sentence={t['corporate.use.percent']({ percent: use.percent, b: figureAs(SMALL) }, format)} />
        {use.isOver ? (
          <Figure
            sentence={t['corporate.use.over-by'](
              { amount: use.overBy, b: figureAs(SMALL, 'warning') },
              format,
            )}
          />
        ) : (
          <div className="t:inline-flex t:max-w-full t:flex-wrap t:items-baseline t:gap-x-3">
            <Figure sentence={t['corporate.use.left']({ amount: left, b: figureAs(SMALL) })} />
            <BudgetState use={use} className="t:text-label" />
          </div>
        )}
        {waiting && waiting.count > 0 ? (
          <>
            <Figure
              sentence={t['corporate.month.pending']({
                cost: format.money(waiting.cost),
                b: figureAs(SMALL),
              })}
            />
            <Figure
              sentence={t[
                `corporate.month.${after < 0 ? 'over' : 'left'}-if-${waiting.total === undefined ? 'approved' : 'these'}`
              ](
                {
                  left: rest,
                  over: rest,
                  count: waiting.count,
                  b: figureAs(SMALL, after < 0 ? 'warning' : 'ink'),
                },
                format,
              )}
            />
          </>
        ) : null}
      </div>
      {/* Decorative: the figures above have the same values. */}
      {all > 0 ? <TriangleRow {...row} stretched className={ROW} /> : null}
    </div>
  );
}

const FIGURE = 't:flex t:max-w-full t:flex-wrap t:items-baseline t:gap-x-2 t:text-muted';
const SMALL = 't:font-display t:text-figure-m t:[font-size:min(var(--tapa-text-figure-m),12cqi)]';

const figureTone = cva('t:figures', {
  variants: { tone: { warning: 't:text-warning-text', ink: 't:text-ink' } },
});

const figureAs =
  (size: string, tone: 'ink' | 'warning' = 'ink'): Place =>
  (figure) => <span className={cx(size, figureTone({ tone }))}>{figure}</span>;

const Figure = ({ sentence }: { sentence: Rich }) => (
  <p className={FIGURE}>
    <Sentence text={sentence} rest={(text) => (text.trim() ? <bdi>{text}</bdi> : null)} />
  </p>
);

/** Typical widths of the figures and their labels, in px. */
const SKELETON_WIDTHS = [
  [132, 112],
  [44, 30],
  [96, 24],
  [88, 54],
  [90, 148],
] as const;

function MonthSkeleton() {
  return (
    <div className="t:@container">
      <div className={LINE}>
        {SKELETON_WIDTHS.map(([figure, label], index) => (
          <div key={label} className={FIGURE}>
            <span className={index === 0 ? fittedFigure(0) : SMALL}>
              <SkeletonLine width={figure} height={index === 0 ? 28 : 20} />
            </span>
            <SkeletonLine width={label} height={12} />
          </div>
        ))}
      </div>
      <Skeleton className={ROW} />
    </div>
  );
}
