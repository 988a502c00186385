'use client';
import { useMemo, useState } from 'react';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { PanelBody } from '../../components/panel/index.js';
import type { ShareTone } from '../../components/progress/index.js';
import { type BreakdownPart, ShareBreakdown } from '../../components/share-breakdown/index.js';
import { VoyageBand } from '../../components/voyage-band/index.js';
import { parseDaySpan } from '../../domain/day-spans.js';
import { budgetUse, sumOf } from '../../domain/figures.js';
import { type Department, isApproved, isPending } from '../../domain/index.js';
import { normalizeStatus } from '../../domain/status.js';
import { periodOf, voyagesOf } from '../../domain/voyages.js';
import { roundTo } from '../../lib/math.js';
import {
  DashboardPanel,
  type DataPanelProps,
  FigureTiles,
  panelOf,
  totalRows,
  useFailedTile,
} from '../shared/index.js';
import { NoDepartments } from './budget-use.js';
import { type I18n, useI18n } from './i18n.js';
import type { CorporateData } from './reads.js';

/** Tab with compliance, contracts, spending and months of travel. */
export const AnalyticsTab = ({ data }: { data: CorporateData }) => (
  <DashboardStack className="t:shares-width">
    <AnalyticsTiles data={data} />
    <DashboardGrid>
      <SpendingByDepartmentPanel data={data} span={6} />
      <RequestsByStatusPanel data={data} span={6} />
    </DashboardGrid>
    <RequestsByMonthPanel data={data} />
  </DashboardStack>
);

/** Figures of the Analytics tab, with the average cost of a request. */
export function AnalyticsTiles({ data }: { data: CorporateData }) {
  const { stats, employeeTravel, policies, isLoading, failureOf } = data;
  const { t, format } = useI18n();
  const failedTile = useFailedTile();
  const arePoliciesKnown = !isLoading('policies') && !policies.isSample && policies.items.length > 0;
  return (
    <FigureTiles
      keepsMeta
      label={t['corporate.figures']}
      data={data}
      part="stats"
      tiles={() => {
        const { activeBookings, budgetUsed, monthlyBudget } = stats.value;
        const { percent } = budgetUse(budgetUsed, monthlyBudget);
        const active = policies.items.filter(({ status }) => normalizeStatus(status) === 'active').length;
        return {
          complianceScore: {
            label: t['corporate.analytics.compliance'],
            format: 'percent',
            hint: arePoliciesKnown ? t['corporate.analytics.policies']({ count: active }, format) : undefined,
          },
          contractsActive: {
            label: t['corporate.analytics.contracts'],
            hint: stats.sampleFields.has('activeBookings')
              ? undefined
              : t['corporate.analytics.bookings']({ count: activeBookings }, format),
          },
          budgetUsed: {
            label: t['corporate.analytics.budget-used'],
            format: 'money',
            hint: stats.sampleFields.has('monthlyBudget')
              ? undefined
              : t['corporate.analytics.share']({ percent, budget: monthlyBudget }, format),
          },
        };
      }}
      last={() => {
        const costs = employeeTravel.items.map(({ cost }) => cost);
        const count = costs.length;
        const total = allRequests(data);
        return {
          label: t['corporate.analytics.average-request'],
          value: count === 0 ? null : roundTo(sumOf(costs) / count, 0),
          format: 'money',
          loading: isLoading('stats', 'employeeTravel'),
          isSample: employeeTravel.isSample,
          hint:
            count === 0
              ? t['corporate.analytics.no-requests']
              : total === undefined
                ? t['corporate.analytics.requests']({ count }, format)
                : t['corporate.analytics.requests-of']({ count, total }, format),
          ...failedTile(failureOf('employeeTravel')),
        };
      }}
    />
  );
}

/** Returns the number of all requests if more are pending than are listed; else `undefined`. */
function allRequests({ employeeTravel, stats }: CorporateData): number | undefined {
  const listed = employeeTravel.items.filter(({ status }) => isPending(status)).length;
  return totalRows(employeeTravel, stats, 'approvalsPending', listed);
}

const DEPARTMENT_TONES: readonly ShareTone[] = ['cat-1', 'cat-2', 'cat-3', 'cat-4', 'cat-5', 'cat-6'];

/** Spending by department: up to six, or the five that spent most and the rest together. */
export function SpendingByDepartmentPanel({ data, ...panel }: DataPanelProps<CorporateData>) {
  const { t, format } = useI18n();
  const title = t['corporate.spending.title'];
  const { items } = data.departments;
  return (
    <DashboardPanel slot="spending-by-department" title={title} {...panelOf(data, 'departments')} {...panel}>
      {() => {
        if (items.length === 0 && !data.isLoading('departments')) return <NoDepartments />;
        const total = sumOf(items.map(({ used }) => used));
        return (
          <ShareBreakdown
            label={title}
            figure={format.compactMoney(total)}
            full={format.money(total)}
            beside={t['corporate.spending.by']({ count: items.length }, format)}
            parts={partsOf({ t, format }, items)}
            format={format.compactMoney}
          />
        );
      }}
    </DashboardPanel>
  );
}

/** Returns the parts of the bar, largest first. Equal names are numbered, because labels must be unique. */
function partsOf(
  { t, format }: I18n,
  departments: readonly Pick<Department, 'name' | 'used'>[],
): readonly BreakdownPart[] {
  const ranked = [...departments].sort((a, b) => b.used - a.used);
  const most = DEPARTMENT_TONES.length;
  const named = ranked.length <= most ? ranked : ranked.slice(0, most - 1);
  const others = ranked.slice(named.length);
  const rest = {
    name: t['corporate.spending.others']({ count: others.length }, format),
    used: sumOf(others.map(({ used }) => used)),
  };
  const all = others.length === 0 ? named : [...named, rest];
  return all.map(({ name, used }, index) => {
    const before = all.slice(0, index).filter((other) => other.name === name).length;
    return {
      label: before === 0 ? name : t['corporate.spending.numbered']({ name, number: before + 1 }, format),
      amount: used,
      tone: named[index] ? (DEPARTMENT_TONES[index] ?? 'neutral') : 'neutral',
    };
  });
}

/** Numbers of pending, approved and other requests. */
export function RequestsByStatusPanel({ data, ...panel }: DataPanelProps<CorporateData>) {
  const { t, format } = useI18n();
  const title = t['corporate.by-status.title'];
  const requests = data.employeeTravel.items;
  return (
    <DashboardPanel slot="requests-by-status" title={title} {...panelOf(data, 'employeeTravel')} {...panel}>
      {() => {
        if (requests.length === 0 && !data.isLoading('employeeTravel')) {
          return (
            <EmptyState title={t['corporate.by-status.empty']} art={false}>
              {t['corporate.by-status.how-to']}
            </EmptyState>
          );
        }
        const total = allRequests(data);
        const pending = requests.filter(({ status }) => isPending(status)).length;
        const approved = requests.filter(({ status }) => isApproved(status)).length;
        const other = requests.length - pending - approved;
        return (
          <ShareBreakdown
            label={title}
            figure={format.compactNumber(requests.length)}
            beside={
              total === undefined
                ? t['corporate.by-status.requests']({ count: requests.length })
                : t['corporate.by-status.of-requests']({ total }, format)
            }
            parts={[
              { label: t['corporate.by-status.pending'], amount: pending, tone: 'warning' },
              { label: t['corporate.by-status.approved'], amount: approved, tone: 'positive' },
              { label: t['corporate.by-status.other'], amount: other, tone: 'neutral' },
            ]}
            format={format.number}
          />
        );
      }}
    </DashboardPanel>
  );
}

function RequestsByMonthPanel({ data }: { data: CorporateData }) {
  const { t, format } = useI18n();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { items } = data.employeeTravel;
  const { dated, cells } = useMemo(() => {
    const standing = items.filter(({ status }) => isPending(status) || isApproved(status));
    const known = standing.flatMap(({ dates, department, status }) => {
      const day = parseDaySpan(dates, format.timeZone)?.first;
      return day ? [{ day, department, isPending: isPending(status) }] : [];
    });
    return { dated: known, cells: voyagesOf(known).cells };
  }, [items, format.timeZone]);
  const title = t['corporate.by-month.title'];
  const panel = panelOf(data, 'employeeTravel');
  if (panel.failure || panel.sample || (cells.length === 0 && !panel.loading)) return null;
  // New data may lack a selected month.
  const months = chosen.filter((month) => cells.some(({ period }) => period === month));
  const shown = dated.filter(({ day }) => months.length === 0 || months.includes(periodOf(day)));
  const counts = new Map<string, number>();
  for (const { department } of shown) counts.set(department, (counts.get(department) ?? 0) + 1);
  const departments = [...counts].map(([name, used]) => ({
    name: name || t['corporate.by-status.other'],
    used,
  }));
  return (
    <DashboardPanel slot="requests-by-month" title={title} {...panel}>
      <PanelBody className="t:pb-0">
        <VoyageBand
          aria-label={title}
          cells={cells}
          count={(amount) => t['corporate.analytics.requests']({ count: amount }, format)}
          confirmed={t['corporate.by-status.approved']}
          selected={months}
          onSelectedChange={({ periods }) => setChosen(periods)}
        />
      </PanelBody>
      <ShareBreakdown
        label={title}
        figure={format.compactNumber(shown.length)}
        beside={t['corporate.by-status.of-requests']({ total: allRequests(data) ?? items.length }, format)}
        parts={partsOf({ t, format }, departments)}
        format={format.number}
      />
    </DashboardPanel>
  );
}
