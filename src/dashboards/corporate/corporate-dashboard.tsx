'use client';
import type { ReactElement } from 'react';
import {
  sanitizeBudget,
  sanitizeCorporateStats,
  sanitizeDepartments,
  sanitizePolicies,
  sanitizeTeamMembers,
  sanitizeTravelRequests,
  sanitizeUser,
} from '../../domain';
import {
  type DashboardBaseProps,
  DashboardBoundary,
  DashboardShell,
  type DashboardTab,
  isLoading,
  type LoadingParts,
} from '../shared';
import type { CorporateActions, CorporateData, CorporateDataPart } from './corporate-data';
import { AnalyticsTab, ApprovalsTab, BudgetTab, EmployeesTab, PoliciesTab, pendingText } from './other-tabs';
import { OverviewTab } from './overview-tab';
import { CORPORATE_TABS, type CorporateTab, isCorporateTab } from './tab-names';
import { budgetLeftText, DASHBOARD_TITLE, HELP, requestsText, TAB_LABELS } from './texts';

export interface CorporateDashboardProps extends DashboardBaseProps<CorporateTab>, CorporateActions {
  /** Answer of `GET /api/corporate-admin/stats`: raw. What is missing shows as sample figures, marked as such. */
  stats: unknown;
  /** Answer of `GET /api/corporate-admin/employee-travel`: raw. Not a list: sample requests, marked as such. */
  requests: unknown;
  /** Answer of `GET /api/corporate-admin/policies`: raw, read like `requests`. */
  policies: unknown;
  /** Answer of `GET /api/corporate-admin/budget` with its departments: raw, read like `stats`. */
  budget: unknown;
  /** Answer of `GET /api/corporate-admin/team`: raw, read like `requests`. */
  team: unknown;
  /** What is still on the way: its panels are skeletons. @default false */
  loading?: LoadingParts<CorporateDataPart>;
}

/**
 * The corporate dashboard (spec section 2), for the role corporate_admin: Overview, Employees, Approvals, Budget,
 * Policies and Analytics. It takes raw JSON and sanitises it at its own door, so nothing in it makes it throw; it
 * fetches nothing. The bottom navigation belongs to the page around it.
 *
 * @example
 * <CorporateDashboard user={user} stats={stats} requests={requests} policies={policies} budget={budget} team={team}
 *   onApproveRequest={(request) => approve(request.id)} onLogout={logOut} />
 */
export function CorporateDashboard(props: CorporateDashboardProps): ReactElement {
  const { user, stats, requests, policies, budget, team, onError } = props;
  return (
    <DashboardBoundary onError={onError} resetKeys={[user, stats, requests, policies, budget, team]}>
      <Dashboard {...props} />
    </DashboardBoundary>
  );
}

function Dashboard({
  user: rawUser,
  stats,
  requests,
  policies,
  budget,
  team,
  loading,
  onTabChange,
  onApproveRequest,
  onDeclineRequest,
  onManagePolicy,
  onError: _handledAbove,
  ...shell
}: CorporateDashboardProps) {
  const user = sanitizeUser(rawUser).value;
  const data: CorporateData = {
    stats: sanitizeCorporateStats(stats),
    requests: sanitizeTravelRequests(requests),
    policies: sanitizePolicies(policies),
    budget: sanitizeBudget(budget),
    departments: sanitizeDepartments(budget),
    team: sanitizeTeamMembers(team),
    loading,
  };
  const actions: CorporateActions = { onApproveRequest, onDeclineRequest, onManagePolicy };
  const tabs: Record<CorporateTab, Pick<DashboardTab, 'help' | 'count' | 'content'>> = {
    overview: { help: overviewHelp(data), content: <OverviewTab data={data} actions={actions} /> },
    employees: { help: HELP.employees, content: <EmployeesTab data={data} /> },
    approvals: {
      help: pendingText(data) ?? TAB_LABELS.approvals,
      count: knownApprovals(data) ?? undefined,
      content: <ApprovalsTab data={data} actions={actions} />,
    },
    budget: { help: HELP.budget, content: <BudgetTab data={data} /> },
    policies: { help: HELP.policies, content: <PoliciesTab data={data} actions={actions} /> },
    analytics: { help: HELP.analytics, content: <AnalyticsTab data={data} /> },
  };
  return (
    <DashboardShell
      user={user}
      dashboard="corporate"
      title={DASHBOARD_TITLE}
      tabs={CORPORATE_TABS.map((value) => ({ value, label: TAB_LABELS[value], ...tabs[value] }))}
      onTabChange={(tab) => {
        if (isCorporateTab(tab)) onTabChange?.(tab);
      }}
      {...shell}
    />
  );
}

/** How many approvals wait, where the company's own count is there. */
function knownApprovals({ stats, loading }: CorporateData): number | null {
  if (isLoading(loading, 'stats') || stats.sampleFields.has('approvalsPending')) return null;
  return Math.max(0, stats.value.approvalsPending);
}

/** What the overview's help line says: only what the data holds (decision 13). */
function overviewHelp(data: CorporateData): string {
  const approvals = knownApprovals(data);
  const { budget, loading } = data;
  const left =
    isLoading(loading, 'budget') || budget.sampleFields.has('remaining') ? null : budget.value.remaining;
  return [
    approvals === null ? '' : requestsText(approvals),
    left === null || left < 0 ? '' : budgetLeftText(left),
  ]
    .join(' ')
    .trim();
}
