'use client';
import { Inbox, Map as MapIcon, Users, Wallet } from 'lucide-react';
import { StatStrip, StatTile } from '../../components/stat-tile';
import type { OrganizerStats, Revenue, Sanitized } from '../../domain';
import { OVERVIEW_REQUESTS, OVERVIEW_TOURS } from '../../domain/constants';
import type { Formatters, PluralForms } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import {
  DashboardGrid,
  DashboardPanel,
  DashboardPart,
  DashboardStack,
  GridCell,
  hintOf,
  monthMeta,
  panelOf,
  TabLink,
  tileOf,
} from '../shared';
import { ApplicationsPanel } from './applications-tab';
import { TourList } from './private-tours-tab';
import { RevenuePanel, RevenueStatement } from './revenue-tab';
import { TeamPanel } from './team-tab';
import { ACTIVE_TOURS, ALL_APPLICATIONS, ALL_TOURS, REVENUE, TILE_LABELS } from './texts';
import type { TourOrganizerShown } from './tour-organizer-dashboard';

/** Overview: four tiles, the first tours and applications, the revenue and the team (spec: 9.first-two). */
export function OverviewTab({ data, ...actions }: TourOrganizerShown) {
  const { stats, privateTours, revenue, isLoading } = data;
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart subject="Your figures" loading={isLoading('stats')} resetKeys={[stats, revenue]}>
        <OverviewTiles stats={stats} revenue={isLoading('revenue') ? null : revenue} />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={8}>
          <DashboardPanel
            title={ACTIVE_TOURS}
            action={<TabLink tab="private-tours">{ALL_TOURS}</TabLink>}
            {...panelOf(data, 'privateTours')}
            fill
          >
            <TourList
              label={ACTIVE_TOURS}
              tours={privateTours.items.slice(0, OVERVIEW_TOURS)}
              skeletonRows={OVERVIEW_TOURS}
            />
          </DashboardPanel>
        </GridCell>
        <GridCell span={4}>
          <RevenuePanel title={REVENUE} data={data} action={<TabLink tab="revenue">Details</TabLink>} fill>
            <RevenueStatement revenue={revenue.value} />
          </RevenuePanel>
        </GridCell>
        <GridCell span={8}>
          <ApplicationsPanel
            data={data}
            actions={actions}
            limit={OVERVIEW_REQUESTS}
            action={<TabLink tab="applications">{ALL_APPLICATIONS}</TabLink>}
            fill
          />
        </GridCell>
        <GridCell span={4}>
          <TeamPanel data={data} action={<TabLink tab="team">All members</TabLink>} fill />
        </GridCell>
      </DashboardGrid>
    </DashboardStack>
  );
}

interface OverviewTilesProps {
  stats: Sanitized<OrganizerStats>;
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

/** The four tiles of the Overview tab. */
function OverviewTiles({ stats, revenue }: OverviewTilesProps) {
  const format = useFormatters();
  const { activeTours, totalParticipants, totalRevenue } = stats.value;
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
        icon={<Inbox />}
        {...tileOf(stats, 'pendingApplications')}
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
