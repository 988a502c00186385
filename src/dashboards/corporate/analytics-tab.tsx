'use client';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import type { ShareTone } from '../../components/progress/index.js';
import { type BreakdownPart, ShareBreakdown } from '../../components/share-breakdown/index.js';
import { budgetUse, sumOf } from '../../domain/figures.js';
import { type Department, isApproved, isPending } from '../../domain/index.js';
import { normalizeStatus } from '../../domain/status.js';
import { roundTo } from '../../lib/math.js';
import {
  DashboardPanel,
  type DataPanelProps,
  FigureTiles,
  figuresOf,
  panelOf,
  useFailedTile,
  wholeOf,
} from '../shared/index.js';
import { NoDepartments } from './budget-use.js';
import type { CorporateData } from './reads.js';
import { useWords, type Words } from './words.js';

/** Analytics: compliance, contracts and spending. */
export const AnalyticsTab = ({ data }: { data: CorporateData }) => (
  <DashboardStack className="t:shares-width">
    <AnalyticsTiles data={data} />
    <DashboardGrid>
      <SpendingByDepartmentPanel data={data} span={6} />
      <RequestsByStatusPanel data={data} span={6} />
    </DashboardGrid>
  </DashboardStack>
);

/** The figures that only the Analytics tab shows, and what a request costs on average. */
export function AnalyticsTiles({ data }: { data: CorporateData }) {
  const { stats, employeeTravel, isLoading, failureOf } = data;
  const { t, format } = useWords();
  const failedTile = useFailedTile();
  const { budgetUsed, monthlyBudget } = stats.value;
  const { percent } = budgetUse(budgetUsed, monthlyBudget);
  const costs = employeeTravel.items.map(({ cost }) => cost);
  return (
    <FigureTiles
      keepsMeta
      label={t['corporate.figures']}
      {...figuresOf(data, 'stats')}
      tiles={() => ({
        complianceScore: {
          label: t['corporate.analytics.compliance'],
          format: 'percent',
          hint: policiesText({ t, format }, data),
        },
        contractsActive: {
          label: t['corporate.analytics.contracts'],
          hint: bookingsText({ t, format }, data),
        },
        budgetUsed: {
          label: t['corporate.analytics.budget-used'],
          format: 'money',
          hint: stats.sampleFields.has('monthlyBudget')
            ? undefined
            : t['corporate.analytics.share']({ percent, budget: monthlyBudget }, format),
        },
      })}
      last={() => ({
        label: t['corporate.analytics.average-request'],
        value: costs.length === 0 ? null : roundTo(sumOf(costs) / costs.length, 0),
        format: 'money',
        loading: isLoading('stats', 'employeeTravel'),
        isSample: employeeTravel.isSample,
        hint: requestsText({ t, format }, costs.length, allRequests(data)),
        ...failedTile(failureOf('employeeTravel')),
      })}
    />
  );
}

/** How many policies the score is about; nothing while that is not known. */
function policiesText(
  { t, format }: Words,
  { policies: { items, isSample }, isLoading }: CorporateData,
): string | undefined {
  if (isLoading('policies') || isSample || items.length === 0) return undefined;
  const active = items.filter(({ status }) => normalizeStatus(status) === 'active');
  return t['corporate.analytics.policies']({ count: active.length }, format);
}

/** How many bookings stand beside the contracts; nothing of a sample. */
function bookingsText(
  { t, format }: Words,
  { stats: { value, sampleFields } }: CorporateData,
): string | undefined {
  if (sampleFields.has('activeBookings')) return undefined;
  return t['corporate.analytics.bookings']({ count: value.activeBookings }, format);
}

/** How many requests there are in all, where more wait than are listed. */
function allRequests({ employeeTravel, stats }: CorporateData): number | undefined {
  const listed = employeeTravel.items.filter(({ status }) => isPending(status)).length;
  return wholeOf(employeeTravel, stats, 'approvalsPending', listed);
}

function requestsText({ t, format }: Words, count: number, total: number | undefined): string {
  if (count === 0) return t['corporate.analytics.no-requests'];
  return total === undefined
    ? t['corporate.analytics.requests']({ count }, format)
    : t['corporate.analytics.requests-of']({ count, total }, format);
}

/** Tones of the departments that spent most, in their order; the others together are the last part. */
const DEPARTMENT_TONES: readonly ShareTone[] = ['cat-1', 'cat-2', 'cat-3', 'cat-4', 'cat-5', 'cat-6'];
const OTHER_TONE: ShareTone = 'neutral';

/** Shows the spending of departments, and each one's share: up to six, or the five that spent most and the others together. */
export function SpendingByDepartmentPanel({ data, ...panel }: DataPanelProps<CorporateData>) {
  const { t, format } = useWords();
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

function partsOf({ t, format }: Words, departments: readonly Department[]): readonly BreakdownPart[] {
  const ranked = [...departments].sort((a, b) => b.used - a.used);
  const most = DEPARTMENT_TONES.length;
  const named = ranked.length <= most ? ranked : ranked.slice(0, most - 1);
  const others = ranked.slice(named.length);
  const parts = named.map(({ name, used }, index) => ({
    label: name,
    amount: used,
    tone: DEPARTMENT_TONES[index] ?? OTHER_TONE,
  }));
  const numbered = (name: string, number: number) =>
    t['corporate.spending.numbered']({ name, number }, format);
  if (others.length === 0) return distinct(parts, numbered);
  const label = t['corporate.spending.others']({ count: others.length }, format);
  return distinct(
    [...parts, { label, amount: sumOf(others.map(({ used }) => used)), tone: OTHER_TONE }],
    numbered,
  );
}

/** Each label stands once in a bar and its legend: names that look alike are numbered. */
function distinct(
  parts: readonly BreakdownPart[],
  numbered: (name: string, number: number) => string,
): readonly BreakdownPart[] {
  return parts.map((part, index) => {
    const before = parts.slice(0, index).filter(({ label }) => label === part.label).length;
    return before === 0 ? part : { ...part, label: numbered(part.label, before + 1) };
  });
}

/** How many requests wait, are approved, or ended otherwise. */
export function RequestsByStatusPanel({ data, ...panel }: DataPanelProps<CorporateData>) {
  const { t, format } = useWords();
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
