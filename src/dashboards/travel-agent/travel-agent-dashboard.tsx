'use client';
import type { ReactElement } from 'react';
import { SAMPLE_AGENT_BOOKINGS, SAMPLE_CLIENTS, SAMPLE_EXTERNAL_BOOKINGS } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { CalendarPlus, UserPlus } from '../../icons';
import { Dashboard, type DashboardProps, GreetingLine, type Shown, type TabSpecs } from '../shared';
import { AnalyticsTab } from './analytics-tab';
import { BookingsTab } from './bookings-tab';
import { ClientsTab } from './clients-tab';
import { ExternalApisTab } from './external-apis-tab';
import { OverviewTab } from './overview-tab';
import { TRAVEL_AGENT_READS } from './reads';
import type { ExternalSearch } from './search-forms';
import { QUICK_ACTION_LABELS, quotesText } from './texts';
import { WhiteLabelTab } from './white-label-tab';

/** What an agent can do from the dashboard. Without a callback a button does nothing. */
export interface TravelAgentActions {
  /** Called by 'New Client'. */
  onNewClient?: () => void;
  /** Called by 'Create Booking'. */
  onCreateBooking?: () => void;
  /** Called by 'Search External'. */
  onSearchExternal?: () => void;
  /** Called by 'Generate Quote'. */
  onGenerateQuote?: () => void;
}

interface TravelAgentOwnProps extends TravelAgentActions {
  /** The word of greeting, in the agent's chosen language; `''` for none. @default 'Mālō e lelei' */
  greeting?: string;
  /** Called with what a search form asks for. Without it the forms do nothing. */
  onSearch?: (search: ExternalSearch) => void;
}

/** What the tabs are given. */
export type TravelAgentShown = Shown<typeof TRAVEL_AGENT_READS, TravelAgentOwnProps>;

const SAMPLES = {
  bookings: SAMPLE_AGENT_BOOKINGS,
  clients: SAMPLE_CLIENTS,
  externalBookings: SAMPLE_EXTERNAL_BOOKINGS,
};

const TABS = {
  overview: { label: 'Overview', help: OverviewHelp, content: OverviewTab },
  clients: {
    label: 'Clients',
    help: 'Everyone you plan trips for.',
    action: {
      label: QUICK_ACTION_LABELS.newClient,
      icon: <UserPlus />,
      onClick: ({ onNewClient }) => onNewClient?.(),
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
      onClick: ({ onCreateBooking }) => onCreateBooking?.(),
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

export interface TravelAgentDashboardProps
  extends DashboardProps<typeof TRAVEL_AGENT_READS, TravelAgentTab>,
    TravelAgentOwnProps {}

/**
 * The travel-agent dashboard, for the roles travel_agent, admin and super_admin: Overview, Clients, Bookings, External
 * APIs, White-Label and Analytics. It takes raw JSON and sanitises it itself, so no data makes it throw; it fetches
 * nothing. The bottom navigation belongs to the page around it.
 *
 * @example
 * <TravelAgentDashboard user={user} stats={stats.data} bookings={bookings.data} clients={clients.data}
 *   commissions={commissions.data} externalBookings={externalBookings.data} loading={['commissions']} onLogout={logOut} />
 */
export function TravelAgentDashboard({
  greeting = 'Mālō e lelei',
  onNewClient,
  onCreateBooking,
  onSearchExternal,
  onGenerateQuote,
  onSearch,
  ...rest
}: TravelAgentDashboardProps): ReactElement {
  const own = { greeting, onNewClient, onCreateBooking, onSearchExternal, onGenerateQuote, onSearch };
  return (
    <Dashboard
      kind="travel-agent"
      reads={TRAVEL_AGENT_READS}
      samples={SAMPLES}
      tabs={TABS}
      own={own}
      {...rest}
    />
  );
}

/** How many quotes wait, where the count is there and the agent's own. */
function OverviewHelp({ data: { stats, isLoading }, greeting, user }: TravelAgentShown) {
  const format = useFormatters();
  const isKnown = !isLoading('stats') && !stats.sampleFields.has('pendingQuotes');
  return (
    <GreetingLine greeting={greeting} firstName={user.firstName}>
      {(isKnown && quotesText(format, stats.value.pendingQuotes)) || 'Your clients and their bookings.'}
    </GreetingLine>
  );
}
