import { DataTable, type DataTableColumn, PersonCell, PersonCellSkeleton } from '../../components/data-table';
import { SkeletonLine } from '../../components/skeleton';
import type { TeamMember } from '../../domain';
import { budgetUse, sumOf } from '../../domain/figures';
import { LeftCell, UseCell, UsedCell } from './budget-cells';
import { memberUse } from './budget-state';
import { NoMembers } from './team-budgets';
import { TEAM_MEMBERS } from './texts';

/** Everyone who travels: position, department, and how far the travel budget is used (spec section 3). */
export function TeamTable({ members }: { members: readonly TeamMember[] }) {
  const used = sumOf(members.map(({ budgetUsed }) => budgetUsed));
  const budget = sumOf(members.map(({ travelBudget }) => travelBudget));
  const total = budgetUse(used, budget);
  return (
    <DataTable
      aria-label={TEAM_MEMBERS}
      columns={COLUMNS}
      rows={members}
      rowKey={({ key }) => key}
      skeletonRows={7}
      footer={{
        member: 'Total',
        share: <UseCell of="All team members" use={total} />,
        used: <UsedCell used={used} budget={budget} />,
        left: <LeftCell use={total} />,
      }}
      empty={<NoMembers />}
    />
  );
}

const COLUMNS: readonly DataTableColumn<TeamMember>[] = [
  {
    key: 'member',
    header: 'Employee',
    width: '28%',
    cell: ({ name, position }) => <PersonCell name={name} detail={position.trim()} />,
    skeleton: <PersonCellSkeleton />,
  },
  {
    key: 'department',
    header: 'Department',
    width: '18%',
    cell: ({ department }) => <bdi>{department}</bdi>,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'share',
    header: 'Share used',
    width: '19%',
    cell: (member) => <UseCell of={member.name} use={memberUse(member)} />,
    narrow: { place: 'full', line: 3 },
    skeleton: <SkeletonLine height={8} />,
  },
  {
    key: 'used',
    header: 'Used',
    align: 'end',
    width: '17%',
    cell: ({ budgetUsed, travelBudget }) => <UsedCell used={budgetUsed} budget={travelBudget} />,
    narrow: { place: 'end', line: 1 },
  },
  {
    key: 'left',
    header: 'Left',
    align: 'end',
    cell: (member) => <LeftCell use={memberUse(member)} />,
  },
];
