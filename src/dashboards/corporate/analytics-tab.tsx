'use client';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid';
import { EmptyState } from '../../components/empty-state';
import type { ShareTone } from '../../components/progress';
import { type BreakdownPart, ShareBreakdown } from '../../components/share-breakdown';
import { useLoading } from '../../components/skeleton';
import { type Department, type EmployeeTravel, isApproved, isPending } from '../../domain';
import { budgetUse, sumOf } from '../../domain/figures';
import type { Formatters } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { FileCheck, Receipt, ShieldCheck, Wallet } from '../../icons';
import { roundTo } from '../../lib/math';
import {
  countedText,
  DashboardPanel,
  DashboardPart,
  FigureTiles,
  panelOf,
  useFailedTile,
  wholeOf,
} from '../shared';
import { NoDepartments } from './department-budgets';
import type { CorporateData } from './reads';
import { ANALYTICS_LABELS, REQUESTS_BY_STATUS, SPENDING_BY_DEPARTMENT } from './texts';

/** Analytics: compliance, contracts and spending. */
export function AnalyticsTab({ data }: { data: CorporateData }) {
  const { stats, employeeTravel, departments, isLoading } = data;
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart
        slot="stat-strip"
        subject="Your figures"
        loading={isLoading('stats')}
        resetKeys={[stats, employeeTravel]}
      >
        <AnalyticsTiles data={data} />
      </DashboardPart>
      <DashboardGrid fill>
        <DashboardPanel
          slot="spending-by-department"
          span={6}
          title={SPENDING_BY_DEPARTMENT}
          {...panelOf(data, 'departments')}
          fill
        >
          <SpendingByDepartment departments={departments.items} />
        </DashboardPanel>
        <DashboardPanel
          slot="requests-by-status"
          span={6}
          title={REQUESTS_BY_STATUS}
          {...panelOf(data, 'employeeTravel')}
          fill
        >
          <RequestsByStatus requests={employeeTravel.items} total={allRequests(data)} />
        </DashboardPanel>
      </DashboardGrid>
    </DashboardStack>
  );
}

/** The figures that only the Analytics tab shows, and what a request costs on average. */
function AnalyticsTiles({ data }: { data: CorporateData }) {
  const { stats, employeeTravel, isLoading, failureOf } = data;
  const format = useFormatters();
  const failedTile = useFailedTile();
  const { budgetUsed, monthlyBudget } = stats.value;
  const { percent } = budgetUse(budgetUsed, monthlyBudget);
  const share = stats.sampleFields.has('monthlyBudget')
    ? undefined
    : `${format.percent(percent)} of ${format.compactMoney(monthlyBudget)}`;
  const costs = employeeTravel.items.map(({ cost }) => cost);
  return (
    <FigureTiles
      aria-label="Your figures"
      data={stats}
      failure={failureOf('stats')}
      titles={ANALYTICS_LABELS}
      tiles={{
        complianceScore: { icon: <ShieldCheck />, format: 'percent' },
        contractsActive: { icon: <FileCheck /> },
        budgetUsed: { icon: <Wallet />, format: 'money', hint: share },
      }}
      last={{
        label: ANALYTICS_LABELS.averageRequest,
        value: costs.length === 0 ? null : roundTo(sumOf(costs) / costs.length, 0),
        format: 'money',
        icon: <Receipt />,
        loading: isLoading('stats', 'employeeTravel'),
        isSample: employeeTravel.isSample,
        hint: requestsText(format, costs.length, allRequests(data)),
        ...failedTile(failureOf('employeeTravel')),
      }}
    />
  );
}

/** How many requests there are in all, where more wait than are listed. */
function allRequests({ employeeTravel, stats }: CorporateData): number | undefined {
  const listed = employeeTravel.items.filter(({ status }) => isPending(status)).length;
  return wholeOf(employeeTravel, stats, 'approvalsPending', listed);
}

function requestsText(format: Formatters, count: number, total: number | undefined): string {
  if (count === 0) return 'No requests yet';
  const noun = format.plural(total ?? count, { one: 'request', other: 'requests' });
  return `${format.number(count)}${total === undefined ? '' : ` of ${format.compactNumber(total)}`} ${noun}`;
}

/** Tones of the departments that spent most, in their order; the others together are the last part. */
const DEPARTMENT_TONES: readonly ShareTone[] = ['brand', 'positive', 'warning'];
const OTHER_TONE: ShareTone = 'neutral';

/** What the departments have spent, and each one's share: the three that spent most, and the others together. */
export function SpendingByDepartment({ departments }: { departments: readonly Department[] }) {
  const format = useFormatters();
  const loading = useLoading();
  if (departments.length === 0 && !loading) return <NoDepartments />;
  const noun = format.plural(departments.length, { one: 'department', other: 'departments' });
  const total = sumOf(departments.map(({ used }) => used));
  return (
    <ShareBreakdown
      label={SPENDING_BY_DEPARTMENT}
      figure={format.compactMoney(total)}
      full={format.money(total)}
      beside={`spent by ${format.number(departments.length)} ${noun}`}
      parts={partsOf(format, departments)}
      format={format.compactMoney}
    />
  );
}

function partsOf(format: Formatters, departments: readonly Department[]): readonly BreakdownPart[] {
  const ranked = [...departments].sort((a, b) => b.used - a.used);
  const named =
    ranked.length === DEPARTMENT_TONES.length + 1 ? ranked : ranked.slice(0, DEPARTMENT_TONES.length);
  const others = ranked.slice(named.length);
  const parts = named.map(({ name, used }, index) => ({
    label: name,
    amount: used,
    tone: DEPARTMENT_TONES[index] ?? OTHER_TONE,
  }));
  if (others.length === 0) return distinct(parts);
  const label = `${format.number(others.length)} other departments`;
  return distinct([...parts, { label, amount: sumOf(others.map(({ used }) => used)), tone: OTHER_TONE }]);
}

/** Each label stands once in a bar and its legend: names that look alike are numbered. */
function distinct(parts: readonly BreakdownPart[]): readonly BreakdownPart[] {
  return parts.map((part, index) => {
    const before = parts.slice(0, index).filter(({ label }) => label === part.label).length;
    return before === 0 ? part : { ...part, label: `${part.label} (${before + 1})` };
  });
}

/** How many requests wait, are approved, or ended otherwise. */
export function RequestsByStatus({
  requests,
  total,
}: {
  requests: readonly EmployeeTravel[];
  /** How many there are in all, where that is more. */
  total: number | undefined;
}) {
  const format = useFormatters();
  const loading = useLoading();
  if (requests.length === 0 && !loading) {
    return (
      <EmptyState title="No requests yet" art={false}>
        Requests that employees send appear here.
      </EmptyState>
    );
  }
  const pending = requests.filter(({ status }) => isPending(status)).length;
  const approved = requests.filter(({ status }) => isApproved(status)).length;
  return (
    <ShareBreakdown
      label={REQUESTS_BY_STATUS}
      figure={format.compactNumber(requests.length)}
      beside={countedText(format, requests.length, total, { one: 'request', other: 'requests' })}
      parts={[
        { label: 'Pending', amount: pending, tone: 'warning' },
        { label: 'Approved', amount: approved, tone: 'positive' },
        { label: 'Other', amount: requests.length - pending - approved, tone: 'neutral' },
      ]}
      format={format.number}
    />
  );
}
