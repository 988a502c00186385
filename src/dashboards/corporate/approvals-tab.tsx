import type { ReactNode } from 'react';
import { isApproved, isPending, type TravelRequest } from '../../domain';
import { countNoun } from '../../lib/count-noun';
import { formatMoney } from '../../lib/format-money';
import { DashboardGrid, DashboardPanel, DashboardStack, GridCell, isLoading, TabLink } from '../shared';
import { BudgetStatementPanel, DepartmentBarsPanel } from './budget-panels';
import type { CorporateData } from './corporate-data';
import { NoRequests, RequestList, type TravelRequestActions } from './request-list';
import { APPROVED_REQUESTS, OTHER_REQUESTS, PENDING_REQUESTS } from './texts';
import { totalsOf } from './waiting';

interface ApprovalsTabProps {
  data: CorporateData;
  actions: TravelRequestActions;
}

/** Approvals: requests that wait, those that are approved, and what they mean for the budget (spec section 2). */
export function ApprovalsTab({ data, actions }: ApprovalsTabProps) {
  const { items, dropped } = data.requests;
  const others = items.filter(({ status }) => !isPending(status) && !isApproved(status));
  return (
    <DashboardGrid>
      <GridCell span={8}>
        <DashboardStack>
          <RequestsPanel
            data={data}
            actions={actions}
            dropped={dropped}
            title={PENDING_REQUESTS}
            requests={items.filter(({ status }) => isPending(status))}
            costLabel="requested"
            skeletonRows={3}
            empty={
              <NoRequests title="Nothing needs your decision">
                Trips that employees ask for appear here.
              </NoRequests>
            }
          />
          <RequestsPanel
            data={data}
            actions={actions}
            title={APPROVED_REQUESTS}
            requests={items.filter(({ status }) => isApproved(status))}
            costLabel="approved"
            skeletonRows={2}
            empty={
              <NoRequests title="No approved requests yet">Requests that you approve appear here.</NoRequests>
            }
          />
          {others.length > 0 ? (
            <RequestsPanel
              data={data}
              actions={actions}
              title={OTHER_REQUESTS}
              requests={others}
              costLabel="in total"
              skeletonRows={1}
            />
          ) : null}
        </DashboardStack>
      </GridCell>
      <GridCell span={4}>
        <DashboardStack>
          <BudgetStatementPanel data={data} action={<TabLink tab="budget">Details</TabLink>} withWaiting />
          <DepartmentBarsPanel data={data} />
        </DashboardStack>
      </GridCell>
    </DashboardGrid>
  );
}

interface RequestsPanelProps extends ApprovalsTabProps {
  title: string;
  requests: readonly TravelRequest[];
  /** What the sum of their costs is: 'requested'. */
  costLabel: string;
  skeletonRows: number;
  dropped?: number;
  /** What to say when there are none. @default nothing, for a panel that only shows with requests */
  empty?: ReactNode;
}

function RequestsPanel({
  data: { requests: list, loading },
  actions,
  title,
  requests,
  costLabel,
  skeletonRows,
  dropped,
  empty,
}: RequestsPanelProps) {
  const { count, cost } = totalsOf(requests);
  const isOnTheWay = isLoading(loading, 'requests');
  return (
    <DashboardPanel
      title={title}
      count={count}
      countLabel={countNoun(count, 'request')}
      action={
        isOnTheWay || count === 0 ? null : (
          <bdi className="t:text-label t:text-muted">
            {formatMoney(cost)} {costLabel}
          </bdi>
        )
      }
      sample={list.isSample}
      dropped={dropped}
      loading={isOnTheWay}
      resetKeys={[list]}
    >
      <RequestList
        label={title}
        requests={requests}
        actions={actions}
        skeletonRows={skeletonRows}
        empty={empty}
      />
    </DashboardPanel>
  );
}
