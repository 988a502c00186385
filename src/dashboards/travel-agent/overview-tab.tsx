'use client';
import { OverviewLayout } from '../../components/dashboard-grid/index.js';
import { QuickAction, QuickActions } from '../../components/quick-action/index.js';
import { OVERVIEW_ITEMS } from '../../domain/constants.js';
import { sumOf } from '../../domain/figures.js';
import { plain } from '../../i18n/message.js';
import { sentences } from '../../i18n/sentences.js';
import { CalendarPlus } from '../../icons/compiled/calendar-plus.js';
import { FileText } from '../../icons/compiled/file-text.js';
import { Search } from '../../icons/compiled/search.js';
import { UserPlus } from '../../icons/compiled/user-plus.js';
import { inertProps, useDrawsAction } from '../../lib/contexts.js';
import { roundTo } from '../../lib/math.js';
import {
  DashboardPanel,
  DashboardPart,
  type DataPanelProps,
  FigureTiles,
  GreetingLine,
  MonthCalendars,
  monthMeta,
  panelOf,
  TabLink,
  totalRows,
  useCountText,
} from '../shared/index.js';
import { CommissionBreakdownPanel } from './analytics-tab.js';
import { BookingsTable } from './bookings-tab.js';
import { ClientsByTypePanel } from './clients-tab.js';
import { DeparturesPanel } from './departures-panel.js';
import { type I18n, useI18n } from './i18n.js';
import { AgentNeeds, pendingBookings } from './needs-you.js';
import { ProvidersPanel } from './providers-panel.js';
import type { TravelAgentData } from './reads.js';
import type { TravelAgentActions, TravelAgentTabProps } from './travel-agent-dashboard.js';

/** Tab with tiles, quick actions, bookings, clients, providers and commissions (spec: 9.first-three). */
export function OverviewTab({ data, ...actions }: TravelAgentTabProps) {
  const { t, format } = useI18n();
  const countText = useCountText();
  const { bookings, externalBookings, clientCounts, commissions, stats } = data;
  const count = totalRows(bookings, stats, 'totalBookings') ?? bookings.items.length;
  const { active } = clientCounts.value;
  return (
    <OverviewLayout
      lead={
        <>
          <AgentNeeds data={data} {...actions} />
          <AgentTiles data={data} />
          <AgentActions {...actions} />
        </>
      }
      panels={
        <>
          <RecentBookingsPanel
            data={data}
            foldsTo={countText(
              Math.min(OVERVIEW_ITEMS, bookings.items.length),
              t['agent.bookings.count']({ count }),
              count,
            )}
          />
          <ProvidersPanel
            data={data}
            action={<TabLink tab="external-apis">{t['agent.overview.external-apis']}</TabLink>}
            limit={OVERVIEW_ITEMS}
            foldsTo={format.compactMoney(sumOf(externalBookings.items.map(({ revenue }) => revenue)))}
          />
        </>
      }
      rail={
        <>
          <ClientsByTypePanel
            data={data}
            foldsTo={sentences(
              t,
              format.number(active),
              t['agent.clients-by-type.active']({ count: active }),
            )}
            action={<TabLink tab="clients">{t['agent.overview.all-clients']}</TabLink>}
          />
          <CommissionBreakdownPanel data={data} foldsTo={format.compactMoney(commissions.value.thisMonth)} />
        </>
      }
      wideMain={<DeparturesPanel data={data} withList={false} />}
      wideRail={
        <MonthCalendars
          {...panelOf(data, 'bookings')}
          rows={data.bookings.items}
          who="clientName"
          now={actions.now}
          action={<TabLink tab="bookings">{t['agent.overview.all-bookings']}</TabLink>}
        />
      }
    />
  );
}

/** The four tiles of the Overview tab (spec: 2.agent-tiles). */
export function AgentTiles({ data }: { data: TravelAgentData }) {
  const { t, format } = useI18n();
  const { stats, clientCounts, commissions, isLoading } = data;
  const areClientsKnown = !isLoading('clients') && !clientCounts.sampleFields.has('new');
  return (
    <FigureTiles
      keepsMeta
      subject={t['agent.figures']}
      label={t['agent.overview.figures']}
      data={data}
      part="stats"
      tiles={() => ({
        activeClients: {
          label: t['agent.overview.active-clients'],
          hint: areClientsKnown
            ? t['agent.overview.new-clients']({ count: clientCounts.value.new }, format)
            : undefined,
        },
        totalBookings: {
          label: t['agent.overview.total-bookings'],
          hint: stats.sampleFields.has('thisMonthBookings')
            ? undefined
            : t['agent.overview.bookings-this-month']({ count: stats.value.thisMonthBookings }, format),
          history: data.statsHistory,
        },
        pendingQuotes: {
          label: t['agent.overview.pending-quotes'],
          hint: t['agent.overview.quotes-wait'],
        },
        totalCommissions: {
          label: t['agent.overview.total-commissions'],
          format: 'money',
          history: data.commissionsHistory,
          ...monthMeta(format, stats, 'totalCommissions', isLoading('commissions') ? null : commissions, t),
        },
      })}
    />
  );
}

/** The latest bookings (spec: 9.first-three). */
export function RecentBookingsPanel({ data, ...panel }: DataPanelProps<TravelAgentData>) {
  const { t } = useI18n();
  return (
    <DashboardPanel
      slot="recent-bookings"
      title={t['agent.overview.recent-bookings']}
      action={<TabLink tab="bookings">{t['agent.overview.all-bookings']}</TabLink>}
      {...panelOf(data, 'bookings')}
      {...panel}
    >
      <BookingsTable
        label={t['agent.overview.recent-bookings']}
        bookings={data.bookings.items.slice(0, OVERVIEW_ITEMS)}
      />
    </DashboardPanel>
  );
}

export const overviewActions = (actions: TravelAgentActions, t: I18n['t']) => [
  { label: t['agent.action.new-client'], icon: <UserPlus />, onPress: actions.onNewClient },
  { label: t['agent.action.create-booking'], icon: <CalendarPlus />, onPress: actions.onCreateBooking },
  { label: t['agent.action.search-external'], icon: <Search />, onPress: actions.onSearchExternal },
  { label: t['agent.action.generate-quote'], icon: <FileText />, onPress: actions.onGenerateQuote },
];

export function AgentActions(callbacks: TravelAgentActions) {
  const drawsAction = useDrawsAction();
  const { t } = useI18n();
  const title = t['quick-actions'];
  const actions = overviewActions(callbacks, t).filter(({ onPress }) => drawsAction(onPress));
  if (actions.length === 0) return null;
  return (
    <DashboardPart subject={title}>
      <QuickActions>
        {actions.map(({ label, icon, onPress }) => (
          <QuickAction key={label} icon={icon} onClick={() => onPress?.()} {...inertProps(onPress)}>
            {label}
          </QuickAction>
        ))}
      </QuickActions>
    </DashboardPart>
  );
}

export function OverviewHelp({ data, ...reader }: TravelAgentTabProps) {
  const { t, format } = useI18n();
  return (
    <GreetingLine {...reader}>
      {data.isLoading('bookings', 'stats') ? t['agent.help.overview'] : waitingText(data, { t, format })}
    </GreetingLine>
  );
}

function waitingText(data: TravelAgentData, { t, format }: I18n): string {
  const { stats } = data;
  const bookings = pendingBookings(data)?.length ?? 0;
  const areQuotesKnown = !stats.sampleFields.has('pendingQuotes') && stats.value.pendingQuotes >= 0;
  const quotes = areQuotesKnown ? roundTo(stats.value.pendingQuotes, 0) : 0;
  if (bookings > 0 && quotes > 0) return t['agent.help.bookings-and-quotes']({ bookings, quotes }, format);
  if (bookings > 0) return t['agent.help.waiting-bookings']({ bookings }, format);
  if (quotes > 0) return plain(t['agent.help.quotes']({ pending: quotes }, format));
  return areQuotesKnown ? t['agent.help.no-quotes'] : t['agent.help.overview'];
}
