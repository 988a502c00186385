'use client';
import { useMemo } from 'react';
import { BookingList, type BookingListProps, bookingHref } from '../../components/booking-list/index.js';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import type { PagerControl } from '../../components/pager/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { useLoading } from '../../components/skeleton/index.js';
import { StatStrip, StatTile } from '../../components/stat-tile/index.js';
import {
  VoyageKey,
  VoyageLine,
  type VoyageLineTrip,
  type VoyageState,
} from '../../components/voyage-band/index.js';
import type { GridColumnModel } from '../../data-grid/index.js';
import {
  type Booking,
  isCompletedTrip,
  isPending,
  type ListingData,
  normalizeStatus,
} from '../../domain/index.js';
import { tripsOfLine } from '../../domain/trips.js';
import { useGrammar } from '../../i18n/use-formatters.js';
import { dayOf, daysUntil, isoDay } from '../../lib/calendar-day.js';
import { unbroken } from '../../lib/days.js';
import { DashboardPanel, LateList, panelOf, statusColumn, useListState, useNow } from '../shared/index.js';
import { type TravelerTilesProps, TripFigures, useTripCounts } from './overview-tab.js';
import type { TravelerData } from './reads.js';
import type { TravelerShown } from './traveler-dashboard.js';
import { useWords, type Words } from './words.js';

/** Where links of the traveler dashboard lead. */
export interface TravelerLinks {
  /** 'Discover experiences' and 'See more'; `null` leaves them out. @default '/destinations' */
  readonly discover: string | null;
  /** A booking's row. @default `/booking/{id}`, and nowhere without an id */
  readonly booking: (booking: Booking) => string | undefined;
  /** A listing's card. @default nowhere */
  readonly listing: (listing: ListingData) => string | undefined;
}

/** The Discover item of the navigation (spec: 2.nav-all), and the page of a booking (spec: 2.route-booking). */
export const TRAVELER_LINKS: TravelerLinks = {
  discover: '/destinations',
  booking: bookingHref,
  listing: () => undefined,
};

type TripsTabProps = Pick<TravelerShown, 'data' | 'now' | 'figures' | 'links'>;

/** My Trips: three counts and every booking (spec: 2.traveler-trip-list). */
export function TripsTab({ data, now, figures, links }: TripsTabProps) {
  return (
    <DashboardStack className="t:shares-width">
      <TripCountTiles data={data} now={now} figures={figures} />
      <VoyagePanel data={data} now={now} hrefFor={links.booking} />
      <AllTripsPanel data={data} now={now} hrefFor={links.booking} />
    </DashboardStack>
  );
}

export interface TripsPanelProps {
  data: TravelerData;
  /** @default the present */
  now?: Date | undefined;
  /** Where a trip's row leads. @default `/booking/{id}`, and nowhere without an id */
  hrefFor?: TravelerLinks['booking'] | undefined;
}

export function AllTripsPanel({ data, now, hrefFor = TRAVELER_LINKS.booking }: TripsPanelProps) {
  const { t } = useWords();
  const { items } = data.bookings;
  return (
    <DashboardPanel
      slot="all-bookings"
      title={t['traveler.bookings']}
      count={items.length}
      countLabel={t['traveler.bookings.count']({ count: items.length })}
      {...panelOf(data, 'bookings')}
    >
      <AllTrips bookings={items} hrefFor={hrefFor} now={useNow(now)} />
    </DashboardPanel>
  );
}

/** The three counts of the My Trips tab; the last is fixed (spec: 2.traveler-trip-counts). */
export function TripCountTiles(props: TravelerTilesProps) {
  const { t } = useWords();
  const { counts, tile } = useTripCounts(props);
  return (
    <TripFigures data={props.data}>
      {() => {
        const { upcoming, completed } = counts();
        return (
          <StatStrip aria-label={t['traveler.trips.figures']} columns={3}>
            <StatTile label={t['traveler.tile.upcoming']} {...tile(upcoming)} />
            <StatTile label={t['traveler.tile.completed']} {...tile(completed)} />
            <StatTile label={t['traveler.tile.countries']} value={props.figures.countries} />
          </StatStrip>
        );
      }}
    </TripFigures>
  );
}

/** Every booking: found by title and place, filtered by status and check-in. */
function AllTrips({ bookings, ...rest }: Pick<TripsProps, 'bookings' | 'hrefFor' | 'now'>) {
  const { t } = useWords();
  const columns = useMemo(() => tripColumns(t), [t]);
  const list = useListState(columns, bookings);
  return (
    <LateList {...list} columns={columns} rows={bookings} searchLabel={t['list.trips.search']}>
      {(shown, paging) => <Trips {...rest} bookings={shown} variant="all" {...paging} />}
    </LateList>
  );
}

const tripColumns = (t: Words['t']): readonly GridColumnModel<Booking>[] => [
  { key: 'title', header: t['list.trip'], value: ({ listingTitle }) => listingTitle },
  { key: 'destination', header: t['list.destination'], value: ({ destination }) => destination },
  { key: 'check-in', header: t['list.check-in'], kind: 'date', value: (row) => row.checkIn, filter: true },
  statusColumn(t['list.status'], t),
];

interface TripsProps extends PagerControl {
  bookings: readonly Booking[];
  variant: 'upcoming' | 'all';
  hrefFor: BookingListProps['hrefFor'];
  now: Date;
}

/** Bookings, or what to do where there are none. */
export function Trips({ bookings, ...list }: TripsProps) {
  const { t } = useWords();
  const loading = useLoading();
  if (bookings.length === 0 && !loading) {
    return <EmptyState title={t['traveler.bookings.empty']}>{t['traveler.bookings.how-to']}</EmptyState>;
  }
  return <BookingList bookings={bookings} {...list} />;
}

/** Trips on a line of months, with today. Without a trip that takes place, on a day that can be read, there is none. */
export function VoyagePanel({ data, now: given, hrefFor = TRAVELER_LINKS.booking }: TripsPanelProps) {
  const now = useNow(given);
  const { t, format } = useWords();
  const { relativeDays } = useGrammar();

  const today = dayOf(now, format.timeZone);
  const panel = panelOf(data, 'bookings');
  const { trips: near, count } = tripsOfLine(data.bookings.items, now, format.timeZone);
  const trips = near.map((booking): VoyageLineTrip => {
    const { checkIn, status } = booking;
    const isPast = isCompletedTrip(booking, now, format.timeZone);
    const look = isPast ? 'pale' : normalizeStatus(status) === 'confirmed' ? 'filled' : 'outlined';
    const day = unbroken(format.dateWithWeekday(checkIn));
    const days = daysUntil(checkIn, now, format.timeZone);
    const note =
      look === 'outlined' && isPending(status)
        ? t['line.pending']({ day })
        : days > 0
          ? t['line.upcoming']({ day, when: relativeDays(days, format.number) })
          : day;
    return {
      key: booking.key,
      title: booking.listingTitle,
      day: format.isoDay(checkIn) ?? '',
      look,
      href: hrefFor(booking),
      note,
    };
  });
  if (!today || panel.failure || (trips.length === 0 && !panel.loading)) return null;
  const states: VoyageState[] = [
    { look: 'filled', label: t['voyage.confirmed'] },
    { look: 'outlined', label: t['voyage.pending'] },
    { look: 'pale', label: t['voyage.past'] },
  ];
  return (
    <DashboardPanel
      slot="voyage"
      title={t['line.title']}
      action={
        <VoyageKey
          states={states.filter(({ look }) => panel.loading || trips.some((trip) => trip.look === look))}
        />
      }
      loading={panel.loading}
      resetKeys={[data.bookings]}
    >
      <PanelBody>
        <VoyageLine
          aria-label={t['line.title']}
          trips={trips}
          count={count}
          today={isoDay(today)}
          todayText={t['line.today']({ day: format.date(isoDay(today)) })}
        />
      </PanelBody>
    </DashboardPanel>
  );
}
