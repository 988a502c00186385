'use client';
import { useMemo } from 'react';
import { DashboardGrid, DashboardStack, GridCell } from '../../components/dashboard-grid/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { Progress } from '../../components/progress/index.js';
import { RowItem, ShortRowList } from '../../components/row-list/index.js';
import { SeatTriangles, seatsOf } from '../../components/seat-bar/index.js';
import { FigureLine, ShareBreakdown } from '../../components/share-breakdown/index.js';
import { SkeletonLine } from '../../components/skeleton/index.js';
import type { VoyageLineTrip } from '../../components/voyage-band/index.js';
import { BEST_RATING } from '../../domain/constants.js';
import { parseDaySpan } from '../../domain/day-spans.js';
import { sumOf } from '../../domain/figures.js';
import { type PrivateTour, privateTours } from '../../domain/index.js';
import { normalizeStatus, takesPlace } from '../../domain/status.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { dayOf, isoDay } from '../../lib/calendar-day.js';
import { percentOf } from '../../lib/math.js';
import {
  DashboardPanel,
  type DataPanelProps,
  emptyRow,
  FigureTiles,
  LinePanel,
  NothingHere,
  panelOf,
  TabLink,
  totalRows,
  useNow,
} from '../shared/index.js';
import { useI18n } from './i18n.js';
import type { TourOrganizerData } from './reads.js';
import type { TourOrganizerTabProps } from './tour-organizer-dashboard.js';
import { type TourRowProps, tourNames, useTourFacts } from './tour-row.js';

/** Tab with figures, team satisfaction (fixed unless given, spec: 9.percentages) and the tours. */
export const AnalyticsTab = ({
  data,
  figures,
  now,
}: Pick<TourOrganizerTabProps, 'data' | 'figures' | 'now'>) => (
  <DashboardStack className="t:shares-width">
    <OrganizerAnalyticsTiles data={data} />
    <DashboardGrid>
      <GridCell span={6}>
        <DashboardStack className="t:@min-table:h-full t:@min-table:grid-rows-2">
          <TeamSatisfactionPanel data={data} figures={figures} />
          <SeatsTakenPanel data={data} />
        </DashboardStack>
      </GridCell>
      <ToursByStatusPanel span={6} data={data} />
    </DashboardGrid>
    {/* Last, because its height is unknown before its tours have loaded. */}
    <SeasonPanel data={data} now={now} />
  </DashboardStack>
);

/** The figures that no other tab shows. */
export function OrganizerAnalyticsTiles({ data }: Pick<TourOrganizerTabProps, 'data'>) {
  const { t, format } = useI18n();
  return (
    <FigureTiles
      label={t['organizer.figure.all']}
      data={data}
      part="stats"
      tiles={() => ({
        averageRating: {
          label: t['organizer.figure.average-rating'],
          format: 'rating',
          unit: t['organizer.analytics.of-best']({ most: BEST_RATING }, format),
        },
        completedTours: { label: t['organizer.figure.completed-tours'] },
        teamMembers: { label: t['organizer.figure.team-members'] },
        destinations: { label: t['organizer.figure.destinations'] },
      })}
    />
  );
}

function SeasonPanel({ data, now }: DataPanelProps<TourOrganizerData> & Pick<TourOrganizerTabProps, 'now'>) {
  const { t, format } = useI18n();
  const today = dayOf(useNow(now), format.timeZone);
  const { items } = data.privateTours;
  const { loading, failure, sample } = panelOf(data, 'privateTours');
  if (!today || failure || sample) return null;
  const from = isoDay(today);
  const tours = items
    .flatMap((tour): VoyageLineTrip[] => {
      const { key, title, dates, status, participants, maxParticipants } = tour;
      const span = takesPlace(status) ? parseDaySpan(dates, format.timeZone) : null;
      if (!span) return [];
      const { taken, seats } = seatsOf(participants, maxParticipants);
      const look =
        isoDay(span.last) < from ? 'pale' : normalizeStatus(status) === 'filling' ? 'outlined' : 'filled';
      const more = seats > 0 ? t['organizer.seats.taken']({ taken, seats }, format) : undefined;
      return [{ key, title, day: isoDay(span.first), look, note: dates, more }];
    })
    .sort((one, other) => Number(one.day > other.day) - Number(one.day < other.day));
  return (
    <LinePanel
      slot="season"
      title={t['organizer.season']}
      trips={tours}
      count={allTours(data) ?? items.length}
      today={from}
      filled={t['organizer.analytics.active']}
      outlined={t['organizer.analytics.filling']}
      loading={loading}
      resetKeys={[data.privateTours]}
    />
  );
}

/** Team satisfaction. It waits for the other figures, although it may be fixed. */
export function TeamSatisfactionPanel({
  data,
  figures: { teamSatisfaction },
  ...panel
}: DataPanelProps<TourOrganizerData> & Pick<TourOrganizerTabProps, 'figures'>) {
  const { t, format } = useI18n();
  const title = t['organizer.analytics.team-satisfaction'];
  return (
    <DashboardPanel slot="team-satisfaction" title={title} loading={data.isLoading('stats')} {...panel}>
      {teamSatisfaction === null ? (
        <NothingHere />
      ) : (
        <PanelBody className="t:gap-4">
          <FigureLine figure={format.percent(teamSatisfaction)} bySight />
          <Progress aria-label={title} value={teamSatisfaction} />
        </PanelBody>
      )}
    </DashboardPanel>
  );
}

/** Share of seats that are taken, over all tours. */
export function SeatsTakenPanel({ data, ...panel }: DataPanelProps<TourOrganizerData>) {
  const { t, format } = useI18n();
  const title = t['organizer.analytics.seats-taken'];
  return (
    <DashboardPanel slot="seats-taken" title={title} {...tourPanelProps(data)} {...panel}>
      {() => {
        const { items } = data.privateTours;
        const { taken, seats, percent, tours } = seatFigures(items);
        if (tours === 0 && items.length > 0) return <NothingHere />;
        const total = allTours(data);
        const all = total ?? items.length;
        return (
          <PanelBody className="t:gap-4">
            <FigureLine
              figure={format.percent(percent)}
              bySight
              beside={
                tours < items.length
                  ? t['organizer.seats.taken-in']({ taken, seats, tours, all }, format)
                  : total === undefined
                    ? t['organizer.analytics.seats']({ taken, seats }, format)
                    : t['organizer.analytics.seats-in-tours']({ taken, seats, tours }, format)
              }
            />
            <Progress aria-label={title} value={percent} />
          </PanelBody>
        );
      }}
    </DashboardPanel>
  );
}

export function ToursByStatusPanel({ data, ...panel }: DataPanelProps<TourOrganizerData>) {
  const { t, format } = useI18n();
  const title = t['organizer.analytics.tours-by-status'];
  return (
    <DashboardPanel slot="tours-by-status" title={title} {...tourPanelProps(data)} {...panel}>
      {() => {
        const { items } = data.privateTours;
        const total = allTours(data);
        const { active, filling, other } = toursByStatus(items);
        return (
          <ShareBreakdown
            label={title}
            figure={format.compactNumber(items.length)}
            beside={
              total === undefined
                ? t['organizer.analytics.tours']({ count: items.length })
                : t['organizer.analytics.of-tours']({ total }, format)
            }
            parts={[
              { label: t['organizer.analytics.active'], amount: active, tone: 'positive' },
              { label: t['organizer.analytics.filling'], amount: filling, tone: 'warning' },
              { label: t['organizer.analytics.other'], amount: other, tone: 'neutral' },
            ]}
            format={format.compactNumber}
          />
        );
      }}
    </DashboardPanel>
  );
}

/** These figures have no empty state, unlike lists. */
const tourPanelProps = (data: TourOrganizerData) => ({
  ...panelOf(data, 'privateTours'),
  hasEmptyState: false,
});

const allTours = ({ privateTours, stats }: TourOrganizerData) =>
  totalRows(privateTours, stats, 'activeTours');

/** Returns the seats taken in tours with known seats, also in whole percent: above 100 where overbooked. */
export function seatFigures(tours: readonly Pick<PrivateTour, 'participants' | 'maxParticipants'>[]) {
  const known = tours
    .map(({ participants, maxParticipants }) => seatsOf(participants, maxParticipants))
    .filter(({ seats }) => seats > 0);
  const taken = sumOf(known.map((each) => each.taken));
  const seats = sumOf(known.map((each) => each.seats));
  return { taken, seats, percent: percentOf(taken, seats), tours: known.length };
}

export function toursByStatus(tours: readonly Pick<PrivateTour, 'status'>[]) {
  const counts = { active: 0, filling: 0, other: 0 };
  for (const { status } of tours) {
    const name = normalizeStatus(status);
    counts[name === 'active' || name === 'filling' ? name : 'other'] += 1;
  }
  return counts;
}

const SHOWN_TOURS = 3;

/** Seats taken in all tours together, and in the first ones one by one. */
export function SeatsPanel({ data }: { data: TourOrganizerData }) {
  const { items } = data.privateTours;
  const { t, format } = useI18n();
  const joinFacts = useJoinFacts();
  const shown = useMemo(() => items.slice(0, SHOWN_TOURS), [items]);
  const names = useMemo(() => tourNames(shown, joinFacts), [shown, joinFacts]);
  const title = t['organizer.seats.title'];
  const loading = data.isLoading('privateTours');
  const all = allTours(data) ?? items.length;
  const { taken, seats, tours } = seatFigures(items);
  // Usually there are more, so the line keeps its place while they load.
  const footer = loading ? (
    <SkeletonLine width={96} height={12} />
  ) : shown.length < all ? (
    t['needs.showing']({ shown: shown.length, total: all }, format)
  ) : undefined;
  const summary =
    tours < all
      ? t['organizer.seats.taken-in']({ taken, seats, tours, all }, format)
      : t['organizer.seats.taken']({ taken, seats }, format);
  return (
    <DashboardPanel
      slot="tour-seats"
      title={title}
      summary={loading ? '' : tours === 0 ? undefined : summary}
      action={<TabLink tab="private-tours">{t['organizer.overview.all-tours']}</TabLink>}
      {...panelOf(data, 'privateTours')}
      footer={footer}
    >
      <ShortRowList
        aria-label={title}
        rows={shown}
        rowKey={({ key }) => key}
        skeletonRows={SHOWN_TOURS}
        skeletonRow={<SeatRow tour={PLACEHOLDER} />}
        empty={<EmptyState title={t['organizer.tours.empty']}>{t['organizer.tours.how-to']}</EmptyState>}
      >
        {(tour) => <SeatRow tour={tour} of={names.get(tour.key)} />}
      </ShortRowList>
    </DashboardPanel>
  );
}

const PLACEHOLDER = emptyRow(privateTours, 'placeholder');

function SeatRow({ tour, of = tour.title }: Pick<TourRowProps, 'tour' | 'of'>) {
  const { title, participants, maxParticipants } = tour;
  return (
    <RowItem
      title={title}
      facts={useTourFacts(tour)}
      classNames={{ 'row-end': 't:@max-phone:w-full' }}
      end={
        <SeatTriangles
          layout="line"
          className="t:flex-auto"
          of={of}
          participants={participants}
          maxParticipants={maxParticipants}
        />
      }
    />
  );
}
