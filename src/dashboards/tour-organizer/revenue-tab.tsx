'use client';
import type { ReactNode } from 'react';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid';
import { DefinitionLines, PanelBody } from '../../components/panel';
import { FigureLine, ShareBreakdown } from '../../components/share-breakdown';
import { Delta } from '../../components/stat-tile';
import { VoyageStatement } from '../../components/voyage-band';
import type { Revenue } from '../../domain';
import { PLATFORM_COMMISSION_PERCENT } from '../../domain/constants';
import { monthChartMessages } from '../../i18n/messages/en/charts';
import { monthMessages } from '../../i18n/messages/en/shared';
import { organizerRevenueMessages } from '../../i18n/messages/en/tour-organizer';
import { useFormatters } from '../../i18n/use-formatters';
import { useMessages } from '../../i18n/use-messages';
import { DashboardPanel, type DataPanelProps, growthDelta, MonthsPanel, panelOf } from '../shared';
import type { TourOrganizerData } from './reads';
import type { TourOrganizerSlot } from './slots';

/** Revenue: the month, how it grew, and how it divides into commission and payout (spec: 2.organizer-revenue). */
export function RevenueTab({ data }: { data: TourOrganizerData }) {
  const revenue = data.revenue.value;
  const format = useFormatters();
  const t = useMessages(organizerRevenueMessages);
  const months = useMessages(monthChartMessages);
  return (
    <DashboardStack className="t:shares-width">
      <DashboardGrid fill>
        <RevenuePanel
          slot="revenue-to-payout"
          span={8}
          title={t['organizer.revenue.to-payout']}
          data={data}
          fill
        >
          <PanelBody>
            <VoyageStatement
              whole={{ term: t['organizer.revenue.this-month'], amount: revenue.thisMonth }}
              taken={{
                term: t['organizer.revenue.commission'](format, PLATFORM_COMMISSION_PERCENT),
                amount: revenue.commission,
              }}
              rest={{ term: t['organizer.revenue.payout'], amount: revenue.payout }}
            />
          </PanelBody>
        </RevenuePanel>
        <RevenuePanel
          slot="revenue-breakdown"
          span={4}
          title={t['organizer.revenue.breakdown']}
          data={data}
          fill
        >
          <RevenueBreakdown revenue={revenue} />
        </RevenuePanel>
      </DashboardGrid>
      <MonthsPanel
        slot="revenue-by-month"
        title={months['months.revenue']}
        state={months['months.revenue.state']}
        history={data.revenueHistory}
        loading={data.isLoading('revenue')}
      />
    </DashboardStack>
  );
}

function RevenueBreakdown({ revenue: { thisMonth, growth, commission, payout } }: { revenue: Revenue }) {
  const format = useFormatters();
  const t = useMessages(organizerRevenueMessages);
  const month = useMessages(monthMessages);
  return (
    <ShareBreakdown
      label={t['organizer.revenue.breakdown']}
      figure={format.compactMoney(thisMonth)}
      full={format.money(thisMonth)}
      total={thisMonth}
      beside={<Delta {...growthDelta(format, growth)} context={month['month.before']} />}
      parts={[
        { label: t['organizer.revenue.payout'], amount: payout, tone: 'cat-1' },
        {
          label: t['organizer.revenue.commission'](format, PLATFORM_COMMISSION_PERCENT),
          amount: commission,
          tone: 'cat-2',
        },
      ]}
      format={format.compactMoney}
    />
  );
}

interface RevenuePanelProps extends DataPanelProps<TourOrganizerData> {
  slot: TourOrganizerSlot;
  title: string;
  /** What it shows of the revenue. */
  children: ReactNode;
}

/** A panel that shows something of the revenue. */
export const RevenuePanel = ({ data, ...panel }: RevenuePanelProps) => (
  <DashboardPanel {...panelOf(data, 'revenue')} {...panel} />
);

/** This month's revenue, less the platform's commission, makes the payout. */
export function RevenueStatement({ revenue }: { revenue: Revenue }) {
  const format = useFormatters();
  const { thisMonth, growth } = revenue;
  return (
    <PanelBody>
      <FigureLine
        figure={format.compactMoney(thisMonth)}
        full={format.money(thisMonth)}
        beside={<Delta {...growthDelta(format, growth)} />}
      />
      <RevenueLines revenue={revenue} className="t:mt-3" />
    </PanelBody>
  );
}

/** The same without the large figure, for places that have it beside. */
function RevenueLines({ revenue, className }: { revenue: Revenue; className?: string }) {
  const format = useFormatters();
  const t = useMessages(organizerRevenueMessages);
  const { thisMonth, commission, payout } = revenue;
  return (
    <DefinitionLines
      className={className}
      lines={[
        { term: t['organizer.revenue.this-month'], value: format.money(thisMonth) },
        {
          term: t['organizer.revenue.commission'](format, PLATFORM_COMMISSION_PERCENT),
          value: format.money(-commission),
        },
        { term: t['organizer.revenue.payout'], value: format.money(payout), total: true },
      ]}
    />
  );
}
