'use client';
import type { PolicyData } from '../../domain';
import { countNoun } from '../../lib/count-noun';
import { DashboardGrid, DashboardPanel, GridCell, isLoading } from '../shared';
import { CompliancePanel } from './compliance-panel';
import type { CorporateData } from './corporate-data';
import { PolicyList } from './policy-list';
import { TRAVEL_POLICIES } from './texts';

interface PoliciesTabProps {
  data: CorporateData;
  onManagePolicy: ((policy: PolicyData) => void) | undefined;
}

/** Policies: every policy, and how well they are kept (spec section 2, decision 31). */
export function PoliciesTab({ data, onManagePolicy }: PoliciesTabProps) {
  const { policies, loading } = data;
  return (
    <DashboardGrid>
      <GridCell span={8}>
        <DashboardPanel
          title={TRAVEL_POLICIES}
          count={policies.items.length}
          countLabel={countNoun(policies.items.length, 'policy', 'policies')}
          sample={policies.isSample}
          dropped={policies.dropped}
          loading={isLoading(loading, 'policies')}
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
