'use client';
import { EmptyState } from '../../components/empty-state';
import { ProgressField } from '../../components/progress';
import { Skeleton, SkeletonLine, useLoading } from '../../components/skeleton';
import type { Department } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { barOf, departmentUse } from './budget-state';
import { StrongFigure } from './strong-figure';
import { DEPARTMENT_BARS, leftText } from './texts';

/** Rows of the skeleton. */
const SKELETON_ROWS = ['one', 'two', 'three', 'four'] as const;
const LIST = 't:grid t:flex-auto t:content-between t:gap-[18px]';

/** What each department may spend and has spent: the first six of them, the Budget tab lists all. */
export function DepartmentBars({ departments }: { departments: readonly Department[] }) {
  const format = useFormatters();
  const loading = useLoading();
  if (loading) return <DepartmentSkeletons />;
  const rows = departments.slice(0, DEPARTMENT_BARS);
  if (rows.length === 0) return <NoDepartments />;
  const others = departments.length - rows.length;
  return (
    <ul className={LIST}>
      {rows.map((department) => (
        <li key={department.key} className="t:block">
          <DepartmentBar department={department} />
        </li>
      ))}
      {others > 0 ? (
        <li className="t:text-label t:text-muted">
          {`${format.number(others)} more ${format.plural(others, { one: 'department', other: 'departments' })} on the Budget tab`}
        </li>
      ) : null}
    </ul>
  );
}

function DepartmentBar({ department }: { department: Department }) {
  const format = useFormatters();
  const use = departmentUse(department);
  return (
    <ProgressField
      label={department.name}
      figure={format.percent(use.percent)}
      note={
        <>
          <StrongFigure>{format.money(department.used)}</StrongFigure> of {format.money(department.allocated)}
        </>
      }
      remainder={leftText(format, use.left, use.overBy)}
      {...barOf(format, use)}
    />
  );
}

/** Bars of the same height, while the departments are on the way. */
function DepartmentSkeletons() {
  return (
    <ul className={LIST}>
      {SKELETON_ROWS.map((row) => (
        <li key={row} className="t:grid t:gap-2">
          <span className="t:flex t:justify-between t:gap-3">
            <SkeletonLine width={112} />
            <SkeletonLine width={36} />
          </span>
          <Skeleton height="var(--tapa-progress-height, 8px)" shape="pill" />
          <span className="t:text-label">
            <SkeletonLine width={132} height={12} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What stands in the place of departments when there are none. */
export function NoDepartments() {
  return (
    <EmptyState title="No departments yet" art={false}>
      Give departments a part of the budget and they appear here.
    </EmptyState>
  );
}
