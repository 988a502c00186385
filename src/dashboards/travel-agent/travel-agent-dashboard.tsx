'use client';
import type { ReactElement } from 'react';
import {
  type AgentBookingData,
  type AgentFigures,
  agentFigures,
  SAMPLE_AGENT_BOOKINGS,
  SAMPLE_CLIENTS,
  SAMPLE_EXTERNAL_BOOKINGS,
  type User,
  user,
} from '../../domain/index.js';
import { agentSampleMessages } from '../../i18n/compiled/en/agent-sample.js';
import { CalendarPlus } from '../../icons/compiled/calendar-plus.js';
import { UserPlus } from '../../icons/compiled/user-plus.js';
import {
  CallbackButton,
  type DashboardBaseProps,
  DashboardShell,
  type DataProps,
  GREETING_PROPS,
  type GreetingProps,
  type KnownFigures,
  knownFigures,
  lateTab,
  linksOf,
  propsOf,
  tabRows,
  tabsOf,
  useData,
} from '../shared/index.js';
import { AnalyticsTab } from './analytics-tab.js';
import { BookingsTab } from './bookings-tab.js';
import { ClientsTab } from './clients-tab.js';
import { useI18n } from './i18n.js';
import type { TravelAgentTab } from './index.js';
import { OverviewHelp, OverviewTab, overviewActions } from './overview-tab.js';
import { TRAVEL_AGENT_READS, type TravelAgentData } from './reads.js';
import type { ExternalSearch } from './search-forms.js';

/** Addresses of the links of the travel-agent dashboard. */
export interface TravelAgentLinks {
  /** 'Explore white-label'; `null` leaves it out. @default '/white-label' */
  readonly whiteLabel: string | null;
}

/** The page about white labels (spec: 2.agent-white-label). */
const LINKS: TravelAgentLinks = { whiteLabel: '/white-label' };

/** Callbacks of the agent's actions. Without a callback a button does nothing; each may return a promise. */
export interface TravelAgentActions {
  /** Called by 'New Client'. */
  onNewClient?: (() => unknown) | undefined;
  /** Called by 'Create Booking'. */
  onCreateBooking?: (() => unknown) | undefined;
  /** Called by 'Search External'. */
  onSearchExternal?: (() => unknown) | undefined;
  /** Called by 'Generate Quote'. */
  onGenerateQuote?: (() => unknown) | undefined;
  /** Called by 'Remind' with a pending booking. */
  onRemind?: ((booking: AgentBookingData) => unknown) | undefined;
}

interface TravelAgentOwnProps extends TravelAgentActions, GreetingProps {
  /** The current moment. @default the time of rendering */
  now?: Date | undefined;
  /** Called with the search of a form; may return a promise. Without it the forms do nothing. */
  onSearch?: ((search: ExternalSearch) => unknown) | undefined;
  /**
   * Rates without a read, in percent, raw: `{ conversion, retention }`.
   * @default 78 and 89 (spec: 9.percentages)
   */
  figures?: unknown;
}

export interface TravelAgentTabProps extends Omit<TravelAgentOwnProps, 'figures'> {
  user: User;
  data: TravelAgentData;
  figures: KnownFigures<AgentFigures>;
}

const GREETING = 'Mālō e lelei';
const GREETING_LANG = 'to';

const SAMPLES = {
  bookings: SAMPLE_AGENT_BOOKINGS,
  clients: SAMPLE_CLIENTS,
  externalBookings: SAMPLE_EXTERNAL_BOOKINGS,
};

const ExternalApisTab = lateTab(() => import('./external-apis-tab.js').then((m) => m.ExternalApisTab));
const WhiteLabelTab = lateTab(() => import('./white-label-tab.js').then((m) => m.WhiteLabelTab));

/** Returns the data for the panels of the travel-agent dashboard. */
export const useTravelAgentData = (
  parts: DataProps<typeof TRAVEL_AGENT_READS>,
  samples = true,
): TravelAgentData => useData(TRAVEL_AGENT_READS, parts, samples, SAMPLES, agentSampleMessages);

export interface TravelAgentDashboardProps
  extends DashboardBaseProps<TravelAgentTab, TravelAgentLinks>,
    DataProps<typeof TRAVEL_AGENT_READS>,
    TravelAgentOwnProps {}

/**
 * The travel-agent dashboard, for the roles travel_agent, admin and super_admin. It fetches nothing, and
 * sanitises its reads, so no data makes it throw. The bottom navigation belongs to the page.
 *
 * @example
 * <TravelAgentDashboard user={user} stats={stats} bookings={bookings} clients={clients} commissions={commissions}
 *   externalBookings={externalBookings} onLogout={logOut} />
 */
export function TravelAgentDashboard(props: TravelAgentDashboardProps): ReactElement {
  const { own, frame } = propsOf(props, TRAVEL_AGENT_READS, [
    'now',
    ...GREETING_PROPS,
    'onNewClient',
    'onCreateBooking',
    'onSearchExternal',
    'onGenerateQuote',
    'onRemind',
    'onSearch',
    'figures',
  ]);
  const { samples = true, inertActions } = frame;
  const { greeting = GREETING, greetingLang = greeting === GREETING ? GREETING_LANG : undefined } = own;
  const data = useTravelAgentData(props, samples);
  const tabProps: TravelAgentTabProps = {
    ...own,
    user: user.sanitize(frame.user).value,
    data,
    figures: knownFigures(agentFigures, own.figures, samples),
    greeting,
    greetingLang,
  };
  const { t } = useI18n();
  const isDrawn = (callback: unknown) => callback !== undefined || inertActions !== 'hidden';
  const tabs = tabsOf<'agent', TravelAgentTab>('agent', t, {
    overview: {
      help: <OverviewHelp {...tabProps} />,
      commands: overviewActions(own, t),
      content: <OverviewTab {...tabProps} />,
    },
    clients: {
      action: isDrawn(own.onNewClient) && (
        <CallbackButton variant="primary" icon={<UserPlus />} onPress={own.onNewClient}>
          {t['agent.action.new-client']}
        </CallbackButton>
      ),
      actionWhenNarrow: true,
      rows: tabRows(data.clients, ({ name, email }) => ({ name, facts: [email] })),
      content: <ClientsTab data={data} />,
    },
    bookings: {
      action: isDrawn(own.onCreateBooking) && (
        <CallbackButton variant="primary" icon={<CalendarPlus />} onPress={own.onCreateBooking}>
          {t['agent.action.create-booking']}
        </CallbackButton>
      ),
      actionWhenNarrow: true,
      rows: tabRows(data.bookings, ({ clientName, destination, type, value }) => ({
        name: clientName,
        facts: [destination, type],
        amount: value,
      })),
      content: <BookingsTab {...tabProps} />,
    },
    'external-apis': {
      rows: tabRows(
        data.externalBookings,
        ({ provider, platform, revenue }) => ({
          name: provider,
          facts: platform === provider ? [] : [platform],
          amount: revenue,
        }),
        null,
      ),
      content: <ExternalApisTab {...tabProps} />,
    },
    'white-label': { content: <WhiteLabelTab links={linksOf(LINKS, frame.links)} /> },
    analytics: { content: <AnalyticsTab {...tabProps} /> },
  });
  return <DashboardShell dashboard="travel-agent" data={data} tabs={tabs} {...frame} />;
}
