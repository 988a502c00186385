'use client';
import { useMemo } from 'react';
import { DataTable, type DataTableColumn } from '../../components/data-table';
import { EmptyState } from '../../components/empty-state';
import { ProgressField } from '../../components/progress';
import { Skeleton, SkeletonLine, useLoading } from '../../components/skeleton';
import type { Department } from '../../domain';
import { budgetUse, sumOf } from '../../domain/figures';
import type { Formatters } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { useTotalText } from '../shared';
import { barOf, departmentUse, LeftCell, MoneyCell, StrongFigure, UseCell } from './budget-use';
import { DEPARTMENT_BARS, DEPARTMENT_BUDGETS, leftText } from './texts';

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
          <StrongFigure>{format.money(department.used)}</StrongFigure>{' '}
          <span className="t:contents">{`of ${format.money(department.allocated)}`}</span>
        </>
      }
      remainder={leftText(format, use.left, use.overBy)}
      {...barOf(format, use)}
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
  return (
    <EmptyState title="No departments yet" art={false}>
      Give departments a part of the budget and they appear here.
    </EmptyState>
  );
}

/** Every department with what it may spend and has spent. */
export function DepartmentTable({
  departments,
  isPart,
}: {
  departments: readonly Department[];
  /** Whether they have been given less than the whole budget. */
  isPart: boolean;
}) {
  const format = useFormatters();
  const totalText = useTotalText();
  const columns = useMemo(() => columnsOf(format), [format]);
  const used = sumOf(departments.map((department) => department.used));
  const allocated = sumOf(departments.map((department) => department.allocated));
  const total = budgetUse(used, allocated);
  return (
    <DataTable
      aria-label={DEPARTMENT_BUDGETS}
      columns={columns}
      rows={departments}
      rowKey={({ key }) => key}
      skeletonRows={4}
      footer={{
        department: totalText(departments.length, isPart),
        share: <UseCell of="All departments" use={total} />,
        used: <MoneyCell amount={used} />,
        allocated: format.money(allocated),
        left: <LeftCell use={total} />,
      }}
      empty={<NoDepartments />}
    />
  );
}

const columnsOf = (format: Formatters): readonly DataTableColumn<Department>[] => [
  {
    key: 'department',
    header: 'Department',
    colClassName: 't:w-[28%]',
    cell: ({ name }) => <bdi className="t:font-semibold">{name}</bdi>,
  },
  {
    key: 'share',
    header: 'Share used',
    colClassName: 't:w-[20%]',
    cell: (department) => <UseCell of={department.name} use={departmentUse(department)} />,
    narrow: { place: 'full', line: 2 },
    skeleton: <SkeletonLine height={8} />,
  },
  {
    key: 'used',
    header: 'Used',
    align: 'end',
    colClassName: 't:w-[16%]',
    cell: ({ used }) => <MoneyCell amount={used} />,
  },
  {
    key: 'allocated',
    header: 'Allocated',
    align: 'end',
    colClassName: 't:w-[16%]',
    cell: ({ allocated }) => format.money(allocated),
  },
  {
    key: 'left',
    header: 'Left',
    align: 'end',
    cell: (department) => <LeftCell use={departmentUse(department)} />,
  },
];
