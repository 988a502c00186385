'use client';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { Progress } from '../../components/progress/index.js';
import { FigureLine } from '../../components/share-breakdown/index.js';
import { BEST_RATING } from '../../domain/constants.js';
import {
  DashboardPanel,
  type DataPanelProps,
  FigureTiles,
  figuresOf,
  MonthsPanel,
  NothingHere,
} from '../shared/index.js';
import { CommissionBreakdownPanel } from './commissions-content.js';
import { DeparturesPanel } from './departures-panel.js';
import type { TravelAgentData } from './reads.js';
import type { TravelAgentShown } from './travel-agent-dashboard.js';
import { useWords } from './words.js';

type AnalyticsTabProps = Pick<TravelAgentShown, 'data' | 'figures'>;

/** Analytics: conversion and retention, fixed unless given (spec: 9.percentages), and the figures that no other tab shows. */
export function AnalyticsTab({ data, figures }: AnalyticsTabProps) {
  const { t } = useWords();
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
export function AgentAnalyticsTiles({ data }: Pick<TravelAgentShown, 'data'>) {
  const { t, format } = useWords();
  return (
    <FigureTiles
      label={t['agent.figures']}
      {...figuresOf(data, 'stats')}
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

/** Conversion and retention. Prescribed figures wait for those that are not. */
export function ConversionPanel({
  data,
  figures: { conversion, retention },
  ...panel
}: DataPanelProps<TravelAgentData> & AnalyticsTabProps) {
  const { t } = useWords();
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
  const { format } = useWords();
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
