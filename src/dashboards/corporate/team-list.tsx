import { Avatar } from '../../components/avatar';
import { EmptyState } from '../../components/empty-state';
import { Progress } from '../../components/progress';
import { RowItem, RowList } from '../../components/row-list';
import { budgetUse, initialsOf, type TeamMember } from '../../domain';
import { formatMoney } from '../../lib/format-money';
import { formatPercent } from '../../lib/format-number';

/** Employees who travel, with what each has used of the travel budget; over budget is said in words (decision 35). */
export function TeamList({ label, members }: { label: string; members: readonly TeamMember[] }) {
  return (
    <RowList
      aria-label={label}
      rows={members}
      rowKey={({ key }) => key}
      empty={<EmptyState title="No employees yet">Who travels for your company appears here.</EmptyState>}
    >
      {(member) => (
        <RowItem
          lead={<Avatar name={member.name} initials={initialsOf(member.name)} tone="neutral" />}
          title={member.name}
          facts={[
            { label: 'Position', text: member.position },
            { label: 'Department', text: member.department },
          ]}
          end={<BudgetUseBar member={member} />}
        />
      )}
    </RowList>
  );
}

function BudgetUseBar({ member: { name, budgetUsed, travelBudget } }: { member: TeamMember }) {
  const { percent, isOver, overBy, isNearLimit } = budgetUse(budgetUsed, travelBudget);
  return (
    <div className="t:grid t:w-[calc(12*var(--tapa-rem,1rem))] t:max-w-full t:gap-1.5 t:@max-[43em]/rows:w-full">
      <span className="t:flex t:flex-wrap t:items-baseline t:justify-between t:gap-x-2 t:text-label t:text-muted">
        <bdi>
          <b className="t:font-semibold t:text-ink t:figures">{formatMoney(budgetUsed)}</b> of{' '}
          {formatMoney(travelBudget)}
        </bdi>
        <span className="t:figures">{formatPercent(percent)}</span>
      </span>
      <Progress
        aria-label={`${name}: travel budget used`}
        value={budgetUsed}
        max={travelBudget}
        tone={isOver || isNearLimit ? 'warning' : 'brand'}
      />
      {isOver ? (
        <span className="t:text-label t:text-danger-text">{formatMoney(overBy)} over budget</span>
      ) : null}
    </div>
  );
}
