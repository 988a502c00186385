'use client';
import { EmptyState } from '../../components/empty-state/index.js';
import { Progress, ProgressField } from '../../components/progress/index.js';
import { FigureLine } from '../../components/share-breakdown/index.js';
import { Skeleton, SkeletonLine, useLoading } from '../../components/skeleton/index.js';
import { type BudgetUse, budgetUse, sumOf } from '../../domain/figures.js';
import type { Budget, Department, TeamMember } from '../../domain/index.js';
import { isPending } from '../../domain/status.js';
import { type Place, plain } from '../../i18n/message.js';
import { Sentence } from '../../i18n/sentence.js';
import { ArrowRight } from '../../icons/compiled/arrow-right.js';
import { TriangleAlert } from '../../icons/compiled/triangle-alert.js';
import { cx } from '../../lib/cx.js';
import { knownRequests } from './employee-travel.js';
import { type I18n, useI18n } from './i18n.js';
import type { CorporateData } from './reads.js';

type Digits = Pick<I18n['format'], 'moneyDigits'>;

export const monthUse = ({ used, total }: Budget, format: Digits): BudgetUse =>
  budgetUse(used, total, format.moneyDigits());

export const memberUse = ({ budgetUsed, travelBudget }: TeamMember, format: Digits): BudgetUse =>
  budgetUse(budgetUsed, travelBudget, format.moneyDigits());

/** Returns the props of a budget's bar. Overspent means beyond 100%, also for a budget of 0. */
export const barProps = (format: I18n['format'], use: BudgetUse) => ({
  value: use.isOver ? Math.max(use.percent, 101) : use.percent,
  valueText: format.percent(use.percent),
  nearLimit: true,
});

interface BudgetStateProps {
  use: BudgetUse;
  /** Leaves out the overspent amount. @default false */
  brief?: boolean | undefined;
  className?: string | undefined;
}

/** Text for a budget near its limit or beyond it: color alone would not do (WCAG 1.4.1). */
export function BudgetState({ use, brief = false, className }: BudgetStateProps) {
  const { t, format } = useI18n();
  if (!use.isNearLimit && !use.isOver) return null;
  const overText = brief
    ? t['corporate.use.over']
    : plain(t['corporate.use.over-by']({ amount: use.overBy }, format));
  return (
    <span
      className={cx('t:inline-flex t:items-center t:gap-1.25 t:font-semibold t:text-warning-text', className)}
    >
      <TriangleAlert aria-hidden="true" className="t:icon-14" />
      <bdi>{use.isOver ? overText : t['progress.near-limit']}</bdi>
    </span>
  );
}

interface BudgetMeterProps {
  use: BudgetUse;
  className: string;
}

export function BudgetMeter({ use, className }: BudgetMeterProps) {
  const { t, format } = useI18n();
  return (
    <>
      <FigureLine
        figure={format.percent(use.percent)}
        bySight
        beside={
          <>
            <span aria-hidden="true" className="t:text-muted">
              {t['corporate.use.used']}
            </span>
            <BudgetState use={use} brief className="t:ms-auto t:text-label" />
          </>
        }
      />
      <Progress
        aria-label={t['corporate.use.month']}
        className={cx('t:flex-none', className)}
        {...barProps(format, use)}
      />
    </>
  );
}

const USE_CELL =
  't:grid t:grid-cols-[minmax(0,1fr)_minmax(calc(2.75*var(--tapa-rem,1rem)),max-content)] t:items-center t:gap-3';

export function UseCell({ of, use }: { of: string; use: BudgetUse }) {
  const { t, format } = useI18n();
  return (
    <div className={USE_CELL}>
      <Progress aria-label={t['corporate.use.bar']({ of })} {...barProps(format, use)} />
      <span aria-hidden="true" className="t:justify-self-end t:text-muted t:figures">
        {format.percent(use.percent)}
      </span>
    </div>
  );
}

export function UsedCell({ used, budget }: { used: number; budget: number }) {
  const { t, format } = useI18n();
  return (
    <>
      <span className="t:block t:font-semibold">{format.money(used)}</span>
      <span className="t:block t:text-label t:font-regular t:text-muted">
        {t['corporate.use.of']({ budget }, format)}
      </span>
    </>
  );
}

export function LeftCell({ use }: { use: BudgetUse }) {
  const { format } = useI18n();
  return (
    <span className="t:inline-grid">
      {use.isOver ? null : <span className="t:inline">{format.money(use.left)}</span>}
      <BudgetState use={use} className="t:justify-end t:text-label t:@max-phone:whitespace-normal" />
    </span>
  );
}

export const strongFigure: Place = (figure) => <b className="t:font-semibold t:text-ink">{figure}</b>;

export function FigureOf({ used, budget }: { used: number; budget: number }) {
  const { t, format } = useI18n();
  return (
    <Sentence
      text={t['corporate.use.used-of']({
        used: format.money(used),
        budget: format.money(budget),
        b: strongFigure,
      })}
    />
  );
}

/** Returns the cost of pending requests by department; empty if they are unknown. */
export function pendingCosts(data: CorporateData): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  if (!knownRequests(data) || data.departments.isSample) return costs;
  for (const { key, department, status, cost } of data.employeeTravel.items) {
    if (!isPending(status) || data.decided?.has(key)) continue;
    costs.set(department, sumOf([costs.get(department) ?? 0, cost]));
  }
  return costs;
}

/** Returns the use of a department's budget, now and after approval of requests of this cost (0: unknown). */
export function useDepartmentUse({ used, allocated }: Pick<Department, 'used' | 'allocated'>, cost: number) {
  const { t, format } = useI18n();
  const digits = format.moneyDigits();
  const use = budgetUse(used, allocated, digits);
  const after = cost > 0 ? budgetUse(used + cost, allocated, digits) : undefined;
  const bar = barProps(format, use);
  const share = format.percent(use.percent);
  // A small request may not change the whole percent, and a budget of 0 has none.
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
    bar: {
      ...bar,
      pending: after && Math.max(0, barProps(format, after).value - bar.value),
      valueText:
        later === undefined ? bar.valueText : t['budget-use.with-pending']({ used: share, after: later }),
    },
    /** Used share, '80%', and the share after approval, '94%', if it differs. */
    share,
    later,
    /** Text of the rest or the overspent amount; after approval if requests are pending. */
    rest: restAfter ?? restNow,
    isNearLimit,
    isOver,
  };
}

/** '80% → 94%', hidden from screen readers: the bar's value text has it. */
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

const DEPARTMENT_BARS = 6;
const SKELETON_ROWS = ['one', 'two', 'three', 'four'] as const;

interface DepartmentBarsProps {
  departments: readonly Department[];
  requested: ReadonlyMap<string, number>;
}

/** Bars of the first six departments; the Budget tab has all. */
export function DepartmentBars({ departments, requested }: DepartmentBarsProps) {
  const { t, format } = useI18n();
  const loading = useLoading();
  const rows = loading ? [] : departments.slice(0, DEPARTMENT_BARS);
  if (rows.length === 0 && !loading) return <NoDepartments />;
  const others = loading ? 0 : departments.length - rows.length;
  return (
    <ul role="list" className="t:grid t:gap-4">
      {(loading ? SKELETON_ROWS : []).map((row) => (
        <li key={row} className="t:grid t:gap-2">
          <span className="t:flex t:justify-between t:gap-3">
            <SkeletonLine width={112} />
            <SkeletonLine width={36} />
          </span>
          <Skeleton className="t:h-progress-height" shape="pill" />
          <span className="t:text-label">
            <SkeletonLine width={132} height={12} />
          </span>
        </li>
      ))}
      {rows.map((department) => (
        <li key={department.key} className="t:block">
          <DepartmentBar department={department} cost={requested.get(department.name) ?? 0} />
        </li>
      ))}
      {others > 0 ? (
        <li className="t:text-label t:text-muted">
          {t['corporate.departments.more']({ count: others }, format)}
        </li>
      ) : null}
    </ul>
  );
}

function DepartmentBar({ department, cost }: { department: Department; cost: number }) {
  const { bar, share, later, rest } = useDepartmentUse(department, cost);
  return (
    <ProgressField
      label={department.name}
      figure={<Shares share={share} later={later} />}
      note={<FigureOf used={department.used} budget={department.allocated} />}
      remainder={rest}
      {...bar}
    />
  );
}

export function NoDepartments() {
  const { t } = useI18n();
  return (
    <EmptyState title={t['corporate.departments.empty']} art={false}>
      {t['corporate.departments.how-to']}
    </EmptyState>
  );
}
