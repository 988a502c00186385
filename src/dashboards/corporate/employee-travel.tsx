'use client';
import { useCallback } from 'react';
import { Avatar } from '../../components/avatar/index.js';
import { StatusBadge } from '../../components/badge/index.js';
import {
  BudgetAfter,
  type ListDecisions,
  type RequestBudget,
  RequestRow,
} from '../../components/request-row/index.js';
import { SheetFields } from '../../components/side-sheet/index.js';
import { sumOf } from '../../domain/figures.js';
import {
  type EmployeeTravel,
  type EmployeeTravelData,
  employeeTravel,
  isPending,
  statusTone,
} from '../../domain/index.js';
import { CalendarDays } from '../../icons/compiled/calendar-days.js';
import { MapPin } from '../../icons/compiled/map-pin.js';
import {
  type DecisionListProps,
  DecisionRows,
  Due,
  emptyRow,
  joinByDots,
  largerFigure,
  SheetAmount,
  SheetDays,
} from '../shared/index.js';
import { type I18n, useI18n } from './i18n.js';
import type { CorporateData } from './reads.js';

/** Callbacks for decisions on travel requests; `optimistic` ones show at once, in figures too. */
export type EmployeeTravelActions = ListDecisions<EmployeeTravelData>;

interface RequestListProps extends DecisionListProps<EmployeeTravel> {
  requests: readonly EmployeeTravel[];
  /** All data of the dashboard: the figures and the sheet include requests outside of the list. */
  data: CorporateData;
  actions?: EmployeeTravelActions | undefined;
  isSelectable?: boolean | undefined;
  /** Returns the days until a request starts; with it, rows also show their status. @default neither */
  daysUntil?: ((request: EmployeeTravel) => number) | undefined;
}

export function RequestList({
  requests,
  data,
  actions,
  isSelectable = false,
  daysUntil,
  ...rest
}: RequestListProps) {
  const { t, format } = useI18n();
  const facts = useCallback(
    ({ employeeName, destination, dates, cost, purpose, department }: EmployeeTravel) =>
      [employeeName, destination, dates, format.money(cost), purpose, department] as const,
    [format],
  );
  const sumText = (rows: readonly EmployeeTravel[]) => {
    const { cost } = totalsOf(rows);
    const { isSample, value } = data.budget;
    return isSample || data.isLoading('budget')
      ? format.money(cost)
      : t['bulk.leaves']({ cost: format.money(cost), left: format.money(value.remaining - cost) });
  };
  const budgetOf = (request: EmployeeTravel) =>
    request === PLACEHOLDER ? PLACEHOLDER_BUDGET : budgetFor(request, data);
  return (
    <DecisionRows
      list={{
        rows: requests,
        all: data.employeeTravel.items,
        subject: 'request',
        facts,
        least: 2,
        sumText,
        isSelectable,
        ...actions,
      }}
      placeholder={PLACEHOLDER}
      contentOf={(request) => {
        const budget = budgetOf(request);
        return {
          title: request.employeeName,
          lead: <Avatar name={request.employeeName} size={40} tone="neutral" />,
          subtitle: joinByDots(request.department, request.destination),
          children: (
            <>
              <SheetAmount
                term={t['corporate.request.cost']}
                amount={format.money(request.cost)}
                beside={<StatusBadge status={request.status} tone={statusTone('request', request.status)} />}
              />
              {budget && isPending(request.status) ? <BudgetAfter budget={budget} /> : null}
              <SheetDays
                term={t['corporate.request.dates']}
                dates={request.dates}
                pending={isPending(request.status)}
              />
              <SheetFields fields={[{ term: t['corporate.request.purpose'], value: request.purpose }]} />
            </>
          ),
        };
      }}
      {...rest}
    >
      {(request, row) => (
        <RequestRow
          subject="request"
          name={request.employeeName}
          nameNote={request.department}
          facts={[
            {
              label: t['corporate.request.destination'],
              icon: <MapPin />,
              text: request.destination,
              skeletonWidth: 88,
            },
            {
              label: t['corporate.request.dates'],
              icon: <CalendarDays />,
              text: request.dates,
              skeletonWidth: 140,
            },
          ]}
          note={request.purpose}
          noteLabel={t['corporate.request.purpose']}
          cost={format.money(request.cost)}
          costLabel={t['corporate.request.cost']}
          budget={budgetOf(request)}
          status={request.status}
          withBadge={daysUntil !== undefined}
          due={daysUntil && <Due days={daysUntil(request)} text={t['needs.leaves']} />}
          {...row}
        />
      )}
    </DecisionRows>
  );
}

/** Returns the department's budget before a request, if it is known. */
function budgetFor(
  { key, department, cost }: EmployeeTravel,
  { departments, decided, isLoading }: CorporateData,
): RequestBudget | undefined {
  if (departments.isSample || isLoading('departments')) return undefined;
  const own = departments.items.find(({ name }) => name === department);
  if (!own || own.allocated <= 0) return undefined;
  // The figure already includes requests that show as approved.
  return { name: own.name, total: own.allocated, used: decided?.has(key) ? own.used - cost : own.used, cost };
}

const PLACEHOLDER = emptyRow(employeeTravel, 'placeholder', { purpose: 'purpose', status: 'pending' });

const PLACEHOLDER_BUDGET: RequestBudget = { name: '', total: 0, used: 0, cost: 0 };

export interface RequestTotals {
  readonly count: number;
  /** In the provider's currency. */
  readonly cost: number;
  /** Number of all such requests, if it is larger. */
  readonly total?: number | undefined;
}

export const totalsOf = (requests: readonly EmployeeTravel[]): RequestTotals => ({
  count: requests.length,
  cost: sumOf(requests.map(({ cost }) => cost)),
});

/** Returns the totals of pending requests; `null` while loading or for samples. */
export function waitingRequests({
  employeeTravel,
  stats,
  decided,
  isLoading,
}: CorporateData): RequestTotals | null {
  if (isLoading('employeeTravel') || employeeTravel.isSample) return null;
  const waiting = totalsOf(
    employeeTravel.items.filter(({ key, status }) => isPending(status) && !decided?.has(key)),
  );
  return {
    ...waiting,
    total: largerFigure(waiting.count, employeeTravel.isSample, stats, 'approvalsPending'),
  };
}

/** Returns the totals of pending requests; `null` also after a failed read. */
export const knownRequests = (data: CorporateData) =>
  data.failureOf('employeeTravel') ? null : waitingRequests(data);

export const waitingText = ({ t, format }: I18n, { count, total = count }: RequestTotals): string =>
  total === 0 ? t['corporate.help.none-waiting'] : t['corporate.help.waiting']({ count: total }, format);
