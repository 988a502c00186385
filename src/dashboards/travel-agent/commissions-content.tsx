'use client';
import { CalendarDays, History, TrendingUp } from 'lucide-react';
import { StatStrip, StatTile } from '../../components/stat-tile';
import { type Commissions, commissions as commissionsEntity, type Sanitized } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardPanel, DashboardPart, DashboardStack, hintOf } from '../shared';
import { CommissionBreakdown } from './commission-breakdown';
import { COMMISSION_BREAKDOWN, COMMISSION_LABELS } from './texts';

export interface CommissionsContentProps {
  /** Answer of `GET /api/travel-agent/commissions`: raw. What is missing shows as sample figures, marked as such. */
  commissions: unknown;
  /** Whether it is still on the way. @default false */
  loading?: boolean;
}

/**
 * The content of the Commissions tab, which has no trigger on the travel-agent dashboard (spec section 2, decision 17):
 * this month's, last month's and their growth, and where they come from. It belongs below a page's h1.
 *
 * @example
 * <CommissionsContent commissions={commissions.data} loading={commissions.isPending} />
 */
export function CommissionsContent({ commissions: raw, loading = false }: CommissionsContentProps) {
  const commissions = commissionsEntity.sanitize(raw);
  return (
    <DashboardStack className="t:root t:@container t:shares-width">
      <DashboardPart subject="Your commissions" loading={loading} resetKeys={[commissions]}>
        <CommissionTiles commissions={commissions} />
      </DashboardPart>
      <DashboardPanel
        title={COMMISSION_BREAKDOWN}
        sample={commissions.isSample}
        loading={loading}
        resetKeys={[commissions]}
      >
        <CommissionBreakdown commissions={commissions.value} />
      </DashboardPanel>
    </DashboardStack>
  );
}

function CommissionTiles({ commissions }: { commissions: Sanitized<Commissions> }) {
  const format = useFormatters();
  const { thisMonth, lastMonth, growth } = commissions.value;
  return (
    <StatStrip aria-label="Your commissions" columns={3}>
      <StatTile
        label={COMMISSION_LABELS.thisMonth}
        value={thisMonth}
        format="money"
        icon={<CalendarDays />}
        hint={hintOf(commissions, 'thisMonth')}
      />
      <StatTile
        label={COMMISSION_LABELS.lastMonth}
        value={lastMonth}
        format="money"
        icon={<History />}
        hint={hintOf(commissions, 'lastMonth')}
      />
      <StatTile
        label={COMMISSION_LABELS.growth}
        value={format.percent(growth)}
        icon={<TrendingUp />}
        hint={hintOf(commissions, 'growth')}
      />
    </StatStrip>
  );
}
