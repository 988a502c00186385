'use client';
import { useMemo } from 'react';
import { DataTable, type DataTableColumn } from '../../components/data-table';
import { EmptyState } from '../../components/empty-state';
import { ProgressField } from '../../components/progress';
import { Skeleton, SkeletonLine, useLoading } from '../../components/skeleton';
import type { Department } from '../../domain';
import { type BudgetUse, budgetUse, sumOf } from '../../domain/figures';
import type { Formatters } from '../../i18n/formatters';
import {
  corporateDepartments,
  corporateDepartmentTable,
  corporateNoDepartments,
  corporateUse,
} from '../../i18n/messages/en/corporate';
import { useFormatters } from '../../i18n/use-formatters';
import { useMessages } from '../../i18n/use-messages';
import { useTotalText } from '../shared';
import { barOf, departmentUse, FigureOf, LeftCell, MoneyCell, UseCell, UseCellSkeleton } from './budget-use';

/** Departments that a panel of bars shows; the Budget tab lists them all. */
const DEPARTMENT_BARS = 6;
/** Rows of the skeleton. */
const SKELETON_ROWS = ['one', 'two', 'three', 'four'] as const;
const LIST = 't:grid t:flex-auto t:content-between t:gap-[18px]';

/** What each department may spend and has spent: the first six of them, the Budget tab lists all. */
export function DepartmentBars({ departments }: { departments: readonly Department[] }) {
  const format = useFormatters();
  const t = useMessages(corporateDepartments);
  const words = useMessages(corporateUse);
  const loading = useLoading();
  if (loading) return <DepartmentSkeletons />;
  const rows = departments.slice(0, DEPARTMENT_BARS);
  if (rows.length === 0) return <NoDepartments />;
  const others = departments.length - rows.length;
  return (
    <ul className={LIST}>
      {rows.map((department) => (
        <li key={department.key} className="t:block">
          <DepartmentBar t={words} department={department} />
        </li>
      ))}
      {others > 0 ? (
        <li className="t:text-label t:text-muted">{t['corporate.departments.more'](format, others)}</li>
      ) : null}
    </ul>
  );
}

function DepartmentBar({ t, department }: { t: typeof corporateUse; department: Department }) {
  const format = useFormatters();
  const use = departmentUse(department);
  return (
    <ProgressField
      label={department.name}
      figure={format.percent(use.percent)}
      note={<FigureOf t={t} used={department.used} budget={department.allocated} />}
      remainder={
        use.isOver
          ? t['corporate.use.over-by'](format, use.overBy)
          : t['corporate.use.left'](format.money(use.left))
      }
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
  const t = useMessages(corporateNoDepartments);
  return (
    <EmptyState title={t['corporate.departments.empty']} art={false}>
      {t['corporate.departments.how-to']}
    </EmptyState>
  );
}

/** Every department with what it may spend and has spent. */
export function DepartmentTable({
  label,
  departments,
  requested,
  isPart,
}: {
  /** What the table lists, for screen readers. */
  label: string;
  departments: readonly Department[];
  /** What requests that wait would cost, by the name of their department: it is shown hatched. @default nothing */
  requested?: ReadonlyMap<string, number> | undefined;
  /** Whether they have been given less than the whole budget. */
  isPart: boolean;
}) {
  const format = useFormatters();
  const totalText = useTotalText();
  const t = useMessages(corporateDepartmentTable);
  const words = useMessages(corporateUse);
  const columns = useMemo(() => columnsOf(format, t, words, requested), [format, t, words, requested]);
  const used = sumOf(departments.map((department) => department.used));
  const allocated = sumOf(departments.map((department) => department.allocated));
  const total = budgetUse(used, allocated);
  return (
    <DataTable
      aria-label={label}
      columns={columns}
      rows={departments}
      rowKey={({ key }) => key}
      skeletonRows={4}
      footer={{
        department: totalText(departments.length, isPart),
        share: <UseCell t={words} of={t['corporate.departments.all']} use={total} />,
        used: <MoneyCell amount={used} />,
        allocated: format.money(allocated),
        left: <LeftCell use={total} />,
      }}
      empty={<NoDepartments />}
    />
  );
}

const columnsOf = (
  format: Formatters,
  t: typeof corporateDepartmentTable,
  words: typeof corporateUse,
  requested: ReadonlyMap<string, number> | undefined,
): readonly DataTableColumn<Department>[] => [
  {
    key: 'department',
    header: t['corporate.departments.department'],
    colClassName: 't:w-[28%]',
    cell: ({ name }) => <bdi className="t:font-semibold">{name}</bdi>,
  },
  {
    key: 'share',
    header: t['corporate.departments.share'],
    colClassName: 't:w-[20%]',
    cell: (department) => (
      <UseCell
        t={words}
        of={department.name}
        use={departmentUse(department)}
        after={afterOf(department, requested?.get(department.name))}
      />
    ),
    narrow: { place: 'full', line: 2 },
    skeleton: <UseCellSkeleton />,
  },
  {
    key: 'used',
    header: t['corporate.departments.used'],
    align: 'end',
    colClassName: 't:w-[16%]',
    cell: ({ used }) => <MoneyCell amount={used} />,
  },
  {
    key: 'allocated',
    header: t['corporate.departments.allocated'],
    align: 'end',
    colClassName: 't:w-[16%]',
    cell: ({ allocated }) => format.money(allocated),
  },
  {
    key: 'left',
    header: t['corporate.departments.left'],
    align: 'end',
    cell: (department) => <LeftCell use={departmentUse(department)} />,
  },
];

/** How far a department's budget is used once what waits is granted; undefined where nothing does. */
const afterOf = ({ used, allocated }: Department, cost = 0): BudgetUse | undefined =>
  cost > 0 ? budgetUse(used + cost, allocated) : undefined;
