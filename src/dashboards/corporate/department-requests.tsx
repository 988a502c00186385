'use client';
import { type Decisions, useDecisions } from '../../components/request-actions/index.js';
import { identityOf } from '../../domain/define-list.js';
import { type Department, type EmployeeTravel, isPending } from '../../domain/index.js';
import { DashboardPanel, keepsPlace, TabLink } from '../shared/index.js';
import { type EmployeeTravelActions, RequestList, waitingRequests } from './employee-travel.js';
import type { CorporateData } from './reads.js';
import { useWords } from './words.js';

/** Those that wait for a decision; `null` while that loads, where it failed, or where the requests are samples. */
export const knownRequests = (data: CorporateData) =>
  data.failureOf('employeeTravel') ? null : waitingRequests(data);

/** A department, and its requests that wait or were just decided. */
interface DepartmentAsks {
  readonly department: Department;
  readonly requests: readonly EmployeeTravel[];
}

/**
 * The department whose budget would be used furthest if all that it asks for were approved, of those that ask for
 * something. What was just declined counts until that can no longer be taken back: nothing else takes its place before.
 */
function mostAskedOf({ employeeTravel, departments, decided }: CorporateData, decisions: Decisions) {
  const asks = new Map<string, EmployeeTravel[]>();
  for (const request of employeeTravel.items) {
    if (!keepsPlace(decisions, request)) continue;
    const own = asks.get(request.department);
    if (own) own.push(request);
    else asks.set(request.department, [request]);
  }
  const shareOf = ({ department: { used, allocated }, requests }: DepartmentAsks): number => {
    // Requests that show as approved are used already.
    const isUsed = (request: EmployeeTravel) =>
      !isPending(request.status) ||
      (decided?.has(request.key) && decisions.get(identityOf(request))?.kind === 'approve');
    const cost = requests.reduce((sum, request) => (isUsed(request) ? sum : sum + request.cost), 0);
    return allocated > 0 ? (used + cost) / allocated : Number.POSITIVE_INFINITY;
  };
  let most: (DepartmentAsks & { share: number }) | undefined;
  for (const department of departments.items) {
    const requests = asks.get(department.name);
    if (!requests) continue;
    const share = shareOf({ department, requests });
    if (!most || share > most.share) most = { department, requests, share };
  }
  return most;
}

/** A long title takes two lines beside its count, not above it. */
const HEAD_CLASSES = { 'panel-head': 't:[&>:first-child]:flex-nowrap' };

interface DepartmentRequestsProps {
  data: CorporateData;
  actions: EmployeeTravelActions;
}

/**
 * Shows the waiting requests of the department that comes closest to its limit. It stands only where requests and budgets
 * are data in hand, and where something waits.
 */
export function DepartmentRequestsPanel({ data, actions }: DepartmentRequestsProps) {
  const { t } = useWords();
  const decisions = useDecisions();
  const { employeeTravel, departments, isLoading, failureOf } = data;
  const isKnown = !isLoading('departments') && !failureOf('departments') && !departments.isSample;
  const most = isKnown && knownRequests(data) ? mostAskedOf(data, decisions) : undefined;
  if (!most) return null;
  const { department, requests } = most;
  const title = t['corporate.departments.pending-in']({ department: department.name });
  const count = requests.filter(({ key, status }) => isPending(status) && !data.decided?.has(key)).length;
  return (
    <DashboardPanel
      slot="department-requests"
      title={title}
      count={count}
      countLabel={t['corporate.approvals.count']({ count })}
      action={<TabLink tab="approvals">{t['corporate.overview.all-approvals']}</TabLink>}
      className="t:border-brand-soft-border"
      classNames={HEAD_CLASSES}
      resetKeys={[employeeTravel, departments]}
    >
      <RequestList
        label={title}
        requests={requests}
        data={data}
        actions={actions}
        skeletonRows={0}
        empty={null}
      />
    </DashboardPanel>
  );
}
