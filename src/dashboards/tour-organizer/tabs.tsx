import { Plus } from '../../icons';
import type { TabSpecs } from '../shared';
import { AnalyticsTab } from './analytics-tab';
import { ApplicationsTab } from './applications-tab';
import { knownCount, OverviewHelp, OverviewTab } from './overview-tab';
import { PrivateToursTab } from './private-tours-tab';
import { RevenueTab } from './revenue-tab';
import { TeamTab } from './team-tab';
import { CREATE_TOUR } from './texts';
import type { TourOrganizerShown } from './tour-organizer-dashboard';

/** The tabs, without `'use client'`: servers use their names. */
export const TABS = {
  overview: { label: 'Overview', help: (shown) => <OverviewHelp {...shown} />, content: OverviewTab },
  'private-tours': {
    label: 'Private Tours',
    help: 'Every tour, and how full it is.',
    action: { label: CREATE_TOUR, icon: <Plus />, onClick: ({ onCreateTour }) => onCreateTour },
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
