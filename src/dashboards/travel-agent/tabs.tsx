import { CalendarPlus, UserPlus } from '../../icons/index.js';
import type { TabSpecs } from '../shared/index.js';
import { AnalyticsTab } from './analytics-tab.js';
import { BookingsTab } from './bookings-tab.js';
import { ClientsTab } from './clients-tab.js';
import { ExternalApisTab } from './external-apis-tab.js';
import { OverviewHelp, OverviewTab } from './overview-tab.js';
import type { TravelAgentShown } from './travel-agent-dashboard.js';
import { WhiteLabelTab } from './white-label-tab.js';

/** The tabs, without `'use client'`: servers use their names. */
export const TABS = {
  overview: {
    label: ({ t }) => t['agent.tab.overview'],
    help: (shown) => <OverviewHelp {...shown} />,
    content: OverviewTab,
  },
  clients: {
    label: ({ t }) => t['agent.tab.clients'],
    help: ({ t }) => t['agent.tab.clients.help'],
    action: {
      label: ({ t }) => t['agent.action.new-client'],
      icon: <UserPlus />,
      onClick: ({ onNewClient }) => onNewClient,
    },
    actionWhenNarrow: true,
    isSearched: true,
    content: ClientsTab,
  },
  bookings: {
    label: ({ t }) => t['agent.tab.bookings'],
    help: ({ t }) => t['agent.tab.bookings.help'],
    action: {
      label: ({ t }) => t['agent.action.create-booking'],
      icon: <CalendarPlus />,
      onClick: ({ onCreateBooking }) => onCreateBooking,
    },
    actionWhenNarrow: true,
    isSearched: true,
    content: BookingsTab,
  },
  'external-apis': {
    label: ({ t }) => t['agent.tab.external-apis'],
    help: ({ t }) => t['agent.tab.external-apis.help'],
    isSearched: true,
    content: ExternalApisTab,
  },
  'white-label': {
    label: ({ t }) => t['agent.tab.white-label'],
    help: ({ t }) => t['agent.tab.white-label.help'],
    content: WhiteLabelTab,
  },
  analytics: {
    label: ({ t }) => t['agent.tab.analytics'],
    help: ({ t }) => t['agent.tab.analytics.help'],
    content: AnalyticsTab,
  },
} satisfies TabSpecs<string, TravelAgentShown>;

/** A tab of the travel-agent dashboard, as URLs and callbacks name it (spec: 2.agent-tabs). */
export type TravelAgentTab = keyof typeof TABS;

/** The tabs in their order. */
export const TRAVEL_AGENT_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly TravelAgentTab[];
