import { PanelBody } from '../../components/panel';
import { Delta } from '../../components/stat-tile';
import type { Revenue } from '../../domain';
import { formatMoney, formatMoneyCompact } from '../../lib/format-money';
import { DashboardGrid, DashboardPanel, GridCell, growthDelta, isLoading, ShareBreakdown } from '../shared';
import { RevenueLines } from './revenue-statement';
import { COMMISSION_LABEL, FROM_REVENUE_TO_PAYOUT, PAYOUT, REVENUE_BREAKDOWN } from './texts';
import type { TourOrganizerData } from './tour-organizer-data';

/** Revenue: the month, how it grew, and how it divides into commission and payout (spec section 2). */
export function RevenueTab({ data }: { data: TourOrganizerData }) {
  const { revenue, loading } = data;
  return (
    <DashboardGrid fill>
      <GridCell span={8}>
        <DashboardPanel
          title={REVENUE_BREAKDOWN}
          sample={revenue.isSample}
          loading={isLoading(loading, 'revenue')}
          resetKeys={[revenue]}
          fill
        >
          <RevenueBreakdown revenue={revenue.value} />
        </DashboardPanel>
      </GridCell>
      <GridCell span={4}>
        <DashboardPanel
          title={FROM_REVENUE_TO_PAYOUT}
          sample={revenue.isSample}
          loading={isLoading(loading, 'revenue')}
          resetKeys={[revenue]}
          fill
        >
          <PanelBody>
            <RevenueLines revenue={revenue.value} />
          </PanelBody>
        </DashboardPanel>
      </GridCell>
    </DashboardGrid>
  );
}

function RevenueBreakdown({ revenue: { thisMonth, growth, commission, payout } }: { revenue: Revenue }) {
  return (
    <ShareBreakdown
      label={REVENUE_BREAKDOWN}
      figure={formatMoneyCompact(thisMonth)}
      full={formatMoney(thisMonth)}
      beside={<Delta {...growthDelta(growth)} context="vs last month" />}
      parts={[
        { label: PAYOUT, amount: payout, tone: 'brand' },
        { label: COMMISSION_LABEL, amount: commission, tone: 'warning' },
      ]}
      format={formatMoneyCompact}
    />
  );
}
