'use client';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { Progress } from '../../components/progress/index.js';
import { FigureLine } from '../../components/share-breakdown/index.js';
import { BEST_RATING } from '../../domain/constants.js';
import { DashboardPanel, DashboardPart, FigureTiles, MonthsPanel, NothingHere } from '../shared/index.js';
import { CommissionBreakdownPanel } from './commissions-content.js';
import { DeparturesPanel } from './departures-panel.js';
import type { TravelAgentShown } from './travel-agent-dashboard.js';
import { useWords } from './words.js';

/** Analytics: conversion and retention, fixed unless given (spec: 9.percentages), and the figures that no other tab shows. */
export function AnalyticsTab({
  data,
  figures: { conversion, retention },
}: Pick<TravelAgentShown, 'data' | 'figures'>) {
  const { stats, isLoading, failureOf } = data;
  const { t, format } = useWords();
  const figures = t['agent.figures'];
  const rates = [
    { label: t['agent.analytics.conversion'], percent: conversion },
    { label: t['agent.analytics.retention'], percent: retention },
  ];
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart subject={figures} loading={isLoading('stats')} resetKeys={[stats]}>
        <FigureTiles
          aria-label={figures}
          data={stats}
          failure={failureOf('stats')}
          titles={{
            averageClientRating: t['agent.analytics.client-rating'],
            thisMonthBookings: t['agent.analytics.bookings-this-month'],
            externalBookings: t['agent.analytics.external-bookings'],
            partnerships: t['agent.analytics.partnerships'],
          }}
          tiles={{
            averageClientRating: {
              format: 'rating',
              unit: t['agent.analytics.of-best']({ most: BEST_RATING }, format),
            },
            thisMonthBookings: {},
            externalBookings: {},
            partnerships: {},
          }}
        />
      </DashboardPart>
      <DeparturesPanel data={data} />
      <DashboardGrid fill>
        {/* Prescribed figures wait for those that are not. */}
        <DashboardPanel
          slot="conversion-and-retention"
          span={6}
          title={t['agent.analytics.rates']}
          loading={isLoading('stats')}
          fill
        >
          <PrescribedRates rates={rates} />
        </DashboardPanel>
        <CommissionBreakdownPanel span={6} data={data} fill />
      </DashboardGrid>
      <MonthsPanel
        slot="commissions-by-month"
        title={t['months.commissions']}
        state={t['months.commissions.state']}
        history={data.commissionsHistory}
        loading={isLoading('commissions')}
      />
    </DashboardStack>
  );
}

/** Each rate that is given or fixed. */
function PrescribedRates({ rates }: { rates: readonly { label: string; percent: number | null }[] }) {
  const known = rates.filter(({ percent }) => percent !== null);
  if (known.length === 0) return <NothingHere />;
  return (
    <PanelBody className="t:justify-between t:gap-6">
      {known.map(({ label, percent }) => (
        <Rate key={label} label={label} percent={percent ?? 0} />
      ))}
    </PanelBody>
  );
}

function Rate({ label, percent }: { label: string; percent: number }) {
  const { format } = useWords();
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
