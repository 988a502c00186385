import { TriangleAlert } from 'lucide-react';
import { NEAR_LIMIT_TEXT } from '../../components/progress';
import { type Budget, type BudgetUse, budgetUse, type Department, type TeamMember } from '../../domain';
import { cx } from '../../lib/cx';
import { formatPercent } from '../../lib/format-number';
import { leftText } from './texts';

/** How far the month's budget is used. */
export const monthUse = ({ used, total }: Budget): BudgetUse => budgetUse(used, total);

/** How far a department's part of the budget is used. */
export const departmentUse = ({ used, allocated }: Department): BudgetUse => budgetUse(used, allocated);

/** How far someone's travel budget is used. */
export const memberUse = ({ budgetUsed, travelBudget }: TeamMember): BudgetUse =>
  budgetUse(budgetUsed, travelBudget);

/**
 * A use as a bar shows it, in percent: rounded as in words, and beyond the end when overspent, also where a budget of
 * nothing gives no percentage (decisions 16 and 35).
 */
export const barOf = (use: BudgetUse) => ({
  value: use.isOver ? Math.max(use.percent, 101) : use.percent,
  valueText: formatPercent(use.percent),
  nearLimit: true,
});

interface BudgetStateProps {
  use: BudgetUse;
  className?: string;
}

/** What is left; near the limit and beyond it with an icon and in words, never by colour alone (decision 35). */
export function BudgetState({ use, className }: BudgetStateProps) {
  const isTight = use.isOver || use.isNearLimit;
  if (!isTight) return <bdi className={cx('t:figures', className)}>{leftText(use.left, 0)}</bdi>;
  return (
    <span
      className={cx(
        't:inline-flex t:items-center t:gap-[5px] t:font-semibold t:text-warning-text',
        className,
      )}
    >
      <TriangleAlert aria-hidden="true" className="t:icon-14" />
      <bdi>{use.isOver ? leftText(0, use.overBy) : NEAR_LIMIT_TEXT}</bdi>
    </span>
  );
}
