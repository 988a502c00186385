'use client';
import type { ReactElement } from 'react';
import {
  type PolicyData,
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
import { AnalyticsTab } from './analytics-tab';
import { ApprovalsTab } from './approvals-tab';
import { BudgetTab } from './budget-tab';
import type { CorporateData, CorporateDataPart } from './corporate-data';
import { EmployeesTab } from './employees-tab';
import { approvalsHelp, OverviewHelp } from './help-line';
import { OverviewTab } from './overview-tab';
import { PoliciesTab } from './policies-tab';
import type { TravelRequestActions } from './request-list';
import { CORPORATE_TABS, type CorporateTab, isCorporateTab } from './tab-names';
import { HELP, TAB_LABELS } from './texts';
import { waitingRequests } from './waiting';

export interface CorporateDashboardProps extends DashboardBaseProps<CorporateTab>, TravelRequestActions {
  /** Answer of `GET /api/corporate-admin/stats`: raw. What is missing shows as sample figures, marked as such. */
  stats: unknown;
  /** Answer of `GET /api/corporate-admin/employee-travel`: raw. Not a list: sample requests, marked as such. */
  requests: unknown;
  /** Answer of `GET /api/corporate-admin/policies`: raw, read like `requests`. */
  policies: unknown;
  /** Answer of `GET /api/corporate-admin/budget`, with its `departments`: raw, read like `stats`. */
  budget: unknown;
  /** Answer of `GET /api/corporate-admin/team`: raw, read like `requests`. */
  team: unknown;
  /** What is still on the way: its panels are skeletons. @default false */
  loading?: LoadingParts<CorporateDataPart>;
  /** A word of greeting before the overview's help line, in the reader's chosen language. @default none */
  greeting?: string;
  /** Called by a policy's Manage button. Without it the button does nothing (decision 11). */
  onManagePolicy?: (policy: PolicyData) => void;
}

/**
 * The corporate dashboard (spec section 2), for the role corporate_admin: Overview, Employees, Approvals, Budget,
 * Policies and Analytics. It takes raw JSON and sanitises it at its own door, so nothing in it makes it throw; it
 * fetches nothing. The bottom navigation belongs to the page around it.
 *
 * @example
 * <CorporateDashboard user={user} stats={stats.data} requests={requests.data} policies={policies.data}
 *   budget={budget.data} team={team.data} loading={['budget']} onApproveRequest={approve} onLogout={logOut} />
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
  greeting,
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
  const actions: TravelRequestActions = { onApproveRequest, onDeclineRequest };
  const tabs: Record<CorporateTab, Pick<DashboardTab, 'help' | 'count' | 'content'>> = {
    overview: {
      help: <OverviewHelp data={data} greeting={greeting} firstName={user.firstName} />,
      content: <OverviewTab data={data} actions={actions} />,
    },
    employees: { help: HELP.employees, content: <EmployeesTab data={data} /> },
    approvals: {
      help: approvalsHelp(data),
      count: isLoading(data.loading, 'requests') ? null : waitingRequests(data)?.count,
      content: <ApprovalsTab data={data} actions={actions} />,
    },
    budget: { help: HELP.budget, content: <BudgetTab data={data} /> },
    policies: {
      help: HELP.policies,
      content: <PoliciesTab data={data} onManagePolicy={onManagePolicy} />,
    },
    analytics: { help: HELP.analytics, content: <AnalyticsTab data={data} /> },
  };
  return (
    <DashboardShell
      user={user}
      dashboard="corporate"
      tabs={CORPORATE_TABS.map((value) => ({ value, label: TAB_LABELS[value], ...tabs[value] }))}
      onTabChange={(tab) => {
        if (isCorporateTab(tab)) onTabChange?.(tab);
      }}
      {...shell}
    />
  );
}
