import { CheckCheck, Inbox, Map as MapIcon, MapPin, Star, Users, UsersRound, Wallet } from 'lucide-react';
import { SampleChip } from '../../components/badge';
import { type StatDelta, StatStrip, StatTile } from '../../components/stat-tile';
import type { OrganizerStats, Revenue, Sanitized } from '../../domain';
import { formatMoneyCompact } from '../../lib/format-money';
import { formatNumberCompact } from '../../lib/format-number';
import { growthDelta } from '../shared';
import { ANALYTICS_LABELS, TILE_LABELS } from './texts';

interface TileProps {
  stats: Sanitized<OrganizerStats>;
}

interface OverviewTilesProps extends TileProps {
  /** `null` while it loads. */
  revenue: Sanitized<Revenue> | null;
}

/** A tile's second line: that its figure is a sample, else what the data holds, if anything (decision 13). */
const hintOf = (stats: Sanitized<OrganizerStats>, field: keyof OrganizerStats, hint?: string) =>
  stats.sampleFields.has(field) ? <SampleChip /> : hint;

/** 'Across 6 tours', from a count that is the organizer's own. */
function across(stats: Sanitized<OrganizerStats>, field: keyof OrganizerStats, word: string, noun: string) {
  if (stats.sampleFields.has(field) || stats.value[field] < 1) return undefined;
  const count = formatNumberCompact(stats.value[field]);
  return `${word} ${count} ${count === '1' ? noun : `${noun}s`}`;
}

/** The four tiles of the Overview tab (decision 31). */
export function OverviewTiles({ stats, revenue }: OverviewTilesProps) {
  const { activeTours, totalParticipants, pendingApplications, totalRevenue } = stats.value;
  return (
    <StatStrip aria-label="Your tours at a glance">
      <StatTile
        label={TILE_LABELS.activeTours}
        value={activeTours}
        icon={<MapIcon />}
        hint={hintOf(stats, 'activeTours', across(stats, 'destinations', 'In', 'destination'))}
      />
      <StatTile
        label={TILE_LABELS.totalParticipants}
        value={totalParticipants}
        icon={<Users />}
        hint={hintOf(stats, 'totalParticipants', across(stats, 'activeTours', 'Across', 'tour'))}
      />
      <StatTile
        label={TILE_LABELS.pendingApplications}
        value={pendingApplications}
        icon={<Inbox />}
        hint={hintOf(stats, 'pendingApplications')}
      />
      <StatTile
        label={TILE_LABELS.totalRevenue}
        value={totalRevenue}
        format="money"
        icon={<Wallet />}
        {...revenueMeta(stats, revenue)}
      />
    </StatStrip>
  );
}

/** Growth belongs beside this month's revenue; beside another total stands what came this month. */
function revenueMeta(
  stats: Sanitized<OrganizerStats>,
  revenue: Sanitized<Revenue> | null,
): { delta?: StatDelta; hint?: ReturnType<typeof hintOf> } {
  if (stats.sampleFields.has('totalRevenue')) return { hint: <SampleChip /> };
  if (!revenue || revenue.sampleFields.has('thisMonth')) return {};
  const { thisMonth, growth } = revenue.value;
  if (thisMonth !== stats.value.totalRevenue) return { hint: `${formatMoneyCompact(thisMonth)} this month` };
  if (revenue.sampleFields.has('growth')) return {};
  return { delta: { ...growthDelta(growth), context: 'vs last month' } };
}

/** The figures that only the Analytics tab shows large (decision 31). */
export function AnalyticsTiles({ stats }: TileProps) {
  const { averageRating, completedTours, teamMembers, destinations } = stats.value;
  return (
    <StatStrip aria-label="Your figures">
      <StatTile
        label={ANALYTICS_LABELS.averageRating}
        value={averageRating}
        format="rating"
        unit="of 5"
        icon={<Star />}
        hint={hintOf(stats, 'averageRating')}
      />
      <StatTile
        label={ANALYTICS_LABELS.completedTours}
        value={completedTours}
        icon={<CheckCheck />}
        hint={hintOf(stats, 'completedTours')}
      />
      <StatTile
        label={ANALYTICS_LABELS.teamMembers}
        value={teamMembers}
        icon={<UsersRound />}
        hint={hintOf(stats, 'teamMembers')}
      />
      <StatTile
        label={ANALYTICS_LABELS.destinations}
        value={destinations}
        icon={<MapPin />}
        hint={hintOf(stats, 'destinations')}
      />
    </StatStrip>
  );
}
