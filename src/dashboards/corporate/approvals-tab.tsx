'use client';
import type { ReactNode } from 'react';
import { DashboardGrid, DashboardStack, GridCell } from '../../components/dashboard-grid';
import { EmptyState } from '../../components/empty-state';
import { type EmployeeTravel, isApproved, isPending } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardPanel, panelOf, TabLink } from '../shared';
import { BudgetStatementPanel, DepartmentBarsPanel } from './budget-tab';
import type { CorporateShown } from './corporate-dashboard';
import { type EmployeeTravelActions, RequestList, totalsOf, waitingRequests } from './employee-travel';
import type { CorporateData } from './reads';
import type { CorporateSlot } from './slots';
import { APPROVED_REQUESTS, MONTH_BUDGET, OTHER_REQUESTS, PENDING_REQUESTS, waitingCostText } from './texts';

/** Approvals: requests that wait, those that are approved, and what they mean for the budget (spec: 2.corporate-approvals). */
export function ApprovalsTab({ data, ...actions }: CorporateShown) {
  const { items, dropped } = data.employeeTravel;
  const others = items.filter(({ status }) => !isPending(status) && !isApproved(status));
  return (
    <DashboardGrid>
      <GridCell span={8}>
        <DashboardStack>
          <RequestsPanel
            data={data}
            actions={actions}
            slot="pending-requests"
            dropped={dropped}
            title={PENDING_REQUESTS}
            requests={items.filter(({ status }) => isPending(status))}
            total={waitingRequests(data)?.total}
            costLabel="requested"
            skeletonRows={3}
            empty={
              <EmptyState title="Nothing needs your decision">
                Trips that employees ask for appear here.
              </EmptyState>
            }
          />
          <RequestsPanel
            data={data}
            actions={actions}
            slot="approved-requests"
            title={APPROVED_REQUESTS}
            requests={items.filter(({ status }) => isApproved(status))}
            costLabel="approved"
            skeletonRows={2}
            empty={
              <EmptyState title="No approved requests yet">Requests that you approve appear here.</EmptyState>
            }
          />
          {others.length > 0 ? (
            <RequestsPanel
              data={data}
              actions={actions}
              slot="other-requests"
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
          <BudgetStatementPanel
            data={data}
            action={
              <TabLink tab="budget" of={MONTH_BUDGET}>
                Details
              </TabLink>
            }
            withWaiting
          />
          <DepartmentBarsPanel data={data} />
        </DashboardStack>
      </GridCell>
    </DashboardGrid>
  );
}

interface RequestsPanelProps {
  data: CorporateData;
  actions: EmployeeTravelActions;
  slot: CorporateSlot;
  title: string;
  requests: readonly EmployeeTravel[];
  /** How many there are in all, where that is more. */
  total?: number | undefined;
  /** What the sum of their costs is: 'requested'. */
  costLabel: string;
  skeletonRows: number;
  dropped?: number;
  /** What to say when there are none. @default nothing, for a panel that only shows with requests */
  empty?: ReactNode;
}

function RequestsPanel({
  data,
  actions,
  slot,
  title,
  requests,
  total,
  costLabel,
  skeletonRows,
  dropped,
  empty,
}: RequestsPanelProps) {
  const format = useFormatters();
  const { count, cost } = totalsOf(requests);
  const loading = data.isLoading('employeeTravel');
  return (
    <DashboardPanel
      slot={slot}
      title={title}
      count={count}
      total={total}
      countLabel={format.plural(total ?? count, { one: 'request', other: 'requests' })}
      action={
        loading || count === 0 ? null : (
          <bdi className="t:text-label t:text-muted">
            {`${format.money(cost)} ${costLabel}${total === undefined ? '' : ` in these ${format.number(count)}`}`}
          </bdi>
        )
      }
      {...panelOf(data, 'employeeTravel')}
      dropped={dropped}
    >
      <RequestList
        label={title}
        requests={requests}
        all={data.employeeTravel.items}
        actions={actions}
        skeletonRows={skeletonRows}
        empty={empty}
      />
    </DashboardPanel>
  );
}

/** '5 requests need your decision, $11,150 in total.' Without facts as short as they are: on a phone one line. */
export function ApprovalsHelp({ data }: CorporateShown) {
  const format = useFormatters();
  const waiting = waitingRequests(data);
  const text = waiting ? waitingCostText(format, waiting) : 'Requests for you to decide, and past ones.';
  return <span className="t:contents">{text}</span>;
}
