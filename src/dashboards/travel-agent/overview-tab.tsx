'use client';
import { CalendarPlus, FileText, Search, Ticket, UserPlus, Users, Wallet } from 'lucide-react';
import { QuickAction, QuickActions } from '../../components/quick-action';
import { StatStrip, StatTile } from '../../components/stat-tile';
import type { AgentStats, ClientCounts, Commissions, Sanitized } from '../../domain';
import { OVERVIEW_ITEMS } from '../../domain/constants';
import { useFormatters } from '../../i18n/use-formatters';
import {
  DashboardGrid,
  DashboardPanel,
  DashboardPart,
  DashboardStack,
  GridCell,
  monthMeta,
  panelOf,
  TabLink,
  tileOf,
} from '../shared';
import { BookingsTable } from './bookings-tab';
import { ClientsByTypePanel } from './clients-tab';
import { CommissionBreakdownPanel } from './commissions-content';
import { ProvidersPanel } from './providers-panel';
import { ALL_BOOKINGS, ALL_CLIENTS, QUICK_ACTION_LABELS, RECENT_BOOKINGS_TITLE, TILE_LABELS } from './texts';
import type { TravelAgentActions, TravelAgentShown } from './travel-agent-dashboard';

/** Overview: four tiles, quick actions, the latest bookings, clients, providers and commissions (spec: 9.first-three). */
export function OverviewTab({ data, ...actions }: TravelAgentShown) {
  const { stats, bookings, clientCounts, commissions, isLoading } = data;
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart
        subject="Your figures"
        loading={isLoading('stats')}
        resetKeys={[stats, clientCounts, commissions]}
      >
        <OverviewTiles
          stats={stats}
          clientCounts={isLoading('clients') ? null : clientCounts}
          commissions={isLoading('commissions') ? null : commissions}
        />
      </DashboardPart>
      <DashboardPart subject="Quick actions">
        <AgentActions {...actions} />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={8}>
          <DashboardPanel
            title={RECENT_BOOKINGS_TITLE}
            action={<TabLink tab="bookings">{ALL_BOOKINGS}</TabLink>}
            {...panelOf(data, 'bookings')}
            fill
          >
            <BookingsTable label={RECENT_BOOKINGS_TITLE} bookings={bookings.items.slice(0, OVERVIEW_ITEMS)} />
          </DashboardPanel>
        </GridCell>
        <GridCell span={4}>
          <ClientsByTypePanel data={data} action={<TabLink tab="clients">{ALL_CLIENTS}</TabLink>} fill />
        </GridCell>
        <GridCell span={8}>
          <ProvidersPanel
            data={data}
            action={<TabLink tab="external-apis">External APIs</TabLink>}
            limit={OVERVIEW_ITEMS}
            fill
          />
        </GridCell>
        <GridCell span={4}>
          <CommissionBreakdownPanel data={data} fill />
        </GridCell>
      </DashboardGrid>
    </DashboardStack>
  );
}

interface OverviewTilesProps {
  stats: Sanitized<AgentStats>;
  /** `null` while they load. */
  clientCounts: Sanitized<ClientCounts> | null;
  commissions: Sanitized<Commissions> | null;
}

/** The four tiles of the Overview tab (spec: 2.agent-tiles). */
function OverviewTiles({ stats, clientCounts, commissions }: OverviewTilesProps) {
  const format = useFormatters();
  const { totalCommissions, thisMonthBookings } = stats.value;
  const newClients =
    clientCounts && !clientCounts.sampleFields.has('new')
      ? `${format.compactNumber(clientCounts.value.new)} new`
      : undefined;
  const thisMonth = stats.sampleFields.has('thisMonthBookings')
    ? undefined
    : `${format.compactNumber(thisMonthBookings)} this month`;
  return (
    <StatStrip aria-label="Your business at a glance">
      <StatTile
        label={TILE_LABELS.activeClients}
        icon={<Users />}
        {...tileOf(stats, 'activeClients', newClients)}
      />
      <StatTile
        label={TILE_LABELS.totalBookings}
        icon={<Ticket />}
        {...tileOf(stats, 'totalBookings', thisMonth)}
      />
      <StatTile label={TILE_LABELS.pendingQuotes} icon={<FileText />} {...tileOf(stats, 'pendingQuotes')} />
      <StatTile
        label={TILE_LABELS.totalCommissions}
        value={totalCommissions}
        format="money"
        icon={<Wallet />}
        {...monthMeta(format, stats, 'totalCommissions', commissions)}
      />
    </StatStrip>
  );
}

/** The four quick actions of the Overview tab (spec: 2.agent-quick-actions). */
function AgentActions({
  onNewClient,
  onCreateBooking,
  onSearchExternal,
  onGenerateQuote,
}: TravelAgentActions) {
  return (
    <QuickActions>
      <QuickAction icon={<UserPlus />} onClick={() => onNewClient?.()}>
        {QUICK_ACTION_LABELS.newClient}
      </QuickAction>
      <QuickAction icon={<CalendarPlus />} onClick={() => onCreateBooking?.()}>
        {QUICK_ACTION_LABELS.createBooking}
      </QuickAction>
      <QuickAction icon={<Search />} onClick={() => onSearchExternal?.()}>
        {QUICK_ACTION_LABELS.searchExternal}
      </QuickAction>
      <QuickAction icon={<FileText />} onClick={() => onGenerateQuote?.()}>
        {QUICK_ACTION_LABELS.generateQuote}
      </QuickAction>
    </QuickActions>
  );
}
