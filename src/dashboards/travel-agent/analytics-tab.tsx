import { PanelBody } from '../../components/panel';
import { ProgressField } from '../../components/progress';
import { CONVERSION_PERCENT, RETENTION_PERCENT } from '../../domain';
import { DashboardGrid, DashboardPanel, DashboardPart, DashboardStack, GridCell, isLoading } from '../shared';
import { AnalyticsTiles } from './agent-tiles';
import { ClientsByTypePanel, CommissionBreakdownPanel } from './data-panels';
import type { TravelAgentData } from './travel-agent-data';

/** Analytics: conversion and retention, both fixed (decision 32), and the figures that no other tab shows. */
export function AnalyticsTab({ data }: { data: TravelAgentData }) {
  const { stats, loading } = data;
  return (
    <DashboardStack>
      <DashboardPart subject="Your figures" loading={isLoading(loading, 'stats')} resetKeys={[stats]}>
        <AnalyticsTiles stats={stats} />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={4}>
          <DashboardPanel title="Conversion and retention" fill>
            <PanelBody className="t:gap-6 t:pt-1">
              <ProgressField label="Conversion" value={CONVERSION_PERCENT} />
              <ProgressField label="Retention" value={RETENTION_PERCENT} tone="positive" />
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
