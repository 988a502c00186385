'use client';
import { TriangleAlert } from 'lucide-react';
import { Avatar } from '../../components/avatar';
import { EmptyState } from '../../components/empty-state';
import { PanelBody } from '../../components/panel';
import { NEAR_LIMIT_TEXT, Progress } from '../../components/progress';
import { SkeletonLine, useLoading } from '../../components/skeleton';
import { type BudgetUse, OVERVIEW_TEAM_MEMBERS, type TeamMember } from '../../domain';
import { formatMoney } from '../../lib/format-money';
import { barOf, memberUse } from './budget-state';

/** Stand in for team members on the way. */
const PLACEHOLDERS: readonly TeamMember[] = ['one', 'two', 'three'].map((key) => ({
  key,
  id: key,
  name: '',
  department: '',
  position: '',
  budgetUsed: 0,
  travelBudget: 0,
}));

/** The first three team members with their travel budgets (spec section 9). */
export function TeamBudgets({ members }: { members: readonly TeamMember[] }) {
  const loading = useLoading();
  const shown = loading ? PLACEHOLDERS : members.slice(0, OVERVIEW_TEAM_MEMBERS);
  if (shown.length === 0) return <NoMembers />;
  return (
    <PanelBody>
      <ul className="t:grid t:content-between t:gap-[18px]">
        {shown.map((member) => (
          <MemberBudget key={member.key} member={member} />
        ))}
      </ul>
    </PanelBody>
  );
}

function MemberBudget({ member }: { member: TeamMember }) {
  const loading = useLoading();
  const { name, position, department, budgetUsed } = member;
  const use = memberUse(member);
  return (
    <li className="t:grid t:gap-2">
      <div className="t:flex t:items-center t:gap-3">
        <Avatar name={name} size={36} tone="neutral" className="t:whitespace-nowrap" />
        <div className="t:flex t:min-w-0 t:flex-auto t:flex-wrap t:items-center t:gap-x-3">
          <div className="t:grid t:min-w-0 t:flex-[1_1_calc(6*var(--tapa-rem,1rem))]">
            {loading ? <SkeletonLine width="60%" /> : <bdi className={NAME}>{name}</bdi>}
            <span className={LINE}>
              {loading ? <SkeletonLine width="80%" height={12} /> : <bdi>{position || department}</bdi>}
            </span>
          </div>
          <div className="t:ms-auto t:grid t:justify-items-end t:text-end">
            {loading ? (
              <SkeletonLine width={56} />
            ) : (
              <bdi className="t:font-semibold t:figures">{formatMoney(budgetUsed)}</bdi>
            )}
            <span className="t:text-caption t:text-muted">
              {loading ? <SkeletonLine width={56} height={12} /> : <Allowance use={use} member={member} />}
            </span>
          </div>
        </div>
      </div>
      <Progress aria-label={`${name}: travel budget used`} {...barOf(use)} />
    </li>
  );
}

const NAME = 't:font-semibold t:wrap-anywhere';
const LINE = 't:text-label t:text-muted t:wrap-anywhere';

/** 'of $8,000'; where the budget is nearly or more than used it says so in words. */
function Allowance({ use, member }: { use: BudgetUse; member: TeamMember }) {
  const budget = formatMoney(member.travelBudget);
  if (!use.isNearLimit && !use.isOver) return <bdi>of {budget}</bdi>;
  return (
    <span className="t:inline-flex t:items-center t:gap-1 t:font-semibold t:text-warning-text">
      <TriangleAlert aria-hidden="true" className="t:icon-14" />
      <bdi>
        {use.isOver ? `${formatMoney(use.overBy)} over ${budget}` : `${NEAR_LIMIT_TEXT} of ${budget}`}
      </bdi>
    </span>
  );
}

/** What stands in the place of team members when there are none. */
export function NoMembers() {
  return (
    <EmptyState title="No team members yet" className="t:content-center">
      Employees with a travel budget appear here.
    </EmptyState>
  );
}
