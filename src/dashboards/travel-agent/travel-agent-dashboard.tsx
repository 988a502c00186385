'use client';
import { CalendarPlus, UserPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../../components/button';
import {
  sanitizeAgentBookings,
  sanitizeAgentStats,
  sanitizeClientCounts,
  sanitizeClients,
  sanitizeCommissions,
  sanitizeExternalBookings,
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
import type { TravelAgentActions } from './agent-actions';
import { AnalyticsTab } from './analytics-tab';
import { BookingsTab } from './bookings-tab';
import { ClientsTab } from './clients-tab';
import { ExternalApisTab } from './external-apis-tab';
import type { ExternalSearch } from './external-search';
import { OverviewTab } from './overview-tab';
import { isTravelAgentTab, TRAVEL_AGENT_TABS, type TravelAgentTab } from './tab-names';
import { DEFAULT_GREETING, HELP, QUICK_ACTION_LABELS, quotesText, TAB_LABELS } from './texts';
import type { TravelAgentData, TravelAgentDataPart } from './travel-agent-data';
import { WhiteLabelTab } from './white-label-tab';

export interface TravelAgentDashboardProps extends DashboardBaseProps<TravelAgentTab>, TravelAgentActions {
  /** Answer of `GET /api/travel-agent/stats`: raw. What is missing shows as sample figures, marked as such. */
  stats: unknown;
  /** Answer of `GET /api/travel-agent/bookings`: raw. Not a list: sample bookings, marked as such. */
  bookings: unknown;
  /** Answer of `GET /api/travel-agent/clients`: counts and perhaps a `list` (decision 30); raw, read like `stats`. */
  clients: unknown;
  /** Answer of `GET /api/travel-agent/commissions`: raw, read like `stats`. */
  commissions: unknown;
  /** Answer of `GET /api/travel-agent/external-bookings`: raw, read like `bookings`. */
  externalBookings: unknown;
  /** What is still on the way: its panels are skeletons. @default false */
  loading?: LoadingParts<TravelAgentDataPart>;
  /** The word of greeting, in the agent's chosen language; `''` for none. @default 'Mālō e lelei' */
  greeting?: string;
  /** Called with what a search form asks for. Without it the forms do nothing (decision 11). */
  onSearch?: (search: ExternalSearch) => void;
}

/**
 * The travel-agent dashboard (spec section 2), for the roles travel_agent, admin and super_admin: Overview, Clients,
 * Bookings, External APIs, White-Label and Analytics. It takes raw JSON and sanitises it at its own door, so nothing in
 * it makes it throw; it fetches nothing. The bottom navigation belongs to the page around it.
 *
 * @example
 * <TravelAgentDashboard user={user} stats={stats.data} bookings={bookings.data} clients={clients.data}
 *   commissions={commissions.data} externalBookings={externalBookings.data} loading={['commissions']} onLogout={logOut} />
 */
export function TravelAgentDashboard(props: TravelAgentDashboardProps): ReactElement {
  const { user, stats, bookings, clients, commissions, externalBookings, onError } = props;
  return (
    <DashboardBoundary
      onError={onError}
      resetKeys={[user, stats, bookings, clients, commissions, externalBookings]}
    >
      <Dashboard {...props} />
    </DashboardBoundary>
  );
}

function Dashboard({
  user: rawUser,
  stats,
  bookings,
  clients,
  commissions,
  externalBookings,
  loading,
  greeting = DEFAULT_GREETING,
  onTabChange,
  onNewClient,
  onCreateBooking,
  onSearchExternal,
  onGenerateQuote,
  onSearch,
  onError: _handledAbove,
  ...shell
}: TravelAgentDashboardProps) {
  const user = sanitizeUser(rawUser).value;
  const data: TravelAgentData = {
    stats: sanitizeAgentStats(stats),
    bookings: sanitizeAgentBookings(bookings),
    clientCounts: sanitizeClientCounts(clients),
    clients: sanitizeClients(clients),
    commissions: sanitizeCommissions(commissions),
    externalBookings: sanitizeExternalBookings(externalBookings),
    loading,
  };
  const actions: TravelAgentActions = { onNewClient, onCreateBooking, onSearchExternal, onGenerateQuote };
  const tabs: Record<
    TravelAgentTab,
    Pick<DashboardTab, 'help' | 'action' | 'actionWhenNarrow' | 'content'>
  > = {
    overview: {
      help: (
        <GreetingLine greeting={greeting} firstName={user.firstName}>
          {waitingQuotes(data) ?? HELP.overview}
        </GreetingLine>
      ),
      content: <OverviewTab data={data} actions={actions} />,
    },
    clients: {
      help: HELP.clients,
      action: (
        <Button variant="primary" icon={<UserPlus />} onClick={() => onNewClient?.()}>
          {QUICK_ACTION_LABELS.newClient}
        </Button>
      ),
      actionWhenNarrow: true,
      content: <ClientsTab data={data} />,
    },
    bookings: {
      help: HELP.bookings,
      action: (
        <Button variant="primary" icon={<CalendarPlus />} onClick={() => onCreateBooking?.()}>
          {QUICK_ACTION_LABELS.createBooking}
        </Button>
      ),
      actionWhenNarrow: true,
      content: <BookingsTab data={data} />,
    },
    'external-apis': {
      help: HELP['external-apis'],
      content: <ExternalApisTab data={data} onSearch={onSearch} />,
    },
    'white-label': { help: HELP['white-label'], content: <WhiteLabelTab /> },
    analytics: { help: HELP.analytics, content: <AnalyticsTab data={data} /> },
  };
  return (
    <DashboardShell
      user={user}
      dashboard="travel-agent"
      tabs={TRAVEL_AGENT_TABS.map((value) => ({ value, label: TAB_LABELS[value], ...tabs[value] }))}
      onTabChange={(tab) => {
        if (isTravelAgentTab(tab)) onTabChange?.(tab);
      }}
      {...shell}
    />
  );
}

/** How many quotes wait, where the count is there and the agent's own. */
function waitingQuotes({ stats, loading }: TravelAgentData): string | null {
  if (isLoading(loading, 'stats') || stats.sampleFields.has('pendingQuotes')) return null;
  return quotesText(stats.value.pendingQuotes);
}
