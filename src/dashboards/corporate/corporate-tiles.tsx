'use client';
import { Clock, FileCheck, Luggage, Receipt, ShieldCheck, Users, Wallet } from 'lucide-react';
import { SampleChip } from '../../components/badge';
import { StatStrip, StatTile } from '../../components/stat-tile';
import type { CorporateStats, Department, EmployeeTravel, Sanitized, SanitizedList } from '../../domain';
import { budgetUse, sumOf } from '../../domain/figures';
import type { Formatters } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { roundTo } from '../../lib/math';
import { hintOf } from '../shared';
import type { RequestTotals } from './employee-travel';
import { ANALYTICS_LABELS, TILE_LABELS } from './texts';

interface TileProps {
  stats: Sanitized<CorporateStats>;
}

interface OverviewTilesProps extends TileProps {
  /** Where they are there: `null` while they load. */
  departments: SanitizedList<Department> | null;
  /** What waits for a decision, where it is known. */
  waiting: RequestTotals | null;
}

/** The four tiles of the Overview tab (decision 31). */
export function OverviewTiles({ stats, departments, waiting }: OverviewTilesProps) {
  const format = useFormatters();
  const { totalEmployees, activeBookings, monthlyBudget, approvalsPending } = stats.value;
  return (
    <StatStrip aria-label="Your travel program at a glance">
      <StatTile
        label={TILE_LABELS.totalEmployees}
        value={totalEmployees}
        icon={<Users />}
        hint={hintOf(stats, 'totalEmployees', departmentsText(format, departments))}
      />
      <StatTile
        label={TILE_LABELS.activeBookings}
        value={activeBookings}
        icon={<Luggage />}
        hint={hintOf(stats, 'activeBookings', contractsText(format, stats))}
      />
      <StatTile
        label={TILE_LABELS.monthlyBudget}
        value={monthlyBudget}
        format="money"
        icon={<Wallet />}
        hint={hintOf(stats, 'monthlyBudget', usedText(format, stats))}
      />
      <StatTile
        label={TILE_LABELS.approvalsPending}
        value={approvalsPending}
        icon={<Clock />}
        hint={hintOf(
          stats,
          'approvalsPending',
          // What is requested belongs to these approvals only while both counts agree.
          waiting?.count === approvalsPending ? `${format.compactMoney(waiting.cost)} requested` : undefined,
        )}
      />
    </StatStrip>
  );
}

function departmentsText(
  format: Formatters,
  departments: SanitizedList<Department> | null,
): string | undefined {
  if (!departments || departments.isSample || departments.items.length === 0) return undefined;
  const count = departments.items.length;
  return `${format.number(count)} ${format.plural(count, { one: 'department', other: 'departments' })}`;
}

function contractsText(
  format: Formatters,
  { value, sampleFields }: Sanitized<CorporateStats>,
): string | undefined {
  if (sampleFields.has('contractsActive')) return undefined;
  const noun = format.plural(value.contractsActive, { one: 'active contract', other: 'active contracts' });
  return `${format.compactNumber(value.contractsActive)} ${noun}`;
}

function usedText(
  format: Formatters,
  { value, sampleFields }: Sanitized<CorporateStats>,
): string | undefined {
  if (sampleFields.has('budgetUsed')) return undefined;
  return `${format.percent(budgetUse(value.budgetUsed, value.monthlyBudget).percent)} used`;
}

interface AnalyticsTilesProps extends TileProps {
  requests: SanitizedList<EmployeeTravel>;
  /** Whether the requests are still on the way. */
  requestsLoading: boolean;
}

/** The figures that only the Analytics tab shows (decision 31), and what a request costs on average. */
export function AnalyticsTiles({ stats, requests, requestsLoading }: AnalyticsTilesProps) {
  const format = useFormatters();
  const { complianceScore, contractsActive, budgetUsed, monthlyBudget } = stats.value;
  const { percent } = budgetUse(budgetUsed, monthlyBudget);
  const costs = requests.items.map(({ cost }) => cost);
  return (
    <StatStrip aria-label="Your figures">
      <StatTile
        label={ANALYTICS_LABELS.complianceScore}
        value={complianceScore}
        format="percent"
        icon={<ShieldCheck />}
        hint={hintOf(stats, 'complianceScore')}
      />
      <StatTile
        label={ANALYTICS_LABELS.contractsActive}
        value={contractsActive}
        icon={<FileCheck />}
        hint={hintOf(stats, 'contractsActive')}
      />
      <StatTile
        label={ANALYTICS_LABELS.budgetUsed}
        value={budgetUsed}
        format="money"
        icon={<Wallet />}
        hint={
          stats.sampleFields.has('monthlyBudget')
            ? hintOf(stats, 'budgetUsed')
            : hintOf(
                stats,
                'budgetUsed',
                `${format.percent(percent)} of ${format.compactMoney(monthlyBudget)}`,
              )
        }
      />
      <StatTile
        label={ANALYTICS_LABELS.averageRequest}
        value={costs.length === 0 ? null : roundTo(sumOf(costs) / costs.length, 0)}
        format="money"
        icon={<Receipt />}
        loading={requestsLoading}
        hint={requests.isSample ? <SampleChip /> : requestsText(format, costs.length)}
      />
    </StatStrip>
  );
}

function requestsText(format: Formatters, count: number): string {
  if (count === 0) return 'No requests yet';
  return `${format.number(count)} ${format.plural(count, { one: 'request', other: 'requests' })}`;
}
