import { EmptyState } from '../../components/empty-state';
import { ProgressField } from '../../components/progress';
import { useLoading } from '../../components/skeleton';
import type { Department } from '../../domain';
import { formatMoney } from '../../lib/format-money';
import { formatNumber, formatPercent } from '../../lib/format-number';
import { barOf, departmentUse } from './budget-state';
import { DEPARTMENT_BARS, leftText } from './texts';

/** Stand in for departments on the way. */
const PLACEHOLDERS: readonly Department[] = ['one', 'two', 'three', 'four'].map((key) => ({
  key,
  id: key,
  name: 'Department',
  allocated: 0,
  used: 0,
}));

/** What each department may spend and has spent: the first six of them, the Budget tab lists all. */
export function DepartmentBars({ departments }: { departments: readonly Department[] }) {
  const loading = useLoading();
  const rows = loading ? PLACEHOLDERS : departments.slice(0, DEPARTMENT_BARS);
  if (rows.length === 0) return <NoDepartments />;
  const others = loading ? 0 : departments.length - rows.length;
  return (
    <ul className="t:grid t:content-between t:gap-[18px]">
      {rows.map((department) => (
        <li key={department.key}>
          <DepartmentBar department={department} />
        </li>
      ))}
      {others > 0 ? (
        <li className="t:text-label t:text-muted">
          {others === 1 ? '1 more department' : `${formatNumber(others)} more departments`} on the Budget tab
        </li>
      ) : null}
    </ul>
  );
}

function DepartmentBar({ department }: { department: Department }) {
  const use = departmentUse(department);
  return (
    <ProgressField
      label={department.name}
      figure={formatPercent(use.percent)}
      note={
        <>
          <b>{formatMoney(department.used)}</b> of {formatMoney(department.allocated)}
        </>
      }
      remainder={leftText(use.left, use.overBy)}
      {...barOf(use)}
    />
  );
}

/** What stands in the place of departments when there are none. */
export function NoDepartments() {
  return (
    <EmptyState title="No departments yet" art={false} className="t:pt-6">
      Give departments a part of the budget and they appear here.
    </EmptyState>
  );
}
