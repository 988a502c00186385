import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state';
import { Pager, usePager } from '../../components/pager';
import { DefinitionLines, PanelBody } from '../../components/panel';
import { Progress, ProgressField } from '../../components/progress';
import { SkeletonLine, SkeletonRows, useLoading } from '../../components/skeleton';
import { type Budget, budgetUse, type Department } from '../../domain';
import { formatMoney, formatMoneyCompact } from '../../lib/format-money';
import { formatPercent } from '../../lib/format-number';
import { DashboardPanel, isLoading } from '../shared';
import type { CorporateData } from './corporate-data';
import { BUDGET_THIS_MONTH, BY_DEPARTMENT } from './texts';

interface BudgetPanelProps {
  data: CorporateData;
  action?: ReactNode;
  fill?: boolean;
}

/** The budget as a whole: how much of it is used, in percent, as a bar and in dollars (spec section 9). */
export function BudgetPanel({ data: { budget, loading }, action, fill }: BudgetPanelProps) {
  return (
    <DashboardPanel
      title={BUDGET_THIS_MONTH}
      action={action}
      sample={budget.isSample}
      loading={isLoading(loading, 'budget')}
      resetKeys={[budget]}
      fill={fill}
    >
      <PanelBody>
        <BudgetFigures budget={budget.value} />
      </PanelBody>
    </DashboardPanel>
  );
}

function BudgetFigures({ budget: { total, used, remaining } }: { budget: Budget }) {
  const loading = useLoading();
  const { percent, isOver, overBy, isNearLimit } = budgetUse(used, total);
  return (
    <div className="t:grid t:gap-3">
      <p className="t:flex t:flex-wrap t:items-baseline t:gap-x-2">
        <span className="t:font-display t:text-figure-l t:figures">
          {loading ? <SkeletonLine width={96} height={28} /> : formatPercent(percent)}
        </span>
        {loading ? null : (
          <span className="t:text-muted">
            {isOver ? `used, ${formatMoneyCompact(overBy)} over budget` : 'used'}
          </span>
        )}
      </p>
      <Progress
        aria-label="Monthly budget used"
        value={used}
        max={total}
        tone={isOver || isNearLimit ? 'warning' : 'brand'}
      />
      <DefinitionLines
        lines={[
          { term: 'Total', value: formatMoney(total) },
          { term: 'Used', value: formatMoney(used) },
          { term: 'Remaining', value: formatMoney(remaining), total: true },
        ]}
      />
    </div>
  );
}

/** The budget by department: allocated and used, near or over its limit in words (decision 35). */
export function DepartmentsPanel({ data: { departments, loading }, action, fill }: BudgetPanelProps) {
  return (
    <DashboardPanel
      title={BY_DEPARTMENT}
      action={action}
      sample={departments.isSample}
      dropped={departments.dropped}
      loading={isLoading(loading, 'budget')}
      resetKeys={[departments]}
      fill={fill}
    >
      <DepartmentBars departments={departments.items} />
    </DashboardPanel>
  );
}

function DepartmentBars({ departments }: { departments: readonly Department[] }) {
  const loading = useLoading();
  const { rows, pager } = usePager(departments);
  if (loading) return <SkeletonRows rows={4} lead={false} />;
  if (departments.length === 0) {
    return (
      <EmptyState title="No departments">Budgets appear here once they are given to departments.</EmptyState>
    );
  }
  return (
    <PanelBody>
      <ul className="t:grid t:flex-auto t:content-between t:gap-4.5">
        {rows.map(({ key, name, used, allocated }) => {
          const { overBy, isOver, left } = budgetUse(used, allocated);
          return (
            <li key={key} className="t:min-w-0">
              <ProgressField
                label={name}
                value={used}
                max={allocated}
                note={`${formatMoney(used)} of ${formatMoney(allocated)}`}
                remainder={isOver ? `${formatMoney(overBy)} over budget` : `${formatMoney(left)} left`}
                nearLimit
              />
            </li>
          );
        })}
      </ul>
      <Pager aria-label={BY_DEPARTMENT} className="t:pt-3" {...pager} />
    </PanelBody>
  );
}
