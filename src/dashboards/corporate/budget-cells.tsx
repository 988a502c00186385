'use client';
import { Progress } from '../../components/progress';
import type { BudgetUse } from '../../domain/figures';
import { useFormatters } from '../../i18n/use-formatters';
import { BudgetState, barOf } from './budget-state';

/** The use of a budget in a table: a bar with its percentage. */
export function UseCell({ of, use }: { of: string; use: BudgetUse }) {
  const format = useFormatters();
  return (
    <span className="t:grid t:grid-cols-[minmax(0,1fr)_minmax(calc(2.75*var(--tapa-rem,1rem)),max-content)] t:items-center t:gap-3">
      <Progress aria-label={`${of}: budget used`} {...barOf(format, use)} />
      <span aria-hidden="true" className="t:text-end t:text-muted t:figures">
        {format.percent(use.percent)}
      </span>
    </span>
  );
}

/** What is used of a budget, in a table: '$5,200 of $8,000'. Both lines begin or end where the cell's text does. */
export function UsedCell({ used, budget }: { used: number; budget: number }) {
  const format = useFormatters();
  return (
    <>
      <span className="t:block t:font-semibold">{format.money(used)}</span>
      <span className="t:block t:text-label t:font-regular t:text-muted">of {format.money(budget)}</span>
    </>
  );
}

/** What is left of a budget in a table: '$7,500'; near the limit and beyond it also in words. */
export function LeftCell({ use }: { use: BudgetUse }) {
  const format = useFormatters();
  return (
    <span className="t:inline-grid">
      {use.isOver ? null : <span>{format.money(use.left)}</span>}
      <BudgetState use={use} className="t:justify-end t:text-label" />
    </span>
  );
}

/** An amount in a table. */
export function MoneyCell({ amount }: { amount: number }) {
  const format = useFormatters();
  return <span className="t:font-semibold">{format.money(amount)}</span>;
}
