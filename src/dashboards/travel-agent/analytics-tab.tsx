'use client';
import { CalendarCheck, Handshake, Plane, Star } from 'lucide-react';
import { useId } from 'react';
import { PanelBody } from '../../components/panel';
import { Progress } from '../../components/progress';
import { StatStrip, StatTile } from '../../components/stat-tile';
import { type AgentStats, CONVERSION_PERCENT, RETENTION_PERCENT, type Sanitized } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import {
  DashboardGrid,
  DashboardPanel,
  DashboardPart,
  DashboardStack,
  FigureLine,
  GridCell,
  tileOf,
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
        <AnalyticsTiles stats={stats} />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={4}>
          <DashboardPanel title="Conversion and retention" fill>
            <PanelBody className="t:justify-between t:gap-6">
              <Rate label="Conversion" percent={CONVERSION_PERCENT} />
              <Rate label="Retention" percent={RETENTION_PERCENT} />
            </PanelBody>
          </DashboardPanel>
        </GridCell>
        <GridCell span={4}>
          <ClientsByTypePanel data={data} fill />
        </GridCell>
        <GridCell span={4}>
          <CommissionBreakdownPanel data={data} fill />
        </GridCell>
      </DashboardGrid>
    </DashboardStack>
  );
}

function Rate({ label, percent }: { label: string; percent: number }) {
  const format = useFormatters();
  const labelId = useId();
  return (
    <div className="t:grid t:gap-4">
      <FigureLine
        figure={format.percent(percent)}
        beside={
          <span id={labelId} className="t:text-muted">
            {label}
          </span>
        }
      />
      <Progress aria-labelledby={labelId} value={percent} />
    </div>
  );
}

/** The figures that only the Analytics tab shows. */
function AnalyticsTiles({ stats }: { stats: Sanitized<AgentStats> }) {
  return (
    <StatStrip aria-label="Your figures">
      <StatTile
        label={ANALYTICS_LABELS.averageClientRating}
        format="rating"
        unit="of 5"
        icon={<Star />}
        {...tileOf(stats, 'averageClientRating')}
      />
      <StatTile
        label={ANALYTICS_LABELS.thisMonthBookings}
        icon={<CalendarCheck />}
        {...tileOf(stats, 'thisMonthBookings')}
      />
      <StatTile
        label={ANALYTICS_LABELS.externalBookings}
        icon={<Plane />}
        {...tileOf(stats, 'externalBookings')}
      />
      <StatTile
        label={ANALYTICS_LABELS.partnerships}
        icon={<Handshake />}
        {...tileOf(stats, 'partnerships')}
      />
    </StatStrip>
  );
}
