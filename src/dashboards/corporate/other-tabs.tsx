import { isPending } from '../../domain';
import { formatMoney } from '../../lib/format-money';
import { formatNumber } from '../../lib/format-number';
import { DashboardGrid, DashboardPanel, DashboardPart, DashboardStack, GridCell, isLoading } from '../shared';
import { BudgetPanel, DepartmentsPanel } from './budget-panels';
import type { CorporateActions, CorporateData } from './corporate-data';
import { AnalyticsTiles, ComplianceTiles } from './corporate-tiles';
import { PolicyList } from './policy-list';
import { RequestList } from './request-list';
import { TeamList } from './team-list';
import { DECIDED, PENDING, TAB_LABELS } from './texts';

interface TabProps {
  data: CorporateData;
}

/** Employees: everyone who travels, with what they have used of their budget. */
export function EmployeesTab({ data: { team, loading } }: TabProps) {
  return (
    <DashboardPanel
      title={TAB_LABELS.employees}
      count={isLoading(loading, 'team') ? undefined : team.items.length}
      sample={team.isSample}
      dropped={team.dropped}
      loading={isLoading(loading, 'team')}
      resetKeys={[team]}
    >
      <TeamList label={TAB_LABELS.employees} members={team.items} />
    </DashboardPanel>
  );
}

/** Approvals: what waits for a decision, and what has been decided (spec section 4). */
export function ApprovalsTab({ data, actions }: TabProps & { actions: CorporateActions }) {
  const { requests, loading } = data;
  const isWaiting = isLoading(loading, 'requests');
  const pending = requests.items.filter(({ status }) => isPending(status));
  const decided = requests.items.filter(({ status }) => !isPending(status));
  const shared = { sample: requests.isSample, loading: isWaiting, resetKeys: [requests] };
  return (
    <DashboardGrid>
      <GridCell span={8}>
        <DashboardStack>
          <DashboardPanel
            title={PENDING}
            count={isWaiting ? undefined : pending.length}
            dropped={requests.dropped}
            {...shared}
          >
            <RequestList
              label={PENDING}
              requests={pending}
              actions={actions}
              emptyText="Nobody waits for a decision of yours."
            />
          </DashboardPanel>
          <DashboardPanel title={DECIDED} count={isWaiting ? undefined : decided.length} {...shared}>
            <RequestList
              label={DECIDED}
              requests={decided}
              actions={actions}
              emptyText="What you decide appears here."
            />
          </DashboardPanel>
        </DashboardStack>
      </GridCell>
      <GridCell span={4}>
        <DashboardStack>
          <BudgetPanel data={data} />
          <DepartmentsPanel data={data} />
        </DashboardStack>
      </GridCell>
    </DashboardGrid>
  );
}

/** Budget: the whole, and by department. */
export function BudgetTab({ data }: TabProps) {
  return (
    <DashboardGrid fill>
      <GridCell span={5}>
        <BudgetPanel data={data} fill />
      </GridCell>
      <GridCell span={7}>
        <DepartmentsPanel data={data} fill />
      </GridCell>
    </DashboardGrid>
  );
}

/** Policies: the compliance score and all policies (decision 31). */
export function PoliciesTab({ data, actions }: TabProps & { actions: CorporateActions }) {
  const { stats, policies, loading } = data;
  return (
    <DashboardStack>
      <DashboardPart subject="Compliance score" loading={isLoading(loading, 'stats')} resetKeys={[stats]}>
        <ComplianceTiles stats={stats} />
      </DashboardPart>
      <DashboardPanel
        title={TAB_LABELS.policies}
        count={isLoading(loading, 'policies') ? undefined : policies.items.length}
        sample={policies.isSample}
        dropped={policies.dropped}
        loading={isLoading(loading, 'policies')}
        resetKeys={[policies]}
      >
        <PolicyList label={TAB_LABELS.policies} policies={policies.items} actions={actions} />
      </DashboardPanel>
    </DashboardStack>
  );
}

/** Analytics: compliance, contracts and spending. */
export function AnalyticsTab({ data }: TabProps) {
  const { stats, loading } = data;
  return (
    <DashboardStack>
      <DashboardPart subject="Your figures" loading={isLoading(loading, 'stats')} resetKeys={[stats]}>
        <AnalyticsTiles stats={stats} />
      </DashboardPart>
      <BudgetTab data={data} />
    </DashboardStack>
  );
}

/** What the pending requests ask for together, e.g. '5 requests, $11,150 together.' */
export function pendingText({ requests, loading }: CorporateData): string | null {
  if (isLoading(loading, 'requests') || requests.isSample) return null;
  const pending = requests.items.filter(({ status }) => isPending(status));
  if (pending.length === 0) return 'Nothing waits for your decision.';
  const cost = pending.reduce((sum, request) => sum + request.cost, 0);
  return `${pending.length === 1 ? '1 request' : `${formatNumber(pending.length)} requests`}, ${formatMoney(cost)} together.`;
}
