'use client';
import { useMemo } from 'react';
import { DataTable, type DataTableColumn } from '../../components/data-table';
import { SkeletonLine } from '../../components/skeleton';
import type { Department } from '../../domain';
import { budgetUse, sumOf } from '../../domain/figures';
import type { Formatters } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { LeftCell, MoneyCell, UseCell } from './budget-cells';
import { departmentUse } from './budget-state';
import { NoDepartments } from './department-bars';
import { DEPARTMENT_BUDGETS } from './texts';

/** Every department with what it may spend and has spent (spec section 3). */
export function DepartmentTable({ departments }: { departments: readonly Department[] }) {
  const format = useFormatters();
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
        department: 'Total',
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
    width: '28%',
    cell: ({ name }) => <bdi className="t:font-semibold">{name}</bdi>,
  },
  {
    key: 'share',
    header: 'Share used',
    width: '20%',
    cell: (department) => <UseCell of={department.name} use={departmentUse(department)} />,
    narrow: { place: 'full', line: 2 },
    skeleton: <SkeletonLine height={8} />,
  },
  {
    key: 'used',
    header: 'Used',
    align: 'end',
    width: '16%',
    cell: ({ used }) => <MoneyCell amount={used} />,
  },
  {
    key: 'allocated',
    header: 'Allocated',
    align: 'end',
    width: '16%',
    cell: ({ allocated }) => format.money(allocated),
  },
  {
    key: 'left',
    header: 'Left',
    align: 'end',
    cell: (department) => <LeftCell use={departmentUse(department)} />,
  },
];
