'use client';
import { type ReactNode, useMemo } from 'react';
import { RequestRow, type RequestRowProps } from '../../components/request-row';
import { RowList } from '../../components/row-list';
import {
  type EmployeeTravel,
  type EmployeeTravelData,
  employeeTravel,
  isPending,
  statusBadge,
} from '../../domain';
import { sumOf } from '../../domain/figures';
import type { Formatters } from '../../i18n/formatters';
import { type corporateHelp, corporateRequest } from '../../i18n/messages/en/corporate';
import { statusMessages } from '../../i18n/messages/en/domain';
import { useFormatters } from '../../i18n/use-formatters';
import { useMessages } from '../../i18n/use-messages';
import { CalendarDays, MapPin } from '../../icons';
import { namesByKey } from '../../lib/distinct-names';
import { APPROVED, DECLINED, emptyRow, moreThan, useDecisionNews } from '../shared';
import type { CorporateData } from './reads';

/** What can be decided about a travel request. Without a callback a button does nothing. */
export interface EmployeeTravelActions {
  /** Called by a pending request's Approve button. */
  onApproveRequest?: ((request: EmployeeTravelData) => void) | undefined;
  /** Called by a pending request's Decline button. */
  onDeclineRequest?: ((request: EmployeeTravelData) => void) | undefined;
}

interface RequestListProps {
  /** What is listed, for screen readers. */
  label: string;
  requests: readonly EmployeeTravel[];
  /** Those shown and all others: where a decision takes a request, to another list, is told from them. */
  all: readonly EmployeeTravel[];
  actions: EmployeeTravelActions;
  /** What to say when there are none. */
  empty: ReactNode;
  /** Rows of the skeleton. */
  skeletonRows: number;
}

/** Travel requests: who, where, when, why, what it costs, and the decision. */
export function RequestList({ label, requests, all, actions, empty, skeletonRows }: RequestListProps) {
  const { onApproveRequest, onDeclineRequest } = actions;
  const t = useMessages(corporateRequest);
  const statuses = useMessages(statusMessages);
  const decided = useDecisionNews({
    rows: all,
    statusText: (status) => statusBadge('request', status, statuses).label,
    nameOf: ({ employeeName, destination, dates }) =>
      [employeeName, destination, dates].filter(Boolean).join(', '),
  });
  const format = useFormatters();
  // Those that wait have buttons, whose names tell them apart.
  const names = useMemo(
    () =>
      namesByKey(
        all.filter(({ status }) => isPending(status)),
        ({ employeeName, destination, dates, cost, purpose, department }) => [
          employeeName,
          destination,
          dates,
          format.money(cost),
          purpose,
          department,
        ],
        2,
      ),
    [all, format],
  );
  const draw = (request: EmployeeTravel) => (
    <EmployeeTravelRow
      t={t}
      request={request}
      of={names.get(request.key)}
      onApprove={
        onApproveRequest &&
        (() => {
          decided(request, APPROVED);
          onApproveRequest(request);
        })
      }
      onDecline={
        onDeclineRequest &&
        (() => {
          decided(request, DECLINED);
          onDeclineRequest(request);
        })
      }
    />
  );
  return (
    <RowList
      aria-label={label}
      rows={requests}
      rowKey={({ key }) => key}
      empty={empty}
      skeletonRows={skeletonRows}
      skeletonRow={<EmployeeTravelRow t={t} request={PLACEHOLDER} />}
    >
      {draw}
    </RowList>
  );
}

/** Placeholder for a request that is loading. */
const PLACEHOLDER = emptyRow(employeeTravel, 'placeholder', { purpose: 'purpose', status: 'pending' });

interface EmployeeTravelRowProps extends Pick<RequestRowProps, 'of' | 'onApprove' | 'onDecline'> {
  t: typeof corporateRequest;
  request: EmployeeTravel;
}

function EmployeeTravelRow({ t, request, ...rest }: EmployeeTravelRowProps) {
  const format = useFormatters();
  const { employeeName, department, destination, dates, purpose, status, cost } = request;
  return (
    <RequestRow
      subject="request"
      name={employeeName}
      nameNote={department}
      facts={[
        { label: t['corporate.request.destination'], icon: <MapPin />, text: destination },
        { label: t['corporate.request.dates'], icon: <CalendarDays />, text: dates },
      ]}
      note={purpose}
      cost={format.money(cost)}
      status={status}
      {...rest}
    />
  );
}

/** How many requests there are, and what they cost together. */
export interface RequestTotals {
  readonly count: number;
  /** US dollars. */
  readonly cost: number;
  /** How many there are in all, where that is more. */
  readonly total?: number | undefined;
}

/** Adds up requests. */
export const totalsOf = (requests: readonly EmployeeTravel[]): RequestTotals => ({
  count: requests.length,
  cost: sumOf(requests.map(({ cost }) => cost)),
});

/** What waits for a decision; `null` while that loads, or where the requests are samples. */
export function waitingRequests({ employeeTravel, stats, isLoading }: CorporateData): RequestTotals | null {
  if (isLoading('employeeTravel') || employeeTravel.isSample) return null;
  const waiting = totalsOf(employeeTravel.items.filter(({ status }) => isPending(status)));
  return { ...waiting, total: moreThan(waiting.count, employeeTravel.isSample, stats, 'approvalsPending') };
}

/** How many requests wait, e.g. '5 requests need your decision.' */
export const waitingText = (
  format: Formatters,
  t: typeof corporateHelp,
  { count, total = count }: RequestTotals,
): string => (total === 0 ? t['corporate.help.none-waiting'] : t['corporate.help.waiting'](format, total));
