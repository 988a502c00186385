'use client';
import type { ReactNode } from 'react';
import { DashboardStack } from '../../components/dashboard-grid';
import { DefinitionLines, PanelBody } from '../../components/panel';
import { FigureLine } from '../../components/share-breakdown';
import { SkeletonLine, useLoading } from '../../components/skeleton';
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

/** Revenue: the month, how it grew, and a statement of commission and payout that adds up (spec: 2.organizer-revenue). */
export function RevenueTab({ data }: { data: TourOrganizerData }) {
  const revenue = data.revenue.value;
  const format = useFormatters();
  const t = useMessages(organizerRevenueMessages);
  const months = useMessages(monthChartMessages);
  return (
    <DashboardStack className="t:shares-width">
      <RevenuePanel slot="revenue-breakdown" title={t['organizer.revenue.breakdown']} data={data}>
        <PanelBody className="t:gap-4">
          <Growth revenue={revenue} />
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

/** How the month compares with the one before. The statement below has its amount. */
function Growth({ revenue: { growth } }: { revenue: Revenue }) {
  const format = useFormatters();
  const month = useMessages(monthMessages);
  const loading = useLoading();
  return (
    <div className="t:flex t:min-h-5 t:flex-wrap t:items-center t:gap-x-1.5 t:text-label t:text-muted">
      {loading ? (
        <SkeletonLine width={132} />
      ) : (
        <Delta {...growthDelta(format, growth)} context={month['month.before']} />
      )}
    </div>
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
