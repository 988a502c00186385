'use client';
import { CalendarCheck, FileText, Handshake, Plane, Star, Ticket, Users, Wallet } from 'lucide-react';
import { StatStrip, StatTile } from '../../components/stat-tile';
import type { AgentStats, ClientCounts, Commissions, Sanitized } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { hintOf, monthMeta } from '../shared';
import { ANALYTICS_LABELS, TILE_LABELS } from './texts';

interface TileProps {
  stats: Sanitized<AgentStats>;
}

interface OverviewTilesProps extends TileProps {
  /** Where they are there: `null` while they load. */
  clientCounts: Sanitized<ClientCounts> | null;
  commissions: Sanitized<Commissions> | null;
}

/** The four tiles of the Overview tab (spec section 2). */
export function OverviewTiles({ stats, clientCounts, commissions }: OverviewTilesProps) {
  const format = useFormatters();
  const { activeClients, totalBookings, pendingQuotes, totalCommissions, thisMonthBookings } = stats.value;
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
        value={activeClients}
        icon={<Users />}
        hint={hintOf(stats, 'activeClients', newClients)}
      />
      <StatTile
        label={TILE_LABELS.totalBookings}
        value={totalBookings}
        icon={<Ticket />}
        hint={hintOf(stats, 'totalBookings', thisMonth)}
      />
      <StatTile
        label={TILE_LABELS.pendingQuotes}
        value={pendingQuotes}
        icon={<FileText />}
        hint={hintOf(stats, 'pendingQuotes')}
      />
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

/** The figures that only the Analytics tab shows (decision 31). */
export function AnalyticsTiles({ stats }: TileProps) {
  const { averageClientRating, thisMonthBookings, externalBookings, partnerships } = stats.value;
  return (
    <StatStrip aria-label="Your figures">
      <StatTile
        label={ANALYTICS_LABELS.averageClientRating}
        value={averageClientRating}
        format="rating"
        unit="of 5"
        icon={<Star />}
        hint={hintOf(stats, 'averageClientRating')}
      />
      <StatTile
        label={ANALYTICS_LABELS.thisMonthBookings}
        value={thisMonthBookings}
        icon={<CalendarCheck />}
        hint={hintOf(stats, 'thisMonthBookings')}
      />
      <StatTile
        label={ANALYTICS_LABELS.externalBookings}
        value={externalBookings}
        icon={<Plane />}
        hint={hintOf(stats, 'externalBookings')}
      />
      <StatTile
        label={ANALYTICS_LABELS.partnerships}
        value={partnerships}
        icon={<Handshake />}
        hint={hintOf(stats, 'partnerships')}
      />
    </StatStrip>
  );
}
