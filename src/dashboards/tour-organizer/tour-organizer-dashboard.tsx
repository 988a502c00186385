'use client';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../../components/button';
import {
  sanitizeApplications,
  sanitizeOrganizerStats,
  sanitizePrivateTours,
  sanitizeRevenue,
  sanitizeTeam,
  sanitizeUser,
} from '../../domain';
import {
  type DashboardBaseProps,
  DashboardBoundary,
  DashboardShell,
  type DashboardTab,
  GreetingLine,
  isLoading,
  type LoadingParts,
} from '../shared';
import { AnalyticsTab } from './analytics-tab';
import { ApplicationsTab } from './applications-tab';
import { OverviewTab } from './overview-tab';
import { RevenueTab } from './revenue-tab';
import { isTourOrganizerTab, TOUR_ORGANIZER_TABS, type TourOrganizerTab } from './tab-names';
import { TeamTab } from './team-tab';
import { applicationsText, CREATE_TOUR, HELP, TAB_LABELS, toursText } from './texts';
import type { TourOrganizerActions } from './tour-organizer-actions';
import type { TourOrganizerData, TourOrganizerDataPart } from './tour-organizer-data';
import { ToursTab } from './tours-tab';

export interface TourOrganizerDashboardProps
  extends DashboardBaseProps<TourOrganizerTab>,
    TourOrganizerActions {
  /** Answer of `GET /api/tour-organizer/stats`: raw. What is missing shows as sample figures, marked as such. */
  stats: unknown;
  /** Answer of `GET /api/private-tours`: raw. Not a list: sample tours, marked as such. */
  tours: unknown;
  /** Answer of `GET /api/tour-organizer/applications`: raw, read like `tours`. */
  applications: unknown;
  /** Answer of `GET /api/tour-organizer/team`: raw, read like `stats`. */
  team: unknown;
  /** Answer of `GET /api/tour-organizer/revenue`: raw, read like `stats`. */
  revenue: unknown;
  /** What is still on the way: its panels are skeletons. @default false */
  loading?: LoadingParts<TourOrganizerDataPart>;
  /** A word of greeting before the overview's help line, in the organizer's chosen language. @default none */
  greeting?: string;
}

/**
 * The tour-organizer dashboard (spec section 2), for the role tour_organizer: Overview, Private Tours, Applications,
 * Team, Analytics and Revenue. It takes raw JSON and sanitises it at its own door, so nothing in it makes it throw; it
 * fetches nothing. The bottom navigation belongs to the page around it.
 *
 * @example
 * <TourOrganizerDashboard user={user} stats={stats.data} tours={tours.data} applications={applications.data}
 *   team={team.data} revenue={revenue.data} loading={['revenue']} onLogout={() => logOut.mutate()} />
 */
export function TourOrganizerDashboard(props: TourOrganizerDashboardProps): ReactElement {
  const { user, stats, tours, applications, team, revenue, onError } = props;
  return (
    <DashboardBoundary onError={onError} resetKeys={[user, stats, tours, applications, team, revenue]}>
      <Dashboard {...props} />
    </DashboardBoundary>
  );
}

function Dashboard({
  user: rawUser,
  stats,
  tours,
  applications,
  team,
  revenue,
  loading,
  greeting,
  onTabChange,
  onCreateTour,
  onManageTour,
  onApproveApplication,
  onDeclineApplication,
  onError: _handledAbove,
  ...shell
}: TourOrganizerDashboardProps) {
  const user = sanitizeUser(rawUser).value;
  const data: TourOrganizerData = {
    stats: sanitizeOrganizerStats(stats),
    tours: sanitizePrivateTours(tours),
    applications: sanitizeApplications(applications),
    team: sanitizeTeam(team),
    revenue: sanitizeRevenue(revenue),
    loading,
  };
  const actions: TourOrganizerActions = { onManageTour, onApproveApplication, onDeclineApplication };
  const waiting = knownCount(data, 'pendingApplications');
  const tabs: Record<
    TourOrganizerTab,
    Pick<DashboardTab, 'help' | 'count' | 'action' | 'actionWhenNarrow' | 'content'>
  > = {
    overview: {
      help: (
        <GreetingLine greeting={greeting} firstName={user.firstName}>
          {overviewHelp(data)}
        </GreetingLine>
      ),
      content: <OverviewTab data={data} actions={actions} />,
    },
    'private-tours': {
      help: HELP['private-tours'],
      action: (
        <Button variant="primary" icon={<Plus />} onClick={() => onCreateTour?.()}>
          {CREATE_TOUR}
        </Button>
      ),
      actionWhenNarrow: true,
      content: <ToursTab data={data} actions={actions} />,
    },
    applications: {
      help: HELP.applications,
      count: isLoading(data.loading, 'stats') ? null : (waiting ?? undefined),
      content: <ApplicationsTab data={data} actions={actions} />,
    },
    team: { help: HELP.team, content: <TeamTab data={data} /> },
    analytics: { help: HELP.analytics, content: <AnalyticsTab data={data} /> },
    revenue: { help: HELP.revenue, content: <RevenueTab data={data} /> },
  };
  return (
    <DashboardShell
      user={user}
      dashboard="tour-organizer"
      tabs={TOUR_ORGANIZER_TABS.map((value) => ({ value, label: TAB_LABELS[value], ...tabs[value] }))}
      onTabChange={(tab) => {
        if (isTourOrganizerTab(tab)) onTabChange?.(tab);
      }}
      {...shell}
    />
  );
}

/** A count of the organizer's own, where it is there and makes sense. */
function knownCount(
  { stats, loading }: TourOrganizerData,
  field: 'activeTours' | 'pendingApplications',
): number | null {
  if (isLoading(loading, 'stats') || stats.sampleFields.has(field)) return null;
  return stats.value[field] < 0 ? null : stats.value[field];
}

/** What the overview's help line says: of tours and applications only what the data holds (decision 13). */
function overviewHelp(data: TourOrganizerData): string {
  const active = knownCount(data, 'activeTours');
  const pending = knownCount(data, 'pendingApplications');
  const sentences = [
    active === null ? '' : toursText(active),
    pending === null ? '' : applicationsText(pending),
  ];
  return sentences.join(' ').trim() || HELP.overview;
}
