'use client';
import { PanelBody } from '../../components/panel';
import { Progress } from '../../components/progress';
import { CONVERSION_PERCENT, RETENTION_PERCENT } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { CalendarCheck, Handshake, Plane, Star } from '../../icons';
import {
  DashboardGrid,
  DashboardPanel,
  DashboardPart,
  DashboardStack,
  FigureLine,
  FigureTiles,
} from '../shared';
import { ClientsByTypePanel } from './clients-tab';
import { CommissionBreakdownPanel } from './commissions-content';
import type { TravelAgentData } from './reads';
import { ANALYTICS_LABELS } from './texts';

/** Analytics: conversion and retention, both fixed (spec: 9.percentages), and the figures that no other tab shows. */
export function AnalyticsTab({ data }: { data: TravelAgentData }) {
  const { stats, isLoading } = data;
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart subject="Your figures" loading={isLoading('stats')} resetKeys={[stats]}>
        <FigureTiles
          aria-label="Your figures"
          data={stats}
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
        <DashboardPanel span={4} title="Conversion and retention" loading={isLoading('stats')} fill>
          <PanelBody className="t:justify-between t:gap-6">
            <Rate label="Conversion" percent={CONVERSION_PERCENT} />
            <Rate label="Retention" percent={RETENTION_PERCENT} />
          </PanelBody>
        </DashboardPanel>
        <ClientsByTypePanel span={4} data={data} fill />
        <CommissionBreakdownPanel span={4} data={data} fill />
      </DashboardGrid>
    </DashboardStack>
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
