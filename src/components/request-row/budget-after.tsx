'use client';
import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { budgetUse, NEAR_LIMIT_PERCENT } from '../../domain/figures.js';
import { budgetAfterMessages } from '../../i18n/compiled/en/budget-after.js';
import { Sentence } from '../../i18n/sentence.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { Skeleton, SkeletonLine, useLoading } from '../skeleton/index.js';

/** Budget that pays for a request, in the provider's currency. */
export interface RequestBudget {
  /** Name of the budget: 'Field Research'. */
  name: string;
  total: number;
  /** Used amount before the request. */
  used: number;
  /** Cost of the request. */
  cost: number;
}

/** The bar between its texts, which are above it in narrow lists. On phones only the percentage shows. */
const LAYOUT =
  't:grid t:grid-cols-1 t:items-center t:gap-1 t:text-caption t:text-muted t:@max-table:grid-cols-[minmax(33%,1fr)_auto] t:@max-table:gap-x-3';
const BAR = 't:@max-table:order-1 t:@min-phone:@max-table:col-span-full t:@max-phone:h-1.5';
const ON_WIDE = 't:@max-phone:sr-only';
const AT_END = 't:hidden t:@max-phone:block t:@max-phone:order-2';

const figure = cva('t:font-semibold t:figures', {
  variants: { near: { true: 't:text-warning-text', false: 't:text-ink' } },
});
const barColor = cva('', { variants: { near: { true: 't:text-warning-mark', false: 't:text-brand-mark' } } });

/** Shows the effect of a request on its budget: the used part, the request hatched after it, and texts. */
export function BudgetAfter({ budget: { name, total, used, cost } }: { budget: RequestBudget }) {
  const t = useMessages(budgetAfterMessages);
  const format = useFormatters();
  const loading = useLoading();
  const hatch = useId();
  if (loading) {
    return (
      <div className={LAYOUT}>
        <span className={ON_WIDE}>
          <SkeletonLine width={120} height={12} />
        </span>
        <Skeleton height={10} className={BAR} />
        <span className={ON_WIDE}>
          <SkeletonLine width={96} height={12} />
        </span>
        <span className={AT_END}>
          <SkeletonLine width={28} height={12} />
        </span>
      </div>
    );
  }
  const before = budgetUse(used, total, format.moneyDigits());
  const after = budgetUse(used + cost, total, format.moneyDigits());
  const share = format.percent(after.percent);
  const isNear = after.percent >= NEAR_LIMIT_PERCENT;
  const strong = figure({ near: isNear });
  const part = (amount: number) => Math.min(100, Math.max(0, total > 0 ? (amount / total) * 100 : 0));
  const usedPart = part(used);
  return (
    <div data-slot="budget-after" className={LAYOUT}>
      <span className={cx('t:own-direction t:wrap-break-word', ON_WIDE)}>
        <Sentence
          text={t['budget-after.share']({
            name,
            share,
            b: (text) => <b className={strong}>{text}</b>,
          })}
        />
      </span>
      <svg
        role="img"
        aria-label={t['budget-after.bar']({ name, used: format.percent(before.percent), after: share })}
        width="100%"
        height="10"
        className={cx(
          't:block t:overflow-clip t:rounded-pill t:bg-surface-sunken t:box-shadow-[inset_0_0_0_1px_var(--tapa-color-border)] t:icon-directional',
          BAR,
          barColor({ near: isNear }),
        )}
      >
        <pattern
          id={hatch}
          width="4.5"
          height="4.5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="4.5" height="4.5" fill="currentColor" fillOpacity="0.28" />
          <rect width="1.5" height="4.5" fill="currentColor" />
        </pattern>
        <rect width={`${usedPart}%`} height="10" fill="currentColor" />
        <rect
          x={`${usedPart}%`}
          width={`${part(used + cost) - usedPart}%`}
          height="10"
          fill={`url(#${hatch})`}
        />
      </svg>
      <b aria-hidden="true" className={cx(strong, AT_END)}>
        {share}
      </b>
      <span className={cx('t:own-direction t:figures-in-text', ON_WIDE)}>
        {after.isOver
          ? t['budget-after.over']({ over: format.money(after.overBy), total: format.money(total) })
          : t['budget-after.left']({ left: format.money(after.left), total: format.money(total) })}
      </span>
    </div>
  );
}
