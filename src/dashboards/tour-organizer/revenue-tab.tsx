'use client';
import type { ReactNode } from 'react';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid/index.js';
import { DefinitionLines, PanelBody } from '../../components/panel/index.js';
import { FigureLine } from '../../components/share-breakdown/index.js';
import { SkeletonLine } from '../../components/skeleton/index.js';
import { Delta } from '../../components/stat-tile/index.js';
import { VoyageKey, VoyageStatement } from '../../components/voyage-band/index.js';
import { PLATFORM_COMMISSION_PERCENT } from '../../domain/constants.js';
import type { Revenue } from '../../domain/index.js';
import { unitOf } from '../../domain/voyages.js';
import {
  DashboardPanel,
  type DashboardPanelProps,
  type DataPanelProps,
  growthDelta,
  MonthsPanel,
  panelOf,
} from '../shared/index.js';
import { PayoutPanel } from './payout-panel.js';
import type { TourOrganizerData } from './reads.js';
import { SeatsPanel } from './seats-panel.js';
import { useWords } from './words.js';

/** Revenue: a statement of commission and payout that adds up, the payout and how it grew, the months and the seats (spec: 2.organizer-revenue). */
export function RevenueTab({ data }: { data: TourOrganizerData }) {
  const revenue = data.revenue.value;
  const { t, format } = useWords();
  const loading = data.isLoading('revenue');
  return (
    <DashboardStack className="t:shares-width">
      <DashboardGrid fill>
        <RevenuePanel
          slot="revenue-breakdown"
          span={8}
          title={t['organizer.revenue.breakdown']}
          data={data}
          legend={<StatementKey whole={revenue.thisMonth} loading={loading} />}
          classNames={{ 'panel-action': 't:@max-md:ms-0 t:@max-md:basis-full' }}
          fill
        >
          <PanelBody>
            <VoyageStatement
              keyless
              whole={{ term: t['organizer.revenue.this-month'], amount: revenue.thisMonth }}
              taken={{
                term: t['organizer.revenue.commission']({ percent: PLATFORM_COMMISSION_PERCENT }, format),
                amount: revenue.commission,
              }}
              rest={{ term: t['organizer.revenue.payout'], amount: revenue.payout }}
            />
          </PanelBody>
        </RevenuePanel>
        <PayoutPanel data={data} />
      </DashboardGrid>
      <MonthsPanel
        slot="revenue-by-month"
        title={t['months.revenue']}
        state={t['months.revenue.state']}
        history={data.revenueHistory}
        loading={loading}
      />
      <SeatsPanel data={data} />
    </DashboardStack>
  );
}

/** How much one triangle of the statement is. */
function StatementKey({ whole, loading }: { whole: number; loading: boolean }) {
  const { format } = useWords();
  if (loading) {
    return (
      <span className="t:text-label">
        <SkeletonLine width={148} height={12} />
      </span>
    );
  }
  // Nothing has no triangles.
  return whole > 0 ? <VoyageKey states={[]} unit={format.money(unitOf(whole))} unitLook="filled" /> : null;
}

interface RevenuePanelProps
  extends DataPanelProps<TourOrganizerData>,
    Pick<DashboardPanelProps, 'legend' | 'classNames'> {
  slot: string;
  title: string;
  /** The figures of the revenue. */
  children: ReactNode;
}

/** A panel that shows something of the revenue. */
export const RevenuePanel = ({ data, ...panel }: RevenuePanelProps) => (
  <DashboardPanel {...panelOf(data, 'revenue')} {...panel} />
);

/** This month's revenue, less the platform's commission, makes the payout. */
export function RevenueStatement({ revenue }: { revenue: Revenue }) {
  const { format } = useWords();
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
function RevenueLines({ revenue, className }: { revenue: Revenue; className?: string | undefined }) {
  const { t, format } = useWords();
  const { thisMonth, commission, payout } = revenue;
  return (
    <DefinitionLines
      className={className}
      lines={[
        { term: t['organizer.revenue.this-month'], value: format.money(thisMonth) },
        {
          term: t['organizer.revenue.commission']({ percent: PLATFORM_COMMISSION_PERCENT }, format),
          value: format.money(-commission),
        },
        { term: t['organizer.revenue.payout'], value: format.money(payout), total: true },
      ]}
    />
  );
}
