'use client';
import { budgetUse, sumOf } from '../../domain/figures.js';
import type { Department } from '../../domain/index.js';
import { isPending } from '../../domain/status.js';
import { plain } from '../../i18n/message.js';
import { ArrowRight } from '../../icons/index.js';
import { barOf } from './budget-use.js';
import { knownRequests } from './department-requests.js';
import type { CorporateData } from './reads.js';
import { useWords } from './words.js';

/** The cost of waiting requests, by department; nothing where they are not known. */
export function requestedOf(data: CorporateData): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  if (!knownRequests(data) || data.departments.isSample) return costs;
  for (const { key, department, status, cost } of data.employeeTravel.items) {
    if (!isPending(status) || data.decided?.has(key)) continue;
    costs.set(department, sumOf([costs.get(department) ?? 0, cost]));
  }
  return costs;
}

/**
 * How far a department's part of the budget is used, and how far it would be once all that it asks for is approved.
 *
 * @param cost - what it asks for; 0 where that is nothing, or not known
 */
export function useDepartmentUse({ used, allocated }: Department, cost: number) {
  const { t, format } = useWords();
  const digits = format.moneyDigits();
  const use = budgetUse(used, allocated, digits);
  const after = cost > 0 ? budgetUse(used + cost, allocated, digits) : undefined;
  const bar = barOf(format, use);
  const share = format.percent(use.percent);
  // A small request changes no whole percent, and a budget of nothing has none.
  const later = after && after.percent !== use.percent ? format.percent(after.percent) : undefined;
  const restNow = plain(
    use.isOver
      ? t['corporate.use.over-by']({ amount: use.overBy }, format)
      : t['corporate.use.left']({ amount: format.money(use.left) }),
  );
  const restAfter =
    after &&
    (after.isOver
      ? t['corporate.departments.over-after']({ amount: format.money(after.overBy) })
      : t['corporate.departments.left-after']({ amount: format.money(after.left) }));
  const { isNearLimit, isOver } = after ?? use;
  return {
    /** For a bar: what is used, and what is asked for after it, in whole percent like the figures beside it. */
    bar: {
      ...bar,
      pending: after && Math.max(0, barOf(format, after).value - bar.value),
      valueText:
        later === undefined ? bar.valueText : t['budget-use.with-pending']({ used: share, after: later }),
    },
    /** '80%', and where what is asked for changes that, '94%'. */
    share,
    later,
    /** Says the rest, or by how much it is overspent: once all that waits is approved, where something does. */
    rest: restAfter ?? restNow,
    isNearLimit,
    isOver,
  };
}

/** '80% → 94%', for the eye: the bar says it. */
export const Shares = ({ share, later }: { share: string; later: string | undefined }) => (
  <span aria-hidden="true" className="t:inline-flex t:items-center t:gap-1 t:whitespace-nowrap">
    <span className="t:inline">{share}</span>
    {later === undefined ? null : (
      <>
        <ArrowRight className="t:icon-14 t:icon-directional" />
        <span className="t:inline">{later}</span>
      </>
    )}
  </span>
);
