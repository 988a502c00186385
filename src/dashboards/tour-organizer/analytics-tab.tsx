'use client';
import { PanelBody } from '../../components/panel';
import { Progress } from '../../components/progress';
import { type PrivateTour, TEAM_SATISFACTION_PERCENT } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import {
  DashboardGrid,
  DashboardPanel,
  type DashboardPanelProps,
  DashboardPart,
  DashboardStack,
  FigureLine,
  GridCell,
  ShareBreakdown,
} from '../shared';
import { TeamPanel } from './data-panels';
import { AnalyticsTiles } from './organizer-tiles';
import type { TourOrganizerData } from './reads';
import { SEATS_TAKEN, STATUS_LABELS, TEAM_SATISFACTION, TOURS_BY_STATUS } from './texts';
import { seatFigures, toursByStatus } from './tour-figures';

/** Analytics: the figures that no other tab shows, team satisfaction, which is fixed (decision 32), and the tours. */
export function AnalyticsTab({ data }: { data: TourOrganizerData }) {
  const format = useFormatters();
  const { stats, privateTours, isLoading } = data;
  const ofTours: Omit<DashboardPanelProps, 'title'> = {
    sample: privateTours.isSample,
    dropped: privateTours.dropped,
    loading: isLoading('privateTours'),
    resetKeys: [privateTours],
    fill: true,
  };
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart subject="Your figures" loading={isLoading('stats')} resetKeys={[stats]}>
        <AnalyticsTiles stats={stats} />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={4}>
          <DashboardStack className="t:@lg:h-full t:@lg:grid-rows-2">
            <DashboardPanel title={TEAM_SATISFACTION} fill>
              <PanelBody className="t:gap-4">
                <FigureLine figure={format.percent(TEAM_SATISFACTION_PERCENT)} />
                <Progress aria-label={TEAM_SATISFACTION} value={TEAM_SATISFACTION_PERCENT} tone="positive" />
              </PanelBody>
            </DashboardPanel>
            <DashboardPanel title={SEATS_TAKEN} {...ofTours}>
              <SeatsTaken tours={privateTours.items} />
            </DashboardPanel>
          </DashboardStack>
        </GridCell>
        <GridCell span={4}>
          <DashboardPanel title={TOURS_BY_STATUS} {...ofTours}>
            <ToursByStatus tours={privateTours.items} />
          </DashboardPanel>
        </GridCell>
        <GridCell span={4}>
          <TeamPanel data={data} fill />
        </GridCell>
      </DashboardGrid>
    </DashboardStack>
  );
}

function SeatsTaken({ tours }: { tours: readonly PrivateTour[] }) {
  const format = useFormatters();
  const { taken, seats, percent } = seatFigures(tours);
  return (
    <PanelBody className="t:gap-4">
      <FigureLine
        figure={format.percent(percent)}
        beside={
          <span className="t:text-muted">
            {format.number(taken)} of {format.number(seats)} seats
          </span>
        }
      />
      <Progress aria-label={SEATS_TAKEN} value={percent} />
    </PanelBody>
  );
}

function ToursByStatus({ tours }: { tours: readonly PrivateTour[] }) {
  const format = useFormatters();
  const { active, filling, other } = toursByStatus(tours);
  return (
    <ShareBreakdown
      label={TOURS_BY_STATUS}
      figure={format.compactNumber(tours.length)}
      beside={
        <span className="t:text-muted">
          {format.plural(tours.length, { one: 'private tour', other: 'private tours' })}
        </span>
      }
      parts={[
        { label: STATUS_LABELS.active, amount: active, tone: 'positive' },
        { label: STATUS_LABELS.filling, amount: filling, tone: 'warning' },
        { label: STATUS_LABELS.other, amount: other, tone: 'neutral' },
      ]}
      format={format.compactNumber}
    />
  );
}
