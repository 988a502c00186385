'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { unitOf, wholeTriangles } from '../../domain/voyages.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { cx } from '../../lib/cx.js';
import { Skeleton, SkeletonLine, useLoading } from '../skeleton/index.js';
import { TriangleRow, VoyageKey } from './triangles.js';

/** One line of a statement. */
export interface StatementLine {
  /** Label: 'Platform commission (15%)'. */
  term: string;
  /** Amount, in units of the currency. */
  amount: number;
}

export interface VoyageStatementProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Total. */
  whole: StatementLine;
  /** Deduction, shown as a negative amount. */
  taken: StatementLine;
  /** Remainder. */
  rest: StatementLine;
  /** Leaves out the key, where a `VoyageKey` elsewhere shows the unit. @default false */
  keyless?: boolean | undefined;
}

const termLook = cva('', { variants: { total: { true: 't:font-semibold', false: 't:text-muted' } } });
const valueLook = cva('t:flex t:justify-end t:font-display t:figures', {
  variants: {
    total: {
      true: 't:text-figure-m t:[font-size:min(var(--tapa-text-figure-m),12cqi)]',
      false: 't:text-figure-s',
    },
  },
});

/**
 * A total, a deduction and the remainder as three aligned rows of triangles. The amounts are exact, the
 * triangles rounded.
 *
 * @example
 * <VoyageStatement whole={{ term: 'This month', amount: 46_800 }} taken={{ term: 'Commission', amount: 7020 }}
 *   rest={{ term: 'Payout', amount: 39_780 }} />
 */
export const VoyageStatement = forwardRef<HTMLDivElement, VoyageStatementProps>(function VoyageStatement(
  { whole, taken, rest: left, keyless = false, className, ...rest },
  ref,
) {
  const { money } = useFormatters();
  const loading = useLoading();
  const unit = unitOf(whole.amount);
  const all = wholeTriangles(whole.amount, unit);
  const kept = Math.min(all, wholeTriangles(left.amount, unit));
  const lines = [
    { ...whole, value: money(whole.amount), row: { filled: all }, total: false },
    { ...taken, value: money(-taken.amount), row: { skipped: kept, outlined: all - kept }, total: false },
    { ...left, value: money(left.amount), row: { filled: kept, left: all - kept }, total: true },
  ];
  return (
    <div
      data-slot="voyage-statement"
      className={cx('t:root t:@container t:grid t:min-w-0', className)}
      ref={ref}
      {...rest}
    >
      {keyless ? null : loading ? (
        <div className="t:mb-1 t:text-label">
          <SkeletonLine width={132} height={12} />
        </div>
      ) : (
        <VoyageKey states={[]} unit={money(unit)} className="t:mb-1" />
      )}
      <dl className="t:grid t:grid-cols-[minmax(0,13em)_minmax(0,1fr)_minmax(7em,max-content)] t:gap-x-6 t:gap-y-1 t:@max-phone:grid-cols-1">
        {lines.map(({ term, value, row, total }, index) => (
          <div
            key={term}
            data-total={total || undefined}
            className={cx(
              't:col-span-full t:grid t:min-h-16 t:grid-cols-subgrid t:items-center t:py-2 t:@max-phone:grid-cols-[minmax(0,1fr)_auto] t:@max-phone:gap-y-1 t:@max-card:grid-cols-1',
              index > 0 && 't:border-t',
            )}
          >
            <dt className={termLook({ total })}>{term}</dt>
            <dd
              aria-hidden="true"
              className={cx(
                't:min-w-0 t:@max-phone:order-1 t:@max-phone:col-span-full',
                total && 't:[--tapa-color-brand-mark:var(--tapa-color-text)]',
              )}
            >
              {loading ? (
                <Skeleton className="t:block" />
              ) : (
                <TriangleRow {...row} grounded stretched className="t:block" />
              )}
            </dd>
            <dd className={valueLook({ total })}>
              {loading ? <SkeletonLine width={total ? 90 : 68} /> : <bdi>{value}</bdi>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
});
