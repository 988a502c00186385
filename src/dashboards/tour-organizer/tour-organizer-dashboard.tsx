'use client';
import type { ReactElement } from 'react';
import {
  type ApplicationData,
  type PrivateTourData,
  SAMPLE_APPLICATIONS,
  SAMPLE_PRIVATE_TOURS,
} from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { Plus } from '../../icons';
import { Dashboard, type DashboardProps, GreetingLine, type Shown, type TabSpecs } from '../shared';
import { AnalyticsTab } from './analytics-tab';
import { ApplicationsTab } from './applications-tab';
import { OverviewTab } from './overview-tab';
import { PrivateToursTab } from './private-tours-tab';
import { TOUR_ORGANIZER_READS, type TourOrganizerData } from './reads';
import { RevenueTab } from './revenue-tab';
import { TeamTab } from './team-tab';
import { applicationsText, CREATE_TOUR, toursText } from './texts';

/** What an organizer can do from the dashboard. Without a callback a button does nothing. */
export interface TourOrganizerActions {
  /** Called by 'Create Tour'. */
  onCreateTour?: (() => void) | undefined;
  /** Called by a tour's 'Manage' with that tour. */
  onManageTour?: ((tour: PrivateTourData) => void) | undefined;
  /** Called by 'Approve' with the application. */
  onApproveApplication?: ((application: ApplicationData) => void) | undefined;
  /** Called by 'Decline' with the application. */
  onDeclineApplication?: ((application: ApplicationData) => void) | undefined;
}

interface TourOrganizerOwnProps extends TourOrganizerActions {
  /** A word of greeting before the overview's help line, in the organizer's chosen language. @default none */
  greeting?: string;
}

/** What the tabs are given. */
export type TourOrganizerShown = Shown<typeof TOUR_ORGANIZER_READS, TourOrganizerOwnProps>;

const SAMPLES = { privateTours: SAMPLE_PRIVATE_TOURS, applications: SAMPLE_APPLICATIONS };

const TABS = {
  overview: { label: 'Overview', help: OverviewHelp, content: OverviewTab },
  'private-tours': {
    label: 'Private Tours',
    help: 'Every tour, and how full it is.',
    action: { label: CREATE_TOUR, icon: <Plus />, onClick: ({ onCreateTour }) => onCreateTour?.() },
    actionWhenNarrow: true,
    content: PrivateToursTab,
  },
  applications: {
    label: 'Applications',
    help: 'Experts who would like to join your tours.',
    count: ({ data }) =>
      data.isLoading('stats') ? null : (knownCount(data, 'pendingApplications') ?? undefined),
    content: ApplicationsTab,
  },
  team: { label: 'Team', help: 'Who makes your tours happen.', content: TeamTab },
  analytics: { label: 'Analytics', help: 'How your tours and your team are doing.', content: AnalyticsTab },
  revenue: {
    label: 'Revenue',
    help: 'What came in this month, and what is paid out to you.',
    content: RevenueTab,
  },
} satisfies TabSpecs<string, TourOrganizerShown>;

/** A tab of the tour-organizer dashboard, as URLs and callbacks name it (spec: 2.organizer-tabs). */
export type TourOrganizerTab = keyof typeof TABS;

/** The tabs in their order. */
export const TOUR_ORGANIZER_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly TourOrganizerTab[];

export interface TourOrganizerDashboardProps
  extends DashboardProps<typeof TOUR_ORGANIZER_READS, TourOrganizerTab>,
    TourOrganizerOwnProps {}

/**
 * The tour-organizer dashboard, for the role tour_organizer: Overview, Private Tours, Applications, Team, Analytics and
 * Revenue. It takes raw JSON and sanitises it itself, so no data makes it throw; it fetches nothing. The bottom navigation
 * belongs to the page around it.
 *
 * @example
 * <TourOrganizerDashboard user={user} stats={stats.data} privateTours={tours.data} applications={applications.data}
 *   team={team.data} revenue={revenue.data} loading={['revenue']} onLogout={() => logOut.mutate()} />
 */
export function TourOrganizerDashboard({
  greeting,
  onCreateTour,
  onManageTour,
  onApproveApplication,
  onDeclineApplication,
  ...rest
}: TourOrganizerDashboardProps): ReactElement {
  const own = { greeting, onCreateTour, onManageTour, onApproveApplication, onDeclineApplication };
  return (
    <Dashboard
      kind="tour-organizer"
      reads={TOUR_ORGANIZER_READS}
      samples={SAMPLES}
      tabs={TABS}
      own={own}
      {...rest}
    />
  );
}

/** A count of the organizer's own, where it is there and makes sense. */
function knownCount(
  { stats, isLoading }: TourOrganizerData,
  field: 'activeTours' | 'pendingApplications',
): number | null {
  if (isLoading('stats') || stats.sampleFields.has(field)) return null;
  return stats.value[field] < 0 ? null : stats.value[field];
}

/** Says of tours and applications only what the data holds. */
function OverviewHelp({ data, greeting, user }: TourOrganizerShown) {
  const format = useFormatters();
  const active = knownCount(data, 'activeTours');
  const pending = knownCount(data, 'pendingApplications');
  const sentences = [
    active === null ? '' : toursText(format, active),
    pending === null ? '' : applicationsText(format, pending),
  ];
  return (
    <GreetingLine greeting={greeting} firstName={user.firstName}>
      {sentences.join(' ').trim() || 'Your tours, the experts who want to join them, and what they bring in.'}
    </GreetingLine>
  );
}
