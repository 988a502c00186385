import { CalendarPlus, UserPlus } from '../../icons/index.js';
import { type TabsOf, ToldButton } from '../shared/index.js';
import { AnalyticsTab } from './analytics-tab.js';
import { BookingsTab } from './bookings-tab.js';
import { ClientsTab } from './clients-tab.js';
import { ExternalApisTab } from './external-apis-tab.js';
import { OverviewHelp, OverviewTab } from './overview-tab.js';
import type { TravelAgentShown } from './travel-agent-dashboard.js';
import { WhiteLabelTab } from './white-label-tab.js';

/** A tab of the travel-agent dashboard, as URLs and callbacks name it (spec: 2.agent-tabs). */
export type TravelAgentTab =
  | 'overview'
  | 'clients'
  | 'bookings'
  | 'external-apis'
  | 'white-label'
  | 'analytics';

/** The tabs, without `'use client'`: servers use their names. */
export const TABS: TabsOf<TravelAgentTab, TravelAgentShown> = {
  overview: (shown) => ({
    label: shown.t['agent.tab.overview'],
    help: <OverviewHelp {...shown} />,
    content: <OverviewTab {...shown} />,
  }),
  clients: ({ t, onNewClient, inertActions, ...shown }) => ({
    label: t['agent.tab.clients'],
    help: t['agent.tab.clients.help'],
    action: (onNewClient || inertActions !== 'hidden') && (
      <ToldButton variant="primary" icon={<UserPlus />} onPress={onNewClient}>
        {t['agent.action.new-client']}
      </ToldButton>
    ),
    actionWhenNarrow: true,
    isSearched: true,
    content: <ClientsTab {...shown} />,
  }),
  bookings: ({ t, onCreateBooking, inertActions, ...shown }) => ({
    label: t['agent.tab.bookings'],
    help: t['agent.tab.bookings.help'],
    action: (onCreateBooking || inertActions !== 'hidden') && (
      <ToldButton variant="primary" icon={<CalendarPlus />} onPress={onCreateBooking}>
        {t['agent.action.create-booking']}
      </ToldButton>
    ),
    actionWhenNarrow: true,
    isSearched: true,
    content: <BookingsTab {...shown} />,
  }),
  'external-apis': ({ t, ...shown }) => ({
    label: t['agent.tab.external-apis'],
    help: t['agent.tab.external-apis.help'],
    isSearched: true,
    content: <ExternalApisTab {...shown} />,
  }),
  'white-label': ({ t, links }) => ({
    label: t['agent.tab.white-label'],
    help: t['agent.tab.white-label.help'],
    content: <WhiteLabelTab links={links} />,
  }),
  analytics: ({ t, ...shown }) => ({
    label: t['agent.tab.analytics'],
    help: t['agent.tab.analytics.help'],
    content: <AnalyticsTab {...shown} />,
  }),
};

/** The tabs in their order. */
export const TRAVEL_AGENT_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly TravelAgentTab[];
