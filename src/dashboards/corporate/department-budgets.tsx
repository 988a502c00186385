'use client';
import { EmptyState } from '../../components/empty-state/index.js';
import { ProgressField } from '../../components/progress/index.js';
import { Skeleton, SkeletonLine, useLoading } from '../../components/skeleton/index.js';
import type { Department } from '../../domain/index.js';
import { FigureOf } from './budget-use.js';
import { Shares, useDepartmentUse } from './department-use.js';
import { useWords } from './words.js';

/** Departments that a panel of bars shows; the Budget tab lists them all. */
const DEPARTMENT_BARS = 6;
/** Rows of the skeleton. */
const SKELETON_ROWS = ['one', 'two', 'three', 'four'] as const;
const LIST = 't:grid t:flex-auto t:content-between t:gap-[18px]';

interface DepartmentBarsProps {
  departments: readonly Department[];
  /** The cost of waiting requests, by the name of their department: it is shown hatched. */
  requested: ReadonlyMap<string, number>;
}

/** The allocated, spent and requested budget of each department: the first six of them, the Budget tab lists all. */
export function DepartmentBars({ departments, requested }: DepartmentBarsProps) {
  const { t, format } = useWords();
  const loading = useLoading();
  if (loading) return <DepartmentSkeletons />;
  const rows = departments.slice(0, DEPARTMENT_BARS);
  if (rows.length === 0) return <NoDepartments />;
  const others = departments.length - rows.length;
  return (
    <ul className={LIST}>
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

/** Bars of the same height, while the departments load. */
function DepartmentSkeletons() {
  return (
    <ul className={LIST}>
      {SKELETON_ROWS.map((row) => (
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
    </ul>
  );
}

/** Shown when there are no departments. */
export function NoDepartments() {
  const { t } = useWords();
  return (
    <EmptyState title={t['corporate.departments.empty']} art={false}>
      {t['corporate.departments.how-to']}
    </EmptyState>
  );
}
