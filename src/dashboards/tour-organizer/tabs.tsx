import { Plus } from '../../icons/index.js';
import { type TabsOf, ToldButton } from '../shared/index.js';
import { AnalyticsTab } from './analytics-tab.js';
import { ApplicationsTab } from './applications-tab.js';
import { knownCount, OverviewHelp, OverviewTab } from './overview-tab.js';
import { PrivateToursTab } from './private-tours-tab.js';
import { RevenueTab } from './revenue-tab.js';
import { TeamTab } from './team-tab.js';
import type { TourOrganizerShown } from './tour-organizer-dashboard.js';

/** A tab of the tour-organizer dashboard, as URLs and callbacks name it (spec: 2.organizer-tabs). */
export type TourOrganizerTab =
  | 'overview'
  | 'private-tours'
  | 'applications'
  | 'team'
  | 'analytics'
  | 'revenue';

/** The tabs, without `'use client'`: servers use their names. */
export const TABS: TabsOf<TourOrganizerTab, TourOrganizerShown> = {
  overview: (shown) => ({
    label: shown.t['organizer.tab.overview'],
    help: <OverviewHelp {...shown} />,
    content: <OverviewTab {...shown} />,
  }),
  'private-tours': ({ t, onCreateTour, inertActions, ...shown }) => ({
    label: t['organizer.tab.private-tours'],
    help: t['organizer.tab.private-tours.help'],
    action: (onCreateTour || inertActions !== 'hidden') && (
      <ToldButton variant="primary" icon={<Plus />} onPress={onCreateTour}>
        {t['organizer.tab.create-tour']}
      </ToldButton>
    ),
    actionWhenNarrow: true,
    isSearched: true,
    content: <PrivateToursTab {...shown} />,
  }),
  applications: ({ t, data, ...shown }) => ({
    label: t['organizer.tab.applications'],
    help: t['organizer.tab.applications.help'],
    count: data.isLoading('stats') ? null : (knownCount(data, 'pendingApplications') ?? undefined),
    isSearched: true,
    content: <ApplicationsTab data={data} {...shown} />,
  }),
  team: ({ t, data }) => ({
    label: t['organizer.tab.team'],
    help: t['organizer.tab.team.help'],
    content: <TeamTab data={data} />,
  }),
  analytics: ({ t, ...shown }) => ({
    label: t['organizer.tab.analytics'],
    help: t['organizer.tab.analytics.help'],
    content: <AnalyticsTab {...shown} />,
  }),
  revenue: ({ t, ...shown }) => ({
    label: t['organizer.tab.revenue'],
    help: t['organizer.tab.revenue.help'],
    content: <RevenueTab {...shown} />,
  }),
};

/** The tabs in their order. */
export const TOUR_ORGANIZER_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly TourOrganizerTab[];
