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
import { agentSampleMessages } from '../../i18n/compiled/en/samples.js';
import {
  type DashboardBaseProps,
  DashboardShell,
  type DataProps,
  GREETING_PROPS,
  type GreetingProps,
  type InertActions,
  linksOf,
  type Prescribed,
  prescribed,
  propsOf,
  tabsOf,
  useDashboardData,
} from '../shared/index.js';
import { TRAVEL_AGENT_LINKS, type TravelAgentLinks } from './links.js';
import { TRAVEL_AGENT_READS, type TravelAgentData } from './reads.js';
import type { ExternalSearch } from './search-forms.js';
import { TABS, type TravelAgentTab } from './tabs.js';
import { useWords, type Words } from './words.js';

/** Actions of an agent on the dashboard. Without a callback a button does nothing; each may return a promise. */
export interface TravelAgentActions {
  /** Called by 'New Client'. */
  onNewClient?: (() => unknown) | undefined;
  /** Called by 'Create Booking'. */
  onCreateBooking?: (() => unknown) | undefined;
  /** Called by 'Search External'. */
  onSearchExternal?: (() => unknown) | undefined;
  /** Called by 'Generate Quote': in the row of a booking that waits with that booking, elsewhere without one. */
  onGenerateQuote?: ((booking?: AgentBookingData) => unknown) | undefined;
}

interface TravelAgentOwnProps extends TravelAgentActions, GreetingProps {
  /** The present moment. @default the time of rendering */
  now?: Date | undefined;
  /** Called with what a search form asks for; may return a promise. Without it the forms do nothing. */
  onSearch?: ((search: ExternalSearch) => unknown) | undefined;
  /**
   * Rates that no call delivers, in percent, raw: `{ conversion, retention }`, sanitised here.
   * @default what the specification fixes: 78 and 89
   */
  figures?: unknown;
}

export interface TravelAgentShown extends Omit<TravelAgentOwnProps, 'figures'> {
  t: Words['t'];
  user: User;
  data: TravelAgentData;
  links: TravelAgentLinks;
  figures: Prescribed<AgentFigures>;
  inertActions?: InertActions | undefined;
}

const GREETING = 'Mālō e lelei';
const GREETING_LANG = 'to';

const OWN = [
  'now',
  ...GREETING_PROPS,
  'onNewClient',
  'onCreateBooking',
  'onSearchExternal',
  'onGenerateQuote',
  'onSearch',
  'figures',
] as const satisfies readonly (keyof TravelAgentOwnProps)[];

const SAMPLES = {
  rows: {
    bookings: SAMPLE_AGENT_BOOKINGS,
    clients: SAMPLE_CLIENTS,
    externalBookings: SAMPLE_EXTERNAL_BOOKINGS,
  },
  words: agentSampleMessages,
};

/** Returns what the panels of the travel-agent dashboard show. */
export const useTravelAgentData = (
  parts: DataProps<typeof TRAVEL_AGENT_READS>,
  samples?: boolean | undefined,
): TravelAgentData => useDashboardData(TRAVEL_AGENT_READS, parts, SAMPLES, samples);

export interface TravelAgentDashboardProps
  extends DashboardBaseProps<TravelAgentTab, TravelAgentLinks>,
    DataProps<typeof TRAVEL_AGENT_READS>,
    TravelAgentOwnProps {}

/**
 * The travel-agent dashboard, for the roles travel_agent, admin and super_admin: Overview, Clients, Bookings, External
 * APIs, White-Label and Analytics. It sanitises the JSON of its reads itself, so no data makes it throw; it fetches
 * nothing. The bottom navigation belongs to the page around it.
 *
 * @example
 * <TravelAgentDashboard user={user} stats={stats} bookings={bookings} clients={clients} commissions={commissions}
 *   externalBookings={externalBookings} onLogout={logOut} />
 */
export function TravelAgentDashboard(props: TravelAgentDashboardProps): ReactElement {
  const { own, frame } = propsOf(props, TRAVEL_AGENT_READS, OWN);
  const { samples = true, inertActions } = frame;
  const { greeting = GREETING, greetingLang = greeting === GREETING ? GREETING_LANG : undefined } = own;
  const data = useTravelAgentData(props, samples);
  const shown: TravelAgentShown = {
    ...own,
    t: useWords().t,
    user: user.sanitize(frame.user).value,
    data,
    links: linksOf(TRAVEL_AGENT_LINKS, frame.links),
    figures: prescribed(agentFigures, own.figures, samples),
    inertActions,
    greeting,
    greetingLang,
  };
  return <DashboardShell dashboard="travel-agent" data={data} tabs={tabsOf(TABS, shown)} {...frame} />;
}
