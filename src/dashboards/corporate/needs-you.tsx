'use client';
import { useDecisions } from '../../components/request-actions';
import { isPending } from '../../domain';
import { NEEDED_REQUESTS } from '../../domain/constants';
import { corporateOverview } from '../../i18n/messages/en/corporate';
import { corporateNeedsMessages, needsMessages } from '../../i18n/messages/en/frame';
import { useFormatters } from '../../i18n/use-formatters';
import { useMessages } from '../../i18n/use-messages';
import { NeedsYou, staysFor, TabLink } from '../shared';
import { type EmployeeTravelActions, RequestList, waitingRequests } from './employee-travel';
import type { CorporateData } from './reads';

interface CorporateNeedsProps {
  data: CorporateData;
  actions: EmployeeTravelActions;
}

/** The first requests that wait for a decision, and what is left of the month's budget once all are approved. */
export function CorporateNeeds({ data, actions }: CorporateNeedsProps) {
  const format = useFormatters();
  const t = useMessages(corporateNeedsMessages);
  const title = useMessages(needsMessages)['needs.title'];
  const overview = useMessages(corporateOverview);
  const { employeeTravel, budget, isLoading, failureOf } = data;
  const waiting = failureOf('employeeTravel') ? null : waitingRequests(data);
  const decisions = useDecisions();
  // What is decided keeps its place for as long as that can be taken back.
  const requests = employeeTravel.items
    .filter((request) => isPending(request.status) || staysFor(decisions, request))
    .slice(0, NEEDED_REQUESTS);
  const isBudgetKnown = !budget.isSample && !isLoading('budget');
  // What is left is known only where all that waits is in hand.
  const note =
    waiting === null || waiting.count === 0
      ? null
      : isBudgetKnown && waiting.total === undefined && waiting.cost <= budget.value.remaining
        ? t['needs.requested-leaves'](
            format,
            waiting.cost,
            budget.value.remaining - waiting.cost,
            budget.value.total,
          )
        : t['needs.requested'](format, waiting.cost);
  return (
    <NeedsYou
      count={waiting && (waiting.total ?? waiting.count)}
      shown={requests.length}
      notes={[note]}
      more={
        <TabLink tab="approvals" of={title}>
          {overview['corporate.overview.all-approvals']}
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
