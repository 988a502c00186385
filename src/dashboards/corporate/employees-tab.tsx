'use client';
import { useMemo } from 'react';
import { Avatar } from '../../components/avatar';
import { DataTable, type DataTableColumn, PersonCell, PersonCellSkeleton } from '../../components/data-table';
import { EmptyState } from '../../components/empty-state';
import { PanelBody } from '../../components/panel';
import { Progress } from '../../components/progress';
import { SkeletonLine, useLoading } from '../../components/skeleton';
import type { TeamMember } from '../../domain';
import { teamMembers } from '../../domain';
import { OVERVIEW_TEAM_MEMBERS } from '../../domain/constants';
import { budgetUse, sumOf } from '../../domain/figures';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { namesByKey } from '../../lib/distinct-names';
import { DashboardPanel, emptyRow, panelOf, useTotalText, wholeOf } from '../shared';
import { BudgetState, barOf, LeftCell, memberUse, UseCell, UsedCell } from './budget-use';
import type { CorporateData } from './reads';
import { TEAM_MEMBERS } from './texts';

/** Employees: everyone with a travel budget. */
export function EmployeesTab({ data }: { data: CorporateData }) {
  const { team, stats } = data;
  const total = wholeOf(team, stats, 'totalEmployees');
  const format = useFormatters();
  return (
    <DashboardPanel
      slot="team-members"
      title={TEAM_MEMBERS}
      count={team.items.length}
      total={total}
      countLabel={
        total === undefined
          ? format.plural(team.items.length, { one: 'team member', other: 'team members' })
          : format.plural(total, { one: 'employee', other: 'employees' })
      }
      {...panelOf(data, 'team')}
    >
      <TeamTable members={team.items} isPart={total !== undefined} />
    </DashboardPanel>
  );
}

/** Everyone who travels: position, department, and how far the travel budget is used. */
export function TeamTable({ members, isPart }: { members: readonly TeamMember[]; isPart: boolean }) {
  const totalText = useTotalText();
  const used = sumOf(members.map(({ budgetUsed }) => budgetUsed));
  const budget = sumOf(members.map(({ travelBudget }) => travelBudget));
  const total = budgetUse(used, budget);
  const columns = useMemo(() => columnsOf(memberNames(members)), [members]);
  return (
    <DataTable
      aria-label={TEAM_MEMBERS}
      columns={columns}
      rows={members}
      rowKey={({ key }) => key}
      skeletonRows={7}
      footer={{
        member: totalText(members.length, isPart),
        share: <UseCell of="All team members" use={total} />,
        used: <UsedCell used={used} budget={budget} />,
        left: <LeftCell use={total} />,
      }}
      empty={<NoMembers />}
    />
  );
}

/** A name for each member, told apart by position and department where two have one. */
const memberNames = (members: readonly TeamMember[]): ReadonlyMap<string, string> =>
  namesByKey(members, ({ name, position, department }) => [name, position, department]);

const columnsOf = (names: ReadonlyMap<string, string>): readonly DataTableColumn<TeamMember>[] => [
  {
    key: 'member',
    header: 'Employee',
    colClassName: 't:w-[28%]',
    cell: ({ name, position }) => <PersonCell name={name} detail={position.trim()} />,
    skeleton: <PersonCellSkeleton />,
  },
  {
    key: 'department',
    header: 'Department',
    colClassName: 't:w-[18%]',
    cell: ({ department }) => <bdi>{department}</bdi>,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'share',
    header: 'Share used',
    colClassName: 't:w-[19%]',
    cell: (member) => <UseCell of={names.get(member.key) ?? member.name} use={memberUse(member)} />,
    narrow: { place: 'full', line: 3 },
    skeleton: <SkeletonLine height={8} />,
  },
  {
    key: 'used',
    header: 'Used',
    align: 'end',
    colClassName: 't:w-[17%]',
    cell: ({ budgetUsed, travelBudget }) => <UsedCell used={budgetUsed} budget={travelBudget} />,
    narrow: { place: 'end', line: 1 },
  },
  { key: 'left', header: 'Left', align: 'end', cell: (member) => <LeftCell use={memberUse(member)} /> },
];

/** Placeholders for team members that are loading. */
const PLACEHOLDERS = ['one', 'two', 'three'].map((key) => emptyRow(teamMembers, key));

/** The first three team members with their travel budgets (spec: 9.first-two). */
export function TeamBudgets({ members }: { members: readonly TeamMember[] }) {
  const loading = useLoading();
  const names = useMemo(() => memberNames(members), [members]);
  const shown = loading ? PLACEHOLDERS : members.slice(0, OVERVIEW_TEAM_MEMBERS);
  if (shown.length === 0) return <NoMembers />;
  return (
    <PanelBody>
      <ul className="t:grid t:flex-auto t:content-between t:gap-[18px]">
        {shown.map((member) => (
          <MemberBudget key={member.key} member={member} of={names.get(member.key) ?? member.name} />
        ))}
      </ul>
    </PanelBody>
  );
}

function MemberBudget({ member, of }: { member: TeamMember; of: string }) {
  const format = useFormatters();
  const { name, position, department, budgetUsed, travelBudget } = member;
  const use = memberUse(member);
  return (
    <li className="t:grid t:gap-2">
      <div className="t:flex t:items-center t:gap-3">
        <Avatar name={name} size={36} tone="neutral" className="t:whitespace-nowrap" />
        <div className="t:flex t:min-w-0 t:flex-auto t:flex-wrap t:items-start t:gap-x-3">
          <div className="t:grid t:min-w-0 t:flex-[1_1_6em]">
            <div className="t:flex t:flex-wrap t:items-center t:gap-x-3">
              <Words className="t:flex-auto t:font-semibold t:wrap-anywhere" text={name} skeleton={96} />
              <BudgetState use={use} className="t:text-label" />
            </div>
            <Words
              className="t:text-label t:text-muted t:wrap-anywhere"
              text={position || department}
              skeleton={112}
            />
          </div>
          <div className="t:ms-auto t:grid t:text-end">
            <Words className="t:font-semibold t:figures" text={format.money(budgetUsed)} skeleton={52} />
            <Words
              className="t:text-caption t:text-muted"
              text={`of ${format.money(travelBudget)}`}
              skeleton={52}
            />
          </div>
        </div>
      </div>
      <Progress aria-label={`${of}: travel budget used`} {...barOf(format, use)} />
    </li>
  );
}

/** A text, or the block in its place. */
function Words({ text, skeleton, className }: { text: string; skeleton: number; className: string }) {
  const loading = useLoading();
  return (
    <span className={cx('t:min-w-0', className)}>
      {loading ? <SkeletonLine width={skeleton} height={12} /> : <bdi>{text}</bdi>}
    </span>
  );
}

/** Shown when there are no team members. */
export function NoMembers() {
  return <EmptyState title="No team members yet">Employees with a travel budget appear here.</EmptyState>;
}
