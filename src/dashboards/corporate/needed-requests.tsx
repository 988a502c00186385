'use client';
import { EmptyState } from '../../components/empty-state/index.js';
import { type Decisions, useDecisions } from '../../components/request-actions/index.js';
import { NEEDED_ROWS, OVERVIEW_REQUESTS } from '../../domain/constants.js';
import { identityOf } from '../../domain/define-list.js';
import { budgetUse, NEAR_LIMIT_PERCENT, sumOf } from '../../domain/figures.js';
import { type Department, type EmployeeTravel, isPending } from '../../domain/index.js';
import {
  strongInNote as b,
  DashboardPanel,
  keepsPlace,
  NeedsPart,
  NeedsYou,
  neededOf,
  panelOf,
  TabLink,
  useDaysUntil,
} from '../shared/index.js';
import { pendingCosts } from './budget-use.js';
import { type EmployeeTravelActions, knownRequests, RequestList } from './employee-travel.js';
import { useI18n } from './i18n.js';
import type { CorporateData } from './reads.js';

/** A sentence that takes two lines on a phone, and one that takes one. */
const NOTE_WIDTHS = [278, 278, 195] as const;

/** Returns the department closest to its limit after all approvals, if one is near it; none of samples. */
function tightestDepartment(data: CorporateData): { name: string; percent: number } | undefined {
  if (data.isLoading('departments')) return undefined;
  const requested = pendingCosts(data);
  return data.departments.items
    .filter(({ name }) => requested.has(name))
    .map(({ name, used, allocated }) => ({
      name,
      percent: budgetUse(sumOf([used, requested.get(name) ?? 0]), allocated).percent,
    }))
    .filter(({ percent }) => percent >= NEAR_LIMIT_PERCENT)
    .sort((one, other) => other.percent - one.percent)[0];
}

interface CorporateNeedsProps {
  data: CorporateData;
  actions: EmployeeTravelActions;
}

/** The first requests (spec: 9.first-two), the other pending ones, and the budget left after approval. */
export function CorporateNeeds({ data, actions }: CorporateNeedsProps) {
  const { t, format } = useI18n();
  const { employeeTravel, budget, isLoading } = data;
  const waiting = knownRequests(data);
  const decisions = useDecisions();
  const daysUntil = useDaysUntil();
  // A decided row keeps its place while its decision can be undone.
  const waits = (request: EmployeeTravel) => waiting !== null && keepsPlace(decisions, request);
  const needed = neededOf(employeeTravel.items, OVERVIEW_REQUESTS, waits, daysUntil);
  const isBudgetKnown = !budget.isSample && !isLoading('budget');
  // The budget left is known only if all pending requests are loaded.
  const isAll = waiting !== null && waiting.count > 0 && waiting.total === undefined;
  const { total, remaining } = budget.value;
  const note = (() => {
    if (waiting === null || waiting.count === 0) return null;
    if (!isBudgetKnown || !isAll || waiting.cost > remaining) {
      return t['needs.requested']({ cost: waiting.cost, b }, format);
    }
    const left = remaining - waiting.cost;
    return t['needs.requested-leaves']({ cost: waiting.cost, left, total, b }, format);
  })();
  const tight = isAll ? tightestDepartment(data) : undefined;
  const share = tight && format.percent(tight.percent);
  const title = t['corporate.overview.requests'];
  // Loads as one: the sentence above the rows and their budgets depend on all three.
  const loading = isLoading('employeeTravel', 'budget', 'departments');
  const list = { data, actions, daysUntil };
  return (
    <NeedsYou
      count={waiting && (waiting.total ?? waiting.count)}
      shown={needed.waiting}
      notes={[note, tight && share ? t['needs.reaches']({ department: tight.name, share, b }) : null]}
      noteWidths={NOTE_WIDTHS}
      more={null}
      loading={loading}
      resetKeys={[employeeTravel, budget]}
    >
      <NeedsPart
        slot="travel-requests"
        title={title}
        action={<TabLink tab="approvals">{t['corporate.overview.all-approvals']}</TabLink>}
        {...panelOf(data, 'employeeTravel')}
        loading={loading}
      >
        <RequestList
          {...list}
          label={title}
          requests={needed.first}
          skeletonRows={NEEDED_ROWS}
          empty={
            <EmptyState title={t['corporate.overview.no-requests']}>
              {t['corporate.overview.requests-how-to']}
            </EmptyState>
          }
        />
        {needed.others.length > 0 ? (
          <RequestList
            {...list}
            label={t['needs.title']}
            requests={needed.others}
            skeletonRows={0}
            empty={null}
          />
        ) : null}
      </NeedsPart>
    </NeedsYou>
  );
}

interface DepartmentRequests {
  readonly department: Department;
  readonly requests: readonly EmployeeTravel[];
}

/** Returns the department that would use most of its budget. Declined requests count until Undo ends. */
function mostRequestedDepartment(
  { employeeTravel, departments, decided }: CorporateData,
  decisions: Decisions,
) {
  const byDepartment = new Map<string, EmployeeTravel[]>();
  for (const request of employeeTravel.items) {
    if (!keepsPlace(decisions, request)) continue;
    const own = byDepartment.get(request.department);
    if (own) own.push(request);
    else byDepartment.set(request.department, [request]);
  }
  const shareOf = ({ department: { used, allocated }, requests }: DepartmentRequests): number => {
    // Requests that show as approved are already included in the used budget.
    const isUsed = (request: EmployeeTravel) =>
      !isPending(request.status) ||
      (decided?.has(request.key) && decisions.get(identityOf(request))?.kind === 'approve');
    const cost = requests.reduce((sum, request) => (isUsed(request) ? sum : sum + request.cost), 0);
    return allocated > 0 ? (used + cost) / allocated : Number.POSITIVE_INFINITY;
  };
  let most: (DepartmentRequests & { share: number }) | undefined;
  for (const department of departments.items) {
    const requests = byDepartment.get(department.name);
    if (!requests) continue;
    const share = shareOf({ department, requests });
    if (!most || share > most.share) most = { department, requests, share };
  }
  return most;
}

/** A long title wraps beside its count, not above it. */
const HEAD_CLASSES = { 'panel-head': 't:[&>:first-child]:flex-nowrap' };

/** Pending requests of the department closest to its limit. Renders nothing without data, or for samples. */
export function DepartmentRequestsPanel({ data, actions }: CorporateNeedsProps) {
  const { t } = useI18n();
  const decisions = useDecisions();
  const { employeeTravel, departments, isLoading, failureOf } = data;
  const isKnown = !isLoading('departments') && !failureOf('departments') && !departments.isSample;
  const most = isKnown && knownRequests(data) ? mostRequestedDepartment(data, decisions) : undefined;
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
