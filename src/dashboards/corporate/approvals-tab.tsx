'use client';
import { type ReactNode, useMemo } from 'react';
import { DashboardGrid, DashboardStack, GridCell } from '../../components/dashboard-grid/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { useDecisions } from '../../components/request-actions/index.js';
import type { GridColumnModel } from '../../data-grid/index.js';
import { type EmployeeTravel, firstDay, isApproved } from '../../domain/index.js';
import { DashboardPanel, keepsPlace, LateList, panelOf, TabLink } from '../shared/index.js';
import { BudgetStatementPanel, DepartmentBarsPanel } from './budget-panels.js';
import type { CorporateTabProps } from './corporate-dashboard.js';
import {
  type EmployeeTravelActions,
  RequestList,
  totalsOf,
  waitingRequests,
  waitingText,
} from './employee-travel.js';
import { type I18n, useI18n } from './i18n.js';
import type { CorporateData } from './reads.js';

/** Tab with pending and approved requests and the budget (spec: 2.corporate-approvals). */
export function ApprovalsTab({ data, ...actions }: { data: CorporateData } & EmployeeTravelActions) {
  const { t } = useI18n();
  return (
    <DashboardGrid>
      <GridCell span={8}>
        <DashboardStack>
          <PendingRequestsPanel data={data} actions={actions} />
          <ApprovedRequestsPanel data={data} actions={actions} />
          <OtherRequestsPanel data={data} actions={actions} />
        </DashboardStack>
      </GridCell>
      <GridCell span={4}>
        <DashboardStack>
          <BudgetStatementPanel
            data={data}
            action={
              <TabLink tab="budget" of={t['corporate.month.title']}>
                {t['corporate.month.details']}
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

type RequestsProps = Pick<RequestsPanelProps, 'data' | 'actions'>;

/** Pending requests, and those whose decision can still be undone. */
export function PendingRequestsPanel({ data, actions }: RequestsProps) {
  const { t } = useI18n();
  const waiting = waitingRequests(data)?.total;
  return (
    <RequestsPanel
      data={data}
      actions={actions}
      slot="pending-requests"
      dropped={data.employeeTravel.dropped}
      title={t['corporate.approvals.pending']}
      requests={useRequests(data).pending}
      isMain
      total={waiting}
      costText={({ cost, count }, format) =>
        waiting === undefined
          ? t['corporate.approvals.requested']({ cost }, format)
          : t['corporate.approvals.requested-in-these']({ cost, count }, format)
      }
      skeletonRows={3}
      empty={
        <EmptyState title={t['corporate.approvals.none-pending']}>
          {t['corporate.approvals.pending-how-to']}
        </EmptyState>
      }
    />
  );
}

export function ApprovedRequestsPanel(props: RequestsProps) {
  const { t } = useI18n();
  return (
    <RequestsPanel
      {...props}
      slot="approved-requests"
      title={t['corporate.approvals.approved']}
      requests={useRequests(props.data).decided.filter(({ status }) => isApproved(status))}
      costText={t['corporate.approvals.approved-cost']}
      skeletonRows={2}
      empty={
        <EmptyState title={t['corporate.approvals.none-approved']}>
          {t['corporate.approvals.approved-how-to']}
        </EmptyState>
      }
    />
  );
}

/** Requests that are neither pending nor approved. Renders nothing without any. */
export function OtherRequestsPanel(props: RequestsProps) {
  const { t } = useI18n();
  const others = useRequests(props.data).decided.filter(({ status }) => !isApproved(status));
  if (others.length === 0) return null;
  return (
    <RequestsPanel
      {...props}
      slot="other-requests"
      title={t['corporate.approvals.others']}
      requests={others}
      costText={t['corporate.approvals.others-cost']}
      skeletonRows={1}
    />
  );
}

function useRequests({ employeeTravel: { items } }: CorporateData) {
  const decisions = useDecisions();
  return {
    pending: items.filter((request) => keepsPlace(decisions, request)),
    decided: items.filter((request) => !keepsPlace(decisions, request)),
  };
}

interface RequestsPanelProps {
  data: CorporateData;
  actions?: EmployeeTravelActions | undefined;
  slot: string;
  title: string;
  requests: readonly EmployeeTravel[];
  /** Gives it the tab's toolbar and the selection of several rows. @default false */
  isMain?: boolean | undefined;
  total?: number | undefined;
  /** Returns the text of their total cost: '$11,150 requested'. */
  costText: (values: { cost: number; count: number }, format: I18n['format']) => string;
  skeletonRows: number;
  dropped?: number | undefined;
  /** Empty state. @default none, for a panel that is only shown with requests */
  empty?: ReactNode | undefined;
}

function RequestsPanel({
  data,
  actions,
  slot,
  title,
  requests,
  isMain = false,
  total,
  costText,
  skeletonRows,
  dropped,
  empty,
}: RequestsPanelProps) {
  const { t, format } = useI18n();
  const { items } = data.employeeTravel;
  const { timeZone } = format;
  // Of all requests, so that every list of the tab has the same filters.
  const columns = useMemo(() => columnsOf(t, items, timeZone), [t, items, timeZone]);
  const { count, cost } = totalsOf(requests.filter(({ key }) => !data.decided?.has(key)));
  const loading = data.isLoading('employeeTravel');
  return (
    <DashboardPanel
      slot={slot}
      title={title}
      count={count}
      total={total}
      countLabel={t['corporate.approvals.count']({ count: total ?? count })}
      action={
        loading || count === 0 ? null : (
          <bdi className="t:text-label t:text-muted">{costText({ cost, count }, format)}</bdi>
        )
      }
      {...panelOf(data, 'employeeTravel')}
      dropped={dropped}
    >
      <LateList
        columns={columns}
        rows={requests}
        searchLabel={t['list.requests.search']}
        skeletonRows={skeletonRows}
        toolbar={isMain && 'auto'}
      >
        {(shown, paging) => (
          <RequestList
            label={title}
            requests={shown}
            data={data}
            isSelectable={isMain}
            actions={actions}
            skeletonRows={skeletonRows}
            empty={empty}
            // The page in the tab's URL is that of the main list.
            {...(isMain ? paging : {})}
          />
        )}
      </LateList>
    </DashboardPanel>
  );
}

const departmentOf = ({ department }: EmployeeTravel) => department;

const columnsOf = (
  t: I18n['t'],
  all: readonly EmployeeTravel[],
  timeZone: string | undefined,
): readonly GridColumnModel<EmployeeTravel>[] => [
  { key: 'employee', header: t['corporate.team.employee'], value: ({ employeeName }) => employeeName },
  { key: 'destination', header: t['corporate.request.destination'], value: (row) => row.destination },
  { key: 'purpose', header: t['corporate.request.purpose'], value: (row) => row.purpose, sortable: false },
  {
    key: 'department',
    header: t['corporate.team.department'],
    value: departmentOf,
    filter: { choices: [...new Set(all.map(departmentOf).filter(Boolean))], quick: true },
  },
  {
    key: 'dates',
    header: t['corporate.request.dates'],
    kind: 'date',
    value: ({ dates }) => firstDay(dates, timeZone),
    filter: true,
  },
  {
    key: 'cost',
    header: t['corporate.request.cost'],
    kind: 'amount',
    value: ({ cost }) => cost,
    filter: true,
  },
];

/** '5 requests need your decision, $11,150 in total.' Without data a short text: one line on a phone. */
export function ApprovalsHelp({ data }: Pick<CorporateTabProps, 'data'>) {
  const { t, format } = useI18n();
  const waiting = waitingRequests(data);
  const text = !waiting
    ? t['corporate.help.approvals']
    : waiting.count === 0
      ? waitingText({ t, format }, waiting)
      : waiting.total === undefined
        ? t['corporate.help.waiting-cost'](waiting, format)
        : t['corporate.help.waiting-some']({ ...waiting, total: waiting.total }, format);
  return <span className="t:contents">{text}</span>;
}
