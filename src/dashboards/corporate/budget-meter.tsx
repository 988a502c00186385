'use client';
import { NEAR_LIMIT_TEXT, Progress } from '../../components/progress';
import type { BudgetUse } from '../../domain/figures';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { FigureLine } from '../shared';
import { BudgetAlert, barOf } from './budget-state';
import { OVER_BUDGET_TEXT } from './texts';

interface BudgetMeterProps {
  use: BudgetUse;
  /** Space around the bar, as classes. */
  className: string;
}

/** How far the month's budget is used: '72% used' over a bar. */
export function BudgetMeter({ use, className }: BudgetMeterProps) {
  const format = useFormatters();
  return (
    <>
      <FigureLine
        figure={format.percent(use.percent)}
        beside={
          <>
            <span className="t:text-muted">used</span>
            <LimitWarning use={use} />
          </>
        }
      />
      <Progress
        aria-label="Monthly budget used"
        className={cx('t:flex-none', className)}
        {...barOf(format, use)}
      />
    </>
  );
}

/** 'Near limit' or 'Over budget', with an icon; by how much is said below. */
function LimitWarning({ use }: { use: BudgetUse }) {
  if (!use.isNearLimit && !use.isOver) return null;
  return (
    <BudgetAlert className="t:ms-auto t:text-label">
      {use.isOver ? OVER_BUDGET_TEXT : NEAR_LIMIT_TEXT}
    </BudgetAlert>
  );
}
