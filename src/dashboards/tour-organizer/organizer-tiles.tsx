'use client';
import { CheckCheck, Inbox, Map as MapIcon, MapPin, Star, Users, UsersRound, Wallet } from 'lucide-react';
import { StatStrip, StatTile } from '../../components/stat-tile';
import type { OrganizerStats, Revenue, Sanitized } from '../../domain';
import type { Formatters, PluralForms } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { hintOf, monthMeta } from '../shared';
import { ANALYTICS_LABELS, TILE_LABELS } from './texts';

interface TileProps {
  stats: Sanitized<OrganizerStats>;
}

interface OverviewTilesProps extends TileProps {
  /** `null` while it loads. */
  revenue: Sanitized<Revenue> | null;
}

/** 'Across 6 tours', from a count that is the organizer's own. */
function across(
  format: Formatters,
  stats: Sanitized<OrganizerStats>,
  field: keyof OrganizerStats,
  word: string,
  noun: PluralForms,
) {
  if (stats.sampleFields.has(field) || stats.value[field] < 1) return undefined;
  const count = stats.value[field];
  return `${word} ${format.compactNumber(count)} ${format.plural(count, noun)}`;
}

/** The four tiles of the Overview tab (decision 31). */
export function OverviewTiles({ stats, revenue }: OverviewTilesProps) {
  const format = useFormatters();
  const { activeTours, totalParticipants, pendingApplications, totalRevenue } = stats.value;
  return (
    <StatStrip aria-label="Your tours at a glance">
      <StatTile
        label={TILE_LABELS.activeTours}
        value={activeTours}
        icon={<MapIcon />}
        hint={hintOf(
          stats,
          'activeTours',
          across(format, stats, 'destinations', 'In', { one: 'destination', other: 'destinations' }),
        )}
      />
      <StatTile
        label={TILE_LABELS.totalParticipants}
        value={totalParticipants}
        icon={<Users />}
        hint={hintOf(
          stats,
          'totalParticipants',
          across(format, stats, 'activeTours', 'Across', { one: 'tour', other: 'tours' }),
        )}
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
        {...monthMeta(format, stats, 'totalRevenue', revenue)}
      />
    </StatStrip>
  );
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
