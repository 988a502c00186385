'use client';
import { useMemo } from 'react';
import { Avatar } from '../../components/avatar/index.js';
import { PersonCell, PersonCellSkeleton } from '../../components/data-table/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { Progress } from '../../components/progress/index.js';
import { SheetFields } from '../../components/side-sheet/index.js';
import { SkeletonLine, useLoading } from '../../components/skeleton/index.js';
import type { GridColumn } from '../../data-grid/index.js';
import { OVERVIEW_TEAM_MEMBERS } from '../../domain/constants.js';
import { budgetUse, sumOf } from '../../domain/figures.js';
import { type TeamMember, teamMembers } from '../../domain/index.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { cx } from '../../lib/cx.js';
import { type JoinFacts, namesByKey } from '../../lib/text.js';
import {
  DashboardPanel,
  emptyRow,
  joinByDots,
  panelOf,
  SheetGrid,
  totalRows,
  useTotalText,
} from '../shared/index.js';
import { BudgetState, barProps, LeftCell, memberUse, UseCell, UsedCell } from './budget-use.js';
import { type I18n, useI18n } from './i18n.js';
import type { CorporateData } from './reads.js';

/** Tab with all employees and the use of their travel budgets. */
export function EmployeesTab({ data }: { data: CorporateData }) {
  const { items: members } = data.team;
  const total = totalRows(data.team, data.stats, 'totalEmployees');
  const { t, format } = useI18n();
  const title = t['corporate.team.title'];
  const totalText = useTotalText();
  const joinFacts = useJoinFacts();
  const columns = useMemo(
    () => columnsOf({ t, format }, memberNames(members, joinFacts)),
    [t, format, members, joinFacts],
  );
  const contentOf = (member: TeamMember) => ({
    title: member.name,
    lead: <Avatar name={member.name} size={40} />,
    subtitle: joinByDots(member.position, member.department),
    children: (
      <>
        <UseCell of={member.name} use={memberUse(member, format)} />
        <SheetFields
          fields={[
            { term: t['corporate.team.used'], value: format.money(member.budgetUsed) },
            { term: t['corporate.team.left'], value: <LeftCell use={memberUse(member, format)} /> },
          ]}
        />
      </>
    ),
  });
  const footer = (shown: readonly TeamMember[]) => {
    const used = sumOf(shown.map(usedOf));
    const budget = sumOf(shown.map(({ travelBudget }) => travelBudget));
    const use = budgetUse(used, budget, format.moneyDigits());
    return {
      member: totalText(shown.length, total !== undefined || shown.length < members.length),
      share: <UseCell of={t['corporate.team.all']} use={use} />,
      used: <UsedCell used={used} budget={budget} />,
      left: <LeftCell use={use} />,
    };
  };
  return (
    <DashboardPanel
      slot="team-members"
      title={title}
      count={members.length}
      total={total}
      countLabel={
        total === undefined
          ? t['corporate.team.count']({ count: members.length })
          : t['corporate.team.employees']({ count: total })
      }
      {...panelOf(data, 'team')}
    >
      <SheetGrid
        aria-label={title}
        searchLabel={t['list.employees.search']}
        columns={columns}
        rows={members}
        file="employees"
        contentOf={contentOf}
        footer={footer}
        empty={<NoMembers />}
      />
    </DashboardPanel>
  );
}

const usedOf = ({ budgetUsed }: TeamMember) => budgetUsed;

const memberNames = (members: readonly TeamMember[], joinFacts: JoinFacts): ReadonlyMap<string, string> =>
  namesByKey(members, ({ name, position, department }) => [name, position, department], joinFacts);

const columnsOf = (
  { t, format }: I18n,
  names: ReadonlyMap<string, string>,
): readonly GridColumn<TeamMember>[] => [
  {
    key: 'member',
    header: t['corporate.team.employee'],
    colClassName: 't:w-[30%]',
    value: ({ name, position }) => joinByDots(name, position),
    cell: ({ name, position }) => <PersonCell name={name} detail={position.trim()} size={28} />,
    skeleton: <PersonCellSkeleton size={28} />,
  },
  {
    key: 'department',
    header: t['corporate.team.department'],
    colClassName: 't:w-[18%]',
    value: ({ department }) => department.trim(),
    filter: true,
    cell: ({ department }) => department,
    priority: 3,
    narrow: 'hidden',
  },
  {
    key: 'share',
    header: t['corporate.team.share'],
    colClassName: 't:w-[18%]',
    kind: 'share',
    value: ({ budgetUsed, travelBudget }) => budgetUse(budgetUsed, travelBudget).percent,
    filter: true,
    cell: (member) => <UseCell of={names.get(member.key) ?? member.name} use={memberUse(member, format)} />,
    narrow: { place: 'full', line: 2 },
    skeleton: <SkeletonLine height={8} />,
  },
  {
    key: 'used',
    header: t['corporate.team.used'],
    colClassName: 't:w-[16%]',
    kind: 'amount',
    value: usedOf,
    cell: ({ budgetUsed, travelBudget }) => <UsedCell used={budgetUsed} budget={travelBudget} />,
    narrow: { place: 'end', line: 1 },
  },
  {
    key: 'left',
    header: t['corporate.team.left'],
    kind: 'amount',
    value: ({ budgetUsed, travelBudget }) => travelBudget - budgetUsed,
    cell: (member) => <LeftCell use={memberUse(member, format)} />,
  },
];

const PLACEHOLDERS = ['one', 'two', 'three'].map((key) => emptyRow(teamMembers, key));

/** The first three team members with their travel budgets (spec: 9.first-two). */
export function TeamBudgets({ members }: { members: readonly TeamMember[] }) {
  const loading = useLoading();
  const { t } = useI18n();
  const joinFacts = useJoinFacts();
  const names = useMemo(() => memberNames(members, joinFacts), [members, joinFacts]);
  const shown = loading ? PLACEHOLDERS : members.slice(0, OVERVIEW_TEAM_MEMBERS);
  if (shown.length === 0) return <NoMembers />;
  return (
    <PanelBody>
      <ul role="list" className="t:grid">
        {shown.map((member) => (
          <MemberBudget
            key={member.key}
            label={t['corporate.team.bar']({ of: names.get(member.key) ?? member.name })}
            member={member}
          />
        ))}
      </ul>
    </PanelBody>
  );
}

function MemberBudget({ member, label }: { member: TeamMember; label: string }) {
  const { t, format } = useI18n();
  const { name, position, department, budgetUsed, travelBudget } = member;
  const use = memberUse(member, format);
  return (
    <li className="t:grid t:content-center t:gap-2 t:border-t t:py-3.5 t:first:border-t-0">
      <div className="t:flex t:items-center t:gap-3">
        <Avatar name={name} size={36} tone="neutral" className="t:whitespace-nowrap" />
        <div className="t:flex t:min-w-0 t:flex-auto t:flex-wrap t:items-start t:gap-x-3">
          <div className="t:grid t:min-w-0 t:flex-[1_1_6em]">
            <div className="t:flex t:flex-wrap t:items-center t:gap-x-3">
              <TextLine className="t:flex-auto t:font-semibold t:wrap-anywhere" text={name} skeleton={96} />
              <BudgetState use={use} className="t:text-label" />
            </div>
            <TextLine
              className="t:text-label t:text-muted t:wrap-anywhere"
              text={position || department}
              skeleton={112}
            />
          </div>
          <div className="t:ms-auto t:grid t:text-end">
            <TextLine className="t:font-semibold t:figures" text={format.money(budgetUsed)} skeleton={52} />
            <TextLine
              className="t:text-caption t:text-muted"
              text={t['corporate.use.of']({ budget: travelBudget }, format)}
              skeleton={52}
            />
          </div>
        </div>
      </div>
      <Progress aria-label={label} {...barProps(format, use)} />
    </li>
  );
}

function TextLine({ text, skeleton, className }: { text: string; skeleton: number; className: string }) {
  const loading = useLoading();
  return (
    <span className={cx('t:min-w-0', className)}>
      {loading ? <SkeletonLine width={skeleton} height={12} /> : <bdi>{text}</bdi>}
    </span>
  );
}

function NoMembers() {
  const { t } = useI18n();
  return <EmptyState title={t['corporate.team.empty']}>{t['corporate.team.how-to']}</EmptyState>;
}
