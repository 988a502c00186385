'use client';
import { PanelBody } from '../../components/panel';
import { Delta } from '../../components/stat-tile';
import type { Revenue } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardGrid, GridCell, growthDelta, ShareBreakdown, SINCE_LAST_MONTH } from '../shared';
import { RevenuePanel } from './data-panels';
import type { TourOrganizerData } from './reads';
import { RevenueLines } from './revenue-statement';
import { COMMISSION_LABEL, FROM_REVENUE_TO_PAYOUT, PAYOUT, REVENUE_BREAKDOWN } from './texts';

/** Revenue: the month, how it grew, and how it divides into commission and payout (spec section 2). */
export function RevenueTab({ data }: { data: TourOrganizerData }) {
  const revenue = data.revenue.value;
  return (
    <DashboardGrid fill>
      <GridCell span={8}>
        <RevenuePanel title={REVENUE_BREAKDOWN} data={data} fill>
          <RevenueBreakdown revenue={revenue} />
        </RevenuePanel>
      </GridCell>
      <GridCell span={4}>
        <RevenuePanel title={FROM_REVENUE_TO_PAYOUT} data={data} fill>
          <PanelBody>
            <RevenueLines revenue={revenue} />
          </PanelBody>
        </RevenuePanel>
      </GridCell>
    </DashboardGrid>
  );
}

function RevenueBreakdown({ revenue: { thisMonth, growth, commission, payout } }: { revenue: Revenue }) {
  const format = useFormatters();
  return (
    <ShareBreakdown
      label={REVENUE_BREAKDOWN}
      figure={format.compactMoney(thisMonth)}
      full={format.money(thisMonth)}
      beside={<Delta {...growthDelta(format, growth)} context={SINCE_LAST_MONTH} />}
      parts={[
        { label: PAYOUT, amount: payout, tone: 'brand' },
        { label: COMMISSION_LABEL, amount: commission, tone: 'warning' },
      ]}
      format={format.compactMoney}
    />
  );
}
