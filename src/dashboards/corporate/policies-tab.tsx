'use client';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardGrid, DashboardPanel, GridCell } from '../shared';
import { CompliancePanel } from './compliance-panel';
import type { CorporateShown } from './corporate-dashboard';
import { PolicyList } from './policy-list';
import { TRAVEL_POLICIES } from './texts';

/** Policies: every policy, and how well they are kept (spec section 2, decision 31). */
export function PoliciesTab({ data, onManagePolicy }: CorporateShown) {
  const format = useFormatters();
  const { policies, isLoading } = data;
  return (
    <DashboardGrid>
      <GridCell span={8}>
        <DashboardPanel
          title={TRAVEL_POLICIES}
          count={policies.items.length}
          countLabel={format.plural(policies.items.length, { one: 'policy', other: 'policies' })}
          sample={policies.isSample}
          dropped={policies.dropped}
          loading={isLoading('policies')}
          resetKeys={[policies]}
        >
          <PolicyList policies={policies.items} onManage={(policy) => onManagePolicy?.(policy)} />
        </DashboardPanel>
      </GridCell>
      <GridCell span={4}>
        <CompliancePanel data={data} />
      </GridCell>
    </DashboardGrid>
  );
}
