'use client';
import { Avatar } from '../../components/avatar';
import { EmptyState } from '../../components/empty-state';
import { PanelBody } from '../../components/panel';
import { Progress } from '../../components/progress';
import { SkeletonLine, useLoading } from '../../components/skeleton';
import type { TeamMember } from '../../domain';
import { OVERVIEW_TEAM_MEMBERS } from '../../domain/constants';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { BudgetState, barOf, memberUse } from './budget-state';

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
      <ul className="t:grid t:flex-auto t:content-between t:gap-[18px]">
        {shown.map((member) => (
          <MemberBudget key={member.key} member={member} />
        ))}
      </ul>
    </PanelBody>
  );
}

function MemberBudget({ member }: { member: TeamMember }) {
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
      <Progress aria-label={`${name}: travel budget used`} {...barOf(format, use)} />
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

/** What stands in the place of team members when there are none. */
export function NoMembers() {
  return <EmptyState title="No team members yet">Employees with a travel budget appear here.</EmptyState>;
}
