'use client';
import { TriangleAlert } from 'lucide-react';
import { NEAR_LIMIT_TEXT } from '../../components/progress';
import type { Budget, Department, TeamMember } from '../../domain';
import { type BudgetUse, budgetUse } from '../../domain/figures';
import type { Formatters } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { overBudgetText } from './texts';

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
export const barOf = (format: Formatters, use: BudgetUse) => ({
  value: use.isOver ? Math.max(use.percent, 101) : use.percent,
  valueText: format.percent(use.percent),
  nearLimit: true,
});

interface BudgetAlertProps {
  children: string;
  className?: string;
}

/** A warning about a budget: an icon and words. */
export function BudgetAlert({ children, className }: BudgetAlertProps) {
  return (
    <span
      className={cx(
        't:inline-flex t:items-center t:gap-[5px] t:font-semibold t:text-warning-text',
        className,
      )}
    >
      <TriangleAlert aria-hidden="true" className="t:icon-14" />
      <bdi>{children}</bdi>
    </span>
  );
}

interface BudgetStateProps {
  use: BudgetUse;
  className?: string;
}

/** That a budget is near its limit or beyond it, in words and never by colour alone (decision 35); else nothing. */
export function BudgetState({ use, className }: BudgetStateProps) {
  const format = useFormatters();
  if (!use.isNearLimit && !use.isOver) return null;
  return (
    <BudgetAlert className={className}>
      {use.isOver ? overBudgetText(format, use.overBy) : NEAR_LIMIT_TEXT}
    </BudgetAlert>
  );
}
