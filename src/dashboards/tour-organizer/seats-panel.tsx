'use client';
import { useMemo } from 'react';
import { EmptyState } from '../../components/empty-state/index.js';
import { RowItem, ShortRowList } from '../../components/row-list/index.js';
import { SeatTriangles } from '../../components/seat-bar/index.js';
import { SkeletonLine } from '../../components/skeleton/index.js';
import { type PrivateTour, privateTours } from '../../domain/index.js';
import { useFacts } from '../../i18n/use-facts.js';
import { CalendarDays, MapPin } from '../../icons/index.js';
import { DashboardPanel, emptyRow, panelOf, TabLink, wholeOf } from '../shared/index.js';
import { seatFigures } from './analytics-tab.js';
import type { TourOrganizerData } from './reads.js';
import { tourNames } from './tour-row.js';
import { useWords, type Words } from './words.js';

/** So many tours are listed; the tab that all of them have is a link away. */
const SHOWN_TOURS = 3;

/** How full the tours are that bring the revenue: all of them together, and the first of them one by one. */
export function SeatsPanel({ data }: { data: TourOrganizerData }) {
  const { stats, isLoading } = data;
  const { items } = data.privateTours;
  const { t, format } = useWords();
  const loading = isLoading('privateTours');
  const all = wholeOf(data.privateTours, stats, 'activeTours') ?? items.length;
  const shown = items.slice(0, SHOWN_TOURS);
  // There are more in most cases, so the line keeps its place while they load.
  const footer = loading ? (
    <SkeletonLine width={96} height={12} />
  ) : shown.length < all ? (
    t['needs.showing']({ shown: shown.length, total: all }, format)
  ) : undefined;
  return (
    <DashboardPanel
      slot="tour-seats"
      title={t['organizer.seats.title']}
      summary={loading ? '' : seatsTaken(format, items, all, t)}
      action={<TabLink tab="private-tours">{t['organizer.overview.all-tours']}</TabLink>}
      {...panelOf(data, 'privateTours')}
      footer={footer}
    >
      <SeatList label={t['organizer.seats.title']} tours={shown} />
    </DashboardPanel>
  );
}

/** How many seats are taken of those that are known; nothing where none are. */
function seatsTaken(
  format: Words['format'],
  tours: readonly PrivateTour[],
  all: number,
  t: Words['t'],
): string | undefined {
  const { taken, seats, tours: known } = seatFigures(tours);
  if (known === 0) return undefined;
  return known < all
    ? t['organizer.seats.taken-in']({ taken, seats, tours: known, all }, format)
    : t['organizer.seats.taken']({ taken, seats }, format);
}

function SeatList({ label, tours }: { label: string; tours: readonly PrivateTour[] }) {
  const inARow = useFacts();
  const names = useMemo(() => tourNames(tours, inARow), [tours, inARow]);
  const { t } = useWords();
  return (
    <ShortRowList
      aria-label={label}
      rows={tours}
      rowKey={({ key }) => key}
      skeletonRows={SHOWN_TOURS}
      skeletonRow={<SeatRow tour={PLACEHOLDER} />}
      empty={<EmptyState title={t['organizer.tours.empty']}>{t['organizer.tours.how-to']}</EmptyState>}
    >
      {(tour) => <SeatRow tour={tour} of={names.get(tour.key)} />}
    </ShortRowList>
  );
}

const PLACEHOLDER = emptyRow(privateTours, 'placeholder');

interface SeatRowProps {
  tour: PrivateTour;
  /** Completes the name of its seats, to tell them from others. @default its title */
  of?: string | undefined;
}

/** A tour: where and when, and its seats on one line. */
function SeatRow({ tour, of = tour.title }: SeatRowProps) {
  const { title, destination, dates, participants, maxParticipants } = tour;
  const { t } = useWords();
  return (
    <RowItem
      title={title}
      facts={[
        { label: t['tour.destination'], icon: <MapPin />, text: destination, skeletonWidth: 168 },
        { label: t['tour.dates'], icon: <CalendarDays />, text: dates, skeletonWidth: 112 },
      ]}
      classNames={{ 'row-end': 't:@max-phone/rows:w-full' }}
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
