import { CalendarPlus, UserPlus } from '../../icons';
import type { TabSpecs } from '../shared';
import { AnalyticsTab } from './analytics-tab';
import { BookingsTab } from './bookings-tab';
import { ClientsTab } from './clients-tab';
import { ExternalApisTab } from './external-apis-tab';
import { OverviewHelp, OverviewTab } from './overview-tab';
import { QUICK_ACTION_LABELS } from './texts';
import type { TravelAgentShown } from './travel-agent-dashboard';
import { WhiteLabelTab } from './white-label-tab';

/** The tabs, without `'use client'`: servers use their names. */
export const TABS = {
  overview: { label: 'Overview', help: OverviewHelp, content: OverviewTab },
  clients: {
    label: 'Clients',
    help: 'Everyone you plan trips for.',
    action: {
      label: QUICK_ACTION_LABELS.newClient,
      icon: <UserPlus />,
      onClick: ({ onNewClient }) => onNewClient,
    },
    actionWhenNarrow: true,
    content: ClientsTab,
  },
  bookings: {
    label: 'Bookings',
    help: 'What you booked, for whom, and what it is worth.',
    action: {
      label: QUICK_ACTION_LABELS.createBooking,
      icon: <CalendarPlus />,
      onClick: ({ onCreateBooking }) => onCreateBooking,
    },
    actionWhenNarrow: true,
    content: BookingsTab,
  },
  'external-apis': {
    label: 'External APIs',
    help: 'Search other providers, and see what they bring in.',
    content: ExternalApisTab,
  },
  'white-label': {
    label: 'White-Label',
    help: 'Your own name and colors on everything that clients see.',
    content: WhiteLabelTab,
  },
  analytics: { label: 'Analytics', help: 'How your business is doing.', content: AnalyticsTab },
} satisfies TabSpecs<string, TravelAgentShown>;

/** A tab of the travel-agent dashboard, as URLs and callbacks name it (spec: 2.agent-tabs). */
export type TravelAgentTab = keyof typeof TABS;

/** The tabs in their order. */
export const TRAVEL_AGENT_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly TravelAgentTab[];
