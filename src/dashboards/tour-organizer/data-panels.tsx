'use client';
import type { ReactNode } from 'react';
import { SkeletonLine } from '../../components/skeleton';
import type { Team } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardPanel, type DashboardPanelProps, ShareBreakdown } from '../shared';
import { ApplicationList } from './application-list';
import type { TourOrganizerData } from './reads';
import { teamParts, teamTotal } from './team-parts';
import { APPLICATIONS, shownText, TEAM_COMPOSITION } from './texts';
import type { TourOrganizerActions } from './tour-organizer-actions';

interface DataPanelProps extends Pick<DashboardPanelProps, 'action' | 'fill'> {
  data: TourOrganizerData;
}

interface RevenuePanelProps extends DataPanelProps {
  title: string;
  /** What it shows of the revenue. */
  children: ReactNode;
}

// Panels that stand on more than one tab.

export function RevenuePanel({ data: { revenue, isLoading }, ...panel }: RevenuePanelProps) {
  return (
    <DashboardPanel
      sample={revenue.isSample}
      loading={isLoading('revenue')}
      resetKeys={[revenue]}
      {...panel}
    />
  );
}

export function TeamPanel({ data: { team, isLoading }, ...panel }: DataPanelProps) {
  return (
    <DashboardPanel
      title={TEAM_COMPOSITION}
      sample={team.isSample}
      loading={isLoading('team')}
      resetKeys={[team]}
      {...panel}
    >
      <TeamComposition team={team.value} />
    </DashboardPanel>
  );
}

function TeamComposition({ team }: { team: Team }) {
  const format = useFormatters();
  const total = teamTotal(team);
  return (
    <ShareBreakdown
      label={TEAM_COMPOSITION}
      figure={format.compactNumber(total)}
      full={format.number(total)}
      beside={
        <span className="t:text-muted">
          {format.plural(total, { one: 'team member', other: 'team members' })}
        </span>
      }
      parts={teamParts(team)}
      format={format.compactNumber}
    />
  );
}

interface ApplicationsPanelProps extends DataPanelProps {
  actions: TourOrganizerActions;
  /** How many applications to show. @default all of them */
  limit?: number;
}

export function ApplicationsPanel({
  data: { applications, isLoading },
  actions,
  limit,
  ...panel
}: ApplicationsPanelProps) {
  const format = useFormatters();
  const { items, isSample, dropped } = applications;
  const shown = limit === undefined ? items : items.slice(0, limit);
  const isOnTheWay = isLoading('applications');
  // There are more in most cases, so the line keeps its place while they are on the way.
  const footer = isOnTheWay ? (
    <SkeletonLine width={180} height={12} />
  ) : (
    shownText(format, shown.length, items.length)
  );
  return (
    <DashboardPanel
      title={APPLICATIONS}
      count={items.length}
      countLabel={format.plural(items.length, { one: 'application', other: 'applications' })}
      sample={isSample}
      dropped={dropped}
      loading={isOnTheWay}
      resetKeys={[applications]}
      footer={limit === undefined ? undefined : footer}
      {...panel}
    >
      <ApplicationList applications={shown} actions={actions} skeletonRows={limit ?? 4} />
    </DashboardPanel>
  );
}
