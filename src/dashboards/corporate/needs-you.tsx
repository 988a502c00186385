'use client';
import { useDecisions } from '../../components/request-actions/index.js';
import { NEEDED_REQUESTS } from '../../domain/constants.js';
import { budgetUse, NEAR_LIMIT_PERCENT, sumOf } from '../../domain/figures.js';
import { strongInNote as b, keepsPlace, NeedsYou, TabLink } from '../shared/index.js';
import { requestedOf } from './department-use.js';
import { type EmployeeTravelActions, RequestList, waitingRequests } from './employee-travel.js';
import type { CorporateData } from './reads.js';
import { useWords } from './words.js';

/** A sentence of two lines on a phone, and one of one. */
const NOTE_WIDTHS = [278, 278, 195] as const;

/** The department that is nearest its limit once all requests are approved, where one is near; samples say nothing of it. */
function tightestDepartment(data: CorporateData): { name: string; percent: number } | undefined {
  if (data.isLoading('departments')) return undefined;
  const requested = requestedOf(data);
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

/** The first requests that wait for a decision, and what is left of the month's budget once all are approved. */
export function CorporateNeeds({ data, actions }: CorporateNeedsProps) {
  const { t, format } = useWords();
  const title = t['needs.title'];
  const { employeeTravel, budget, isLoading, failureOf } = data;
  const waiting = failureOf('employeeTravel') ? null : waitingRequests(data);
  const decisions = useDecisions();
  // A decided row keeps its place for as long as the decision can be taken back.
  const requests = employeeTravel.items
    .filter((request) => keepsPlace(decisions, request))
    .slice(0, NEEDED_REQUESTS);
  const isBudgetKnown = !budget.isSample && !isLoading('budget');
  // The rest is known only where all that waits is in hand.
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
  return (
    <NeedsYou
      count={waiting && (waiting.total ?? waiting.count)}
      shown={requests.length}
      notes={[note, tight && share ? t['needs.reaches']({ department: tight.name, share, b }) : null]}
      noteWidths={NOTE_WIDTHS}
      more={
        <TabLink tab="approvals" of={title}>
          {t['corporate.overview.all-approvals']}
        </TabLink>
      }
      // All of it at once: the line above the rows, and what each leaves of its department's budget.
      loading={isLoading('employeeTravel', 'budget', 'departments')}
      resetKeys={[employeeTravel, budget]}
    >
      <RequestList
        label={title}
        requests={requests}
        data={data}
        actions={actions}
        skeletonRows={NEEDED_REQUESTS}
        empty={null}
      />
    </NeedsYou>
  );
}
