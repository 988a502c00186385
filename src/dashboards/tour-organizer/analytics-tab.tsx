'use client';
import { DashboardGrid, DashboardStack, GridCell } from '../../components/dashboard-grid/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { Progress } from '../../components/progress/index.js';
import { seatsOf } from '../../components/seat-bar/index.js';
import { FigureLine, ShareBreakdown } from '../../components/share-breakdown/index.js';
import { BEST_RATING } from '../../domain/constants.js';
import { sumOf } from '../../domain/figures.js';
import type { PrivateTour } from '../../domain/index.js';
import { normalizeStatus } from '../../domain/status.js';
import { percentOf } from '../../lib/math.js';
import {
  DashboardPanel,
  DashboardPart,
  FigureTiles,
  NothingHere,
  panelOf,
  wholeOf,
} from '../shared/index.js';
import type { TourOrganizerShown } from './tour-organizer-dashboard.js';
import { useWords } from './words.js';

/** Analytics: the figures that no other tab shows, team satisfaction, which is fixed unless given (spec: 9.percentages), and the tours. */
export function AnalyticsTab({
  data,
  figures: { teamSatisfaction },
}: Pick<TourOrganizerShown, 'data' | 'figures'>) {
  const { t, format } = useWords();
  const { stats, privateTours, isLoading, failureOf } = data;
  const total = wholeOf(privateTours, stats, 'activeTours');
  // Figures of tours say nothing where there is no list.
  const ofTours = { ...panelOf(data, 'privateTours'), saysEmpty: false, fill: true };
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart subject={t['organizer.figure.all']} loading={isLoading('stats')} resetKeys={[stats]}>
        <FigureTiles
          aria-label={t['organizer.figure.all']}
          data={stats}
          failure={failureOf('stats')}
          titles={{
            averageRating: t['organizer.figure.average-rating'],
            completedTours: t['organizer.figure.completed-tours'],
            teamMembers: t['organizer.figure.team-members'],
            destinations: t['organizer.figure.destinations'],
          }}
          tiles={{
            averageRating: {
              format: 'rating',
              unit: t['organizer.analytics.of-best']({ most: BEST_RATING }, format),
            },
            completedTours: {},
            teamMembers: {},
            destinations: {},
          }}
        />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={6}>
          <DashboardStack className="t:@lg:h-full t:@lg:grid-rows-2">
            {/* A prescribed figure waits for those that are not. */}
            <DashboardPanel
              slot="team-satisfaction"
              title={t['organizer.analytics.team-satisfaction']}
              loading={isLoading('stats')}
              fill
            >
              {teamSatisfaction === null ? (
                <NothingHere />
              ) : (
                <PanelBody className="t:gap-4">
                  <FigureLine figure={format.percent(teamSatisfaction)} bySight />
                  <Progress
                    aria-label={t['organizer.analytics.team-satisfaction']}
                    value={teamSatisfaction}
                  />
                </PanelBody>
              )}
            </DashboardPanel>
            <DashboardPanel slot="seats-taken" title={t['organizer.analytics.seats-taken']} {...ofTours}>
              <SeatsTaken tours={privateTours.items} total={total} />
            </DashboardPanel>
          </DashboardStack>
        </GridCell>
        <DashboardPanel
          slot="tours-by-status"
          span={6}
          title={t['organizer.analytics.tours-by-status']}
          {...ofTours}
        >
          <ToursByStatus tours={privateTours.items} total={total} />
        </DashboardPanel>
      </DashboardGrid>
    </DashboardStack>
  );
}

interface ToursProps {
  tours: readonly PrivateTour[];
  /** How many there are in all, where that is more. */
  total: number | undefined;
}

function SeatsTaken({ tours, total }: ToursProps) {
  const { t, format } = useWords();
  const { taken, seats, percent, tours: counted } = seatFigures(tours);
  if (counted === 0 && tours.length > 0) return <NothingHere />;
  return (
    <PanelBody className="t:gap-4">
      <FigureLine
        figure={format.percent(percent)}
        bySight
        beside={
          <span className="t:text-muted">
            {counted < tours.length
              ? t['organizer.seats.taken-in'](
                  { taken, seats, tours: counted, all: total ?? tours.length },
                  format,
                )
              : total === undefined
                ? t['organizer.analytics.seats']({ taken, seats }, format)
                : t['organizer.analytics.seats-in-tours']({ taken, seats, tours: tours.length }, format)}
          </span>
        }
      />
      <Progress aria-label={t['organizer.analytics.seats-taken']} value={percent} />
    </PanelBody>
  );
}

function ToursByStatus({ tours, total }: ToursProps) {
  const { t, format } = useWords();
  const { active, filling, other } = toursByStatus(tours);
  return (
    <ShareBreakdown
      label={t['organizer.analytics.tours-by-status']}
      figure={format.compactNumber(tours.length)}
      beside={
        total === undefined
          ? t['organizer.analytics.tours']({ count: tours.length })
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
}

/** Seats of the tours together that say how many they have. */
export interface SeatFigures {
  readonly taken: number;
  readonly seats: number;
  /** Whole percent; above 100 where tours are overbooked, 0 without seats. */
  readonly percent: number;
  /** How many tours are counted. */
  readonly tours: number;
}

/** How full the tours are together. */
export function seatFigures(
  tours: readonly Pick<PrivateTour, 'participants' | 'maxParticipants'>[],
): SeatFigures {
  const known = tours
    .map(({ participants, maxParticipants }) => seatsOf(participants, maxParticipants))
    .filter(({ seats }) => seats > 0);
  const taken = sumOf(known.map((each) => each.taken));
  const seats = sumOf(known.map((each) => each.seats));
  return { taken, seats, percent: percentOf(taken, seats), tours: known.length };
}

/** How many tours are active, filling, or anything else. */
export function toursByStatus(tours: readonly Pick<PrivateTour, 'status'>[]) {
  const counts = { active: 0, filling: 0, other: 0 };
  for (const { status } of tours) {
    const name = normalizeStatus(status);
    counts[name === 'active' || name === 'filling' ? name : 'other'] += 1;
  }
  return counts;
}
