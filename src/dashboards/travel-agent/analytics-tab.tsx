'use client';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid';
import { PanelBody } from '../../components/panel';
import { Progress } from '../../components/progress';
import { FigureLine } from '../../components/share-breakdown';
import { useFormatters } from '../../i18n/use-formatters';
import { CalendarCheck, Handshake, Plane, Star } from '../../icons';
import { DashboardPanel, DashboardPart, FigureTiles, NothingHere } from '../shared';
import { ClientsByTypePanel } from './clients-tab';
import { CommissionBreakdownPanel } from './commissions-content';
import { ANALYTICS_LABELS } from './texts';
import type { TravelAgentShown } from './travel-agent-dashboard';

/** Analytics: conversion and retention, fixed unless given (spec: 9.percentages), and the figures that no other tab shows. */
export function AnalyticsTab({ data, figures: { conversion, retention } }: TravelAgentShown) {
  const { stats, isLoading, failureOf } = data;
  const rates = [
    { label: 'Conversion', percent: conversion },
    { label: 'Retention', percent: retention },
  ];
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart
        slot="stat-strip"
        subject="Your figures"
        loading={isLoading('stats')}
        resetKeys={[stats]}
      >
        <FigureTiles
          aria-label="Your figures"
          data={stats}
          failure={failureOf('stats')}
          titles={ANALYTICS_LABELS}
          tiles={{
            averageClientRating: { icon: <Star />, format: 'rating', unit: 'of 5' },
            thisMonthBookings: { icon: <CalendarCheck /> },
            externalBookings: { icon: <Plane /> },
            partnerships: { icon: <Handshake /> },
          }}
        />
      </DashboardPart>
      <DashboardGrid fill>
        {/* Prescribed figures wait for those that are not. */}
        <DashboardPanel
          slot="conversion-and-retention"
          span={4}
          title="Conversion and retention"
          loading={isLoading('stats')}
          fill
        >
          <PrescribedRates rates={rates} />
        </DashboardPanel>
        <ClientsByTypePanel span={4} data={data} fill />
        <CommissionBreakdownPanel span={4} data={data} fill />
      </DashboardGrid>
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
  const format = useFormatters();
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
