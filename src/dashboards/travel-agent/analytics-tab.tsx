'use client';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { Progress } from '../../components/progress/index.js';
import { FigureLine, ShareBreakdown } from '../../components/share-breakdown/index.js';
import { Delta } from '../../components/stat-tile/index.js';
import { BEST_RATING } from '../../domain/constants.js';
import {
  DashboardPanel,
  type DataOf,
  type DataPanelProps,
  dataOf,
  FailureBanner,
  FigureTiles,
  growthDelta,
  MonthsPanel,
  NothingHere,
  type PartState,
  panelOf,
  SamplesContext,
} from '../shared/index.js';
import { DeparturesPanel } from './departures-panel.js';
import { useI18n } from './i18n.js';
import { TRAVEL_AGENT_READS, type TravelAgentData } from './reads.js';
import type { TravelAgentTabProps } from './travel-agent-dashboard.js';

type AnalyticsTabProps = Pick<TravelAgentTabProps, 'data' | 'figures'>;

/** Tab with conversion and retention (fixed unless given, spec: 9.percentages) and the remaining figures. */
export function AnalyticsTab({ data, figures }: AnalyticsTabProps) {
  const { t } = useI18n();
  return (
    <DashboardStack className="t:shares-width">
      <AgentAnalyticsTiles data={data} />
      <DeparturesPanel data={data} />
      <DashboardGrid>
        <ConversionPanel span={6} data={data} figures={figures} />
        <CommissionBreakdownPanel span={6} data={data} />
      </DashboardGrid>
      <MonthsPanel
        slot="commissions-by-month"
        title={t['months.commissions']}
        state={t['months.commissions.state']}
        history={data.commissionsHistory}
        loading={data.isLoading('commissions')}
      />
    </DashboardStack>
  );
}

/** The figures that no other tab shows. */
export function AgentAnalyticsTiles({ data }: Pick<TravelAgentTabProps, 'data'>) {
  const { t, format } = useI18n();
  return (
    <FigureTiles
      label={t['agent.figures']}
      data={data}
      part="stats"
      tiles={() => ({
        averageClientRating: {
          label: t['agent.analytics.client-rating'],
          format: 'rating',
          unit: t['agent.analytics.of-best']({ most: BEST_RATING }, format),
        },
        thisMonthBookings: { label: t['agent.analytics.bookings-this-month'] },
        externalBookings: { label: t['agent.analytics.external-bookings'] },
        partnerships: { label: t['agent.analytics.partnerships'] },
      })}
    />
  );
}

/** Conversion and retention. They wait for the other figures, although they may be fixed. */
export function ConversionPanel({
  data,
  figures: { conversion, retention },
  ...panel
}: DataPanelProps<TravelAgentData> & AnalyticsTabProps) {
  const { t } = useI18n();
  return (
    <DashboardPanel
      slot="conversion-and-retention"
      title={t['agent.analytics.rates']}
      loading={data.isLoading('stats')}
      {...panel}
    >
      {conversion === null && retention === null ? (
        <NothingHere />
      ) : (
        <PanelBody className="t:justify-between t:gap-6">
          <Rate label={t['agent.analytics.conversion']} percent={conversion} />
          <Rate label={t['agent.analytics.retention']} percent={retention} />
        </PanelBody>
      )}
    </DashboardPanel>
  );
}

function Rate({ label, percent }: { label: string; percent: number | null }) {
  const { format } = useI18n();
  if (percent === null) return null;
  return (
    <div className="t:grid t:gap-4">
      <FigureLine
        figure={format.percent(percent)}
        bySight
        beside={<span className="t:text-muted">{label}</span>}
      />
      <Progress aria-label={label} value={percent} />
    </div>
  );
}

const READS = { commissions: TRAVEL_AGENT_READS.commissions };

export interface CommissionsContentProps {
  /** Answer of `GET /api/travel-agent/commissions`. Missing figures are samples, marked as such. */
  commissions?: PartState | undefined;
  /** Shows sample figures in place of missing ones. @default true */
  samples?: boolean | undefined;
}

/**
 * Commissions of two months with their sources: the content of the Commissions tab, which has no trigger on
 * the travel-agent dashboard (spec: 2.agent-commissions-tab). It belongs below a page's h1.
 *
 * @example
 * <CommissionsContent commissions={useQuery(commissionsQuery)} />
 */
export function CommissionsContent({ commissions: given, samples = true }: CommissionsContentProps) {
  const data = dataOf(READS, { commissions: given }, samples ? {} : null);
  const { commissions, sampleFailure } = data;
  const { t, format } = useI18n();
  return (
    <SamplesContext.Provider value={samples}>
      <DashboardStack className="t:@container t:whole-width t:shares-width t:root">
        {sampleFailure ? <FailureBanner failure={sampleFailure} isPartial={false} /> : null}
        <FigureTiles
          label={t['agent.commissions.figures']}
          columns={3}
          data={data}
          part="commissions"
          tiles={() => ({
            thisMonth: { label: t['agent.commissions.this-month'], format: 'money' },
            lastMonth: { label: t['agent.commissions.last-month'], format: 'money' },
            growth: {
              label: t['agent.commissions.growth'],
              value: format.percent(commissions.value.growth),
            },
          })}
        />
        <CommissionBreakdownPanel data={data} />
      </DashboardStack>
    </SamplesContext.Provider>
  );
}

/** This month's commissions: growth, sources, and last month's (spec: 2.agent-commissions). */
export function CommissionBreakdownPanel({ data, ...panel }: DataPanelProps<DataOf<typeof READS>>) {
  const { t, format } = useI18n();
  const title = t['agent.commissions.breakdown'];
  const { thisMonth, growth, lastMonth, platformCommission, externalCommission } = data.commissions.value;
  return (
    <DashboardPanel slot="commission-breakdown" title={title} {...panelOf(data, 'commissions')} {...panel}>
      {() => (
        <ShareBreakdown
          label={title}
          figure={format.compactMoney(thisMonth)}
          full={format.money(thisMonth)}
          total={thisMonth}
          beside={<Delta {...growthDelta(format, growth)} />}
          parts={[
            { label: t['agent.commissions.platform'], amount: platformCommission, tone: 'cat-1' },
            { label: t['agent.commissions.external'], amount: externalCommission, tone: 'cat-2' },
          ]}
          format={format.compactMoney}
          last={{
            label: t['agent.commissions.month-before'],
            value: format.compactMoney(lastMonth),
            percent: '',
          }}
        />
      )}
    </DashboardPanel>
  );
}
