'use client';
import { useId } from 'react';
import { PanelBody } from '../../components/panel';
import { Progress } from '../../components/progress';
import { CONVERSION_PERCENT, RETENTION_PERCENT } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import {
  DashboardGrid,
  DashboardPanel,
  DashboardPart,
  DashboardStack,
  FigureLine,
  GridCell,
} from '../shared';
import { AnalyticsTiles } from './agent-tiles';
import { ClientsByTypePanel, CommissionBreakdownPanel } from './data-panels';
import type { TravelAgentData } from './reads';

/** Analytics: conversion and retention, both fixed (decision 32), and the figures that no other tab shows. */
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
