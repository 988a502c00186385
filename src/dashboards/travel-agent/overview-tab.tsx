'use client';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid';
import { QuickAction, QuickActions } from '../../components/quick-action';
import { OVERVIEW_ITEMS } from '../../domain/constants';
import { useFormatters } from '../../i18n/use-formatters';
import { CalendarPlus, FileText, Search, Ticket, UserPlus, Users, Wallet } from '../../icons';
import { useDrawsAction } from '../../lib/inert-actions';
import {
  DashboardPanel,
  DashboardPart,
  FigureTiles,
  GreetingLine,
  monthMeta,
  panelOf,
  TabLink,
} from '../shared';
import { BookingsTable } from './bookings-tab';
import { ClientsByTypePanel } from './clients-tab';
import { CommissionBreakdownPanel } from './commissions-content';
import { ProvidersPanel } from './providers-panel';
import type { TravelAgentData } from './reads';
import {
  ALL_BOOKINGS,
  ALL_CLIENTS,
  QUICK_ACTION_LABELS,
  quotesText,
  RECENT_BOOKINGS_TITLE,
  TILE_LABELS,
} from './texts';
import type { TravelAgentActions, TravelAgentShown } from './travel-agent-dashboard';

/** Overview: four tiles, quick actions, the latest bookings, clients, providers and commissions (spec: 9.first-three). */
export function OverviewTab({ data, ...actions }: TravelAgentShown) {
  const { stats, bookings, clientCounts, commissions, isLoading } = data;
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart
        slot="stat-strip"
        subject="Your figures"
        loading={isLoading('stats')}
        resetKeys={[stats, clientCounts, commissions]}
      >
        <OverviewTiles data={data} />
      </DashboardPart>
      <AgentActions {...actions} />
      <DashboardGrid fill>
        <DashboardPanel
          slot="recent-bookings"
          span={8}
          title={RECENT_BOOKINGS_TITLE}
          action={<TabLink tab="bookings">{ALL_BOOKINGS}</TabLink>}
          {...panelOf(data, 'bookings')}
          fill
        >
          <BookingsTable label={RECENT_BOOKINGS_TITLE} bookings={bookings.items.slice(0, OVERVIEW_ITEMS)} />
        </DashboardPanel>
        <ClientsByTypePanel
          span={4}
          data={data}
          action={<TabLink tab="clients">{ALL_CLIENTS}</TabLink>}
          fill
        />
        <ProvidersPanel
          span={8}
          data={data}
          action={<TabLink tab="external-apis">External APIs</TabLink>}
          limit={OVERVIEW_ITEMS}
          fill
        />
        <CommissionBreakdownPanel span={4} data={data} fill />
      </DashboardGrid>
    </DashboardStack>
  );
}

/** The four tiles of the Overview tab (spec: 2.agent-tiles). */
function OverviewTiles({ data }: { data: TravelAgentData }) {
  const { stats, clientCounts, commissions, isLoading, failureOf } = data;
  const format = useFormatters();
  const isKnown = !isLoading('clients') && !clientCounts.sampleFields.has('new');
  const newClients = isKnown ? `${format.compactNumber(clientCounts.value.new)} new` : undefined;
  const thisMonth = stats.sampleFields.has('thisMonthBookings')
    ? undefined
    : `${format.compactNumber(stats.value.thisMonthBookings)} this month`;
  return (
    <FigureTiles
      aria-label="Your business at a glance"
      data={stats}
      failure={failureOf('stats')}
      titles={TILE_LABELS}
      tiles={{
        activeClients: { icon: <Users />, hint: newClients },
        totalBookings: { icon: <Ticket />, hint: thisMonth },
        pendingQuotes: { icon: <FileText /> },
        totalCommissions: {
          icon: <Wallet />,
          format: 'money',
          ...monthMeta(format, stats, 'totalCommissions', isLoading('commissions') ? null : commissions),
        },
      }}
    />
  );
}

/** The four quick actions of the Overview tab (spec: 2.agent-quick-actions). */
function AgentActions({
  onNewClient,
  onCreateBooking,
  onSearchExternal,
  onGenerateQuote,
}: TravelAgentActions) {
  const drawsAction = useDrawsAction();
  const { newClient, createBooking, searchExternal, generateQuote } = QUICK_ACTION_LABELS;
  const actions = [
    { label: newClient, icon: <UserPlus />, onClick: onNewClient },
    { label: createBooking, icon: <CalendarPlus />, onClick: onCreateBooking },
    { label: searchExternal, icon: <Search />, onClick: onSearchExternal },
    { label: generateQuote, icon: <FileText />, onClick: onGenerateQuote },
  ].filter(({ onClick }) => drawsAction(onClick));
  if (actions.length === 0) return null;
  return (
    <DashboardPart slot="quick-actions" subject="Quick actions">
      <QuickActions>
        {actions.map(({ label, icon, onClick }) => (
          <QuickAction key={label} icon={icon} onClick={() => onClick?.()}>
            {label}
          </QuickAction>
        ))}
      </QuickActions>
    </DashboardPart>
  );
}

/** How many quotes wait, where the count is there and the agent's own. */
export function OverviewHelp({ data: { stats, isLoading }, greeting, greetingLang, user }: TravelAgentShown) {
  const format = useFormatters();
  const isKnown = !isLoading('stats') && !stats.sampleFields.has('pendingQuotes');
  return (
    <GreetingLine greeting={greeting} greetingLang={greetingLang} firstName={user.firstName}>
      {(isKnown && quotesText(format, stats.value.pendingQuotes)) || 'Your clients and their bookings.'}
    </GreetingLine>
  );
}
