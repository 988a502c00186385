import { StatusBadge } from '../../components/badge';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { RowItem, RowList } from '../../components/row-list';
import { type Policy, statusBadge } from '../../domain';
import { formatDate } from '../../lib/format-date';
import type { CorporateActions } from './corporate-data';

interface PolicyListProps {
  label: string;
  policies: readonly Policy[];
  /** Shows a Manage button beside each policy. */
  actions?: CorporateActions;
}

/** Policies: what each says, whether it is in force and when it was last changed (spec section 3). */
export function PolicyList({ label, policies, actions }: PolicyListProps) {
  return (
    <RowList
      aria-label={label}
      rows={policies}
      rowKey={({ key }) => key}
      empty={<EmptyState title="No policies yet">The rules for your company’s trips appear here.</EmptyState>}
    >
      {(policy) => (
        <RowItem
          title={policy.name}
          facts={[{ label: 'What it says', text: policy.description }]}
          note={<span className="t:text-subtle">Updated {formatDate(policy.lastUpdated)}</span>}
          end={
            <>
              <StatusBadge status={policy.status} {...statusBadge('policy', policy.status)} />
              {actions ? (
                <Button
                  size="sm"
                  aria-label={`Manage ${policy.name}`}
                  onClick={() => actions.onManagePolicy?.(policy)}
                >
                  Manage
                </Button>
              ) : null}
            </>
          }
        />
      )}
    </RowList>
  );
}
