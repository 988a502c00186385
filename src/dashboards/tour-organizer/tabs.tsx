import { Plus } from '../../icons/index.js';
import type { TabSpecs } from '../shared/index.js';
import { AnalyticsTab } from './analytics-tab.js';
import { ApplicationsTab } from './applications-tab.js';
import { knownCount, OverviewHelp, OverviewTab } from './overview-tab.js';
import { PrivateToursTab } from './private-tours-tab.js';
import { RevenueTab } from './revenue-tab.js';
import { TeamTab } from './team-tab.js';
import type { TourOrganizerShown } from './tour-organizer-dashboard.js';

/** The tabs, without `'use client'`: servers use their names. */
export const TABS = {
  overview: {
    label: ({ t }) => t['organizer.tab.overview'],
    help: (shown) => <OverviewHelp {...shown} />,
    content: OverviewTab,
  },
  'private-tours': {
    label: ({ t }) => t['organizer.tab.private-tours'],
    help: ({ t }) => t['organizer.tab.private-tours.help'],
    action: {
      label: ({ t }) => t['organizer.tab.create-tour'],
      icon: <Plus />,
      onClick: ({ onCreateTour }) => onCreateTour,
    },
    actionWhenNarrow: true,
    isSearched: true,
    content: PrivateToursTab,
  },
  applications: {
    label: ({ t }) => t['organizer.tab.applications'],
    help: ({ t }) => t['organizer.tab.applications.help'],
    count: ({ data }) =>
      data.isLoading('stats') ? null : (knownCount(data, 'pendingApplications') ?? undefined),
    isSearched: true,
    content: ApplicationsTab,
  },
  team: {
    label: ({ t }) => t['organizer.tab.team'],
    help: ({ t }) => t['organizer.tab.team.help'],
    content: TeamTab,
  },
  analytics: {
    label: ({ t }) => t['organizer.tab.analytics'],
    help: ({ t }) => t['organizer.tab.analytics.help'],
    content: AnalyticsTab,
  },
  revenue: {
    label: ({ t }) => t['organizer.tab.revenue'],
    help: ({ t }) => t['organizer.tab.revenue.help'],
    content: RevenueTab,
  },
} satisfies TabSpecs<string, TourOrganizerShown>;

/** A tab of the tour-organizer dashboard, as URLs and callbacks name it (spec: 2.organizer-tabs). */
export type TourOrganizerTab = keyof typeof TABS;

/** The tabs in their order. */
export const TOUR_ORGANIZER_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly TourOrganizerTab[];
