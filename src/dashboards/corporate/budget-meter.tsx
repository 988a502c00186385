'use client';
import type { ReactNode } from 'react';
import { NEAR_LIMIT_TEXT, Progress } from '../../components/progress';
import { SkeletonLine, useLoading } from '../../components/skeleton';
import type { BudgetUse } from '../../domain/figures';
import { cx } from '../../lib/cx';
import { formatPercent } from '../../lib/format-number';
import { BudgetAlert, barOf } from './budget-state';
import { OVER_BUDGET_TEXT } from './texts';

interface BudgetMeterProps {
  use: BudgetUse;
  /** Space around the bar, as classes. */
  className: string;
}

/** How far the month's budget is used: '72% used' over a bar. */
export function BudgetMeter({ use, className }: BudgetMeterProps) {
  return (
    <>
      <BigFigure text={formatPercent(use.percent)} beside="used">
        <LimitWarning use={use} />
      </BigFigure>
      <Progress aria-label="Monthly budget used" className={cx('t:flex-none', className)} {...barOf(use)} />
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

interface BigFigureProps {
  text: string;
  /** A word after the figure. */
  beside: string;
  /** At the end of the line. */
  children?: ReactNode;
}

/** A large figure and a word: '72% used'. */
export function BigFigure({ text, beside, children }: BigFigureProps) {
  const loading = useLoading();
  if (loading) {
    return (
      <div className="t:font-display t:text-figure-l">
        <SkeletonLine width={112} height={28} />
      </div>
    );
  }
  return (
    <p className="t:flex t:flex-wrap t:items-baseline t:gap-x-2">
      <span className="t:font-display t:text-figure-l t:wrap-anywhere t:figures">{text}</span>
      <span className="t:text-muted">{beside}</span>
      {children}
    </p>
  );
}
