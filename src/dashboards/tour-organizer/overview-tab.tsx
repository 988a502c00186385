'use client';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid';
import type { OrganizerStats, Sanitized } from '../../domain';
import { OVERVIEW_REQUESTS, OVERVIEW_TOURS } from '../../domain/constants';
import type { Formatters, PluralForms } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { Inbox, Map as MapIcon, Users, Wallet } from '../../icons';
import {
  DashboardPanel,
  DashboardPart,
  FigureTiles,
  GreetingLine,
  monthMeta,
  panelOf,
  TabLink,
} from '../shared';
import { ApplicationsPanel } from './applications-tab';
import { TourList } from './private-tours-tab';
import type { TourOrganizerData } from './reads';
import { RevenuePanel, RevenueStatement } from './revenue-tab';
import { TeamPanel } from './team-tab';
import {
  ACTIVE_TOURS,
  ALL_APPLICATIONS,
  ALL_TOURS,
  applicationsText,
  REVENUE,
  TILE_LABELS,
  toursText,
} from './texts';
import type { TourOrganizerShown } from './tour-organizer-dashboard';

/** Overview: four tiles, the first tours and applications, the revenue and the team (spec: 9.first-two). */
export function OverviewTab({ data, ...actions }: TourOrganizerShown) {
  const { stats, privateTours, revenue, isLoading } = data;
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart
        slot="stat-strip"
        subject="Your figures"
        loading={isLoading('stats')}
        resetKeys={[stats, revenue]}
      >
        <OverviewTiles data={data} />
      </DashboardPart>
      <DashboardGrid fill>
        <DashboardPanel
          slot="active-tours"
          span={8}
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
        <RevenuePanel
          slot="revenue"
          span={4}
          title={REVENUE}
          data={data}
          action={
            <TabLink tab="revenue" of={REVENUE}>
              Details
            </TabLink>
          }
          fill
        >
          <RevenueStatement revenue={revenue.value} />
        </RevenuePanel>
        <ApplicationsPanel
          span={8}
          data={data}
          actions={actions}
          limit={OVERVIEW_REQUESTS}
          action={<TabLink tab="applications">{ALL_APPLICATIONS}</TabLink>}
          fill
        />
        <TeamPanel span={4} data={data} action={<TabLink tab="team">All members</TabLink>} fill />
      </DashboardGrid>
    </DashboardStack>
  );
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
function OverviewTiles({ data }: { data: TourOrganizerData }) {
  const { stats, revenue, isLoading, failureOf } = data;
  const format = useFormatters();
  const destinations = across(format, stats, 'destinations', 'In', {
    one: 'destination',
    other: 'destinations',
  });
  const tours = across(format, stats, 'activeTours', 'Across', { one: 'tour', other: 'tours' });
  return (
    <FigureTiles
      aria-label="Your tours at a glance"
      data={stats}
      failure={failureOf('stats')}
      titles={TILE_LABELS}
      tiles={{
        activeTours: { icon: <MapIcon />, hint: destinations },
        totalParticipants: { icon: <Users />, hint: tours },
        pendingApplications: { icon: <Inbox /> },
        totalRevenue: {
          icon: <Wallet />,
          format: 'money',
          ...monthMeta(format, stats, 'totalRevenue', isLoading('revenue') ? null : revenue),
        },
      }}
    />
  );
}

/** A count of the organizer's own, where it is there and makes sense. */
export function knownCount(
  { stats, isLoading }: TourOrganizerData,
  field: 'activeTours' | 'pendingApplications',
): number | null {
  if (isLoading('stats') || stats.sampleFields.has(field)) return null;
  return stats.value[field] < 0 ? null : stats.value[field];
}

/** Says of tours and applications only what the data holds. */
export function OverviewHelp({ data, greeting, greetingLang, user }: TourOrganizerShown) {
  const format = useFormatters();
  const active = knownCount(data, 'activeTours');
  const pending = knownCount(data, 'pendingApplications');
  const sentences = [
    active === null ? '' : toursText(format, active),
    pending === null ? '' : applicationsText(format, pending),
  ];
  return (
    <GreetingLine greeting={greeting} greetingLang={greetingLang} firstName={user.firstName}>
      {sentences.join(' ').trim() || 'Your tours, the experts who want to join them, and what they bring in.'}
    </GreetingLine>
  );
}
