'use client';
import { useMemo } from 'react';
import { BookingList, type BookingListProps, bookingHref } from '../../components/booking-list/index.js';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import type { PagerControl } from '../../components/pager/index.js';
import { useLoading } from '../../components/skeleton/index.js';
import type { VoyageLineTrip } from '../../components/voyage-band/index.js';
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
import {
  DashboardPanel,
  LateList,
  LinePanel,
  panelOf,
  statusColumn,
  TileStrip,
  useNow,
} from '../shared/index.js';
import { type I18n, useI18n } from './i18n.js';
import { type TravelerTilesProps, useTripCounts } from './overview-tab.js';
import type { TravelerData } from './reads.js';
import type { TravelerTabProps } from './traveler-dashboard.js';

/** Addresses of the links of the traveler dashboard. */
export interface TravelerLinks {
  /** 'Discover experiences' and 'See more'; `null` leaves them out. @default '/destinations' */
  readonly discover: string | null;
  /** A booking's row. @default `/booking/{id}`; no link without an id */
  readonly booking: (booking: Booking) => string | undefined;
  /** A listing's card. @default no link */
  readonly listing: (listing: ListingData) => string | undefined;
}

/** Default addresses (spec: 2.nav-all, 2.route-booking). */
export const TRAVELER_LINKS: TravelerLinks = {
  discover: '/destinations',
  booking: bookingHref,
  listing: () => undefined,
};

type TripsTabProps = Pick<TravelerTabProps, 'data' | 'now' | 'figures' | 'links'>;

/** Tab with three counts and every booking (spec: 2.traveler-trip-list). */
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
  /** @default the current moment */
  now?: Date | undefined;
  /** Returns the address of a trip's row. @default `/booking/{id}`; no link without an id */
  hrefFor?: TravelerLinks['booking'] | undefined;
}

/** Every booking, searched by title and place, filtered by status and check-in. */
export function AllTripsPanel({ data, now, hrefFor = TRAVELER_LINKS.booking }: TripsPanelProps) {
  const { t } = useI18n();
  const { items } = data.bookings;
  const columns = useMemo(() => tripColumns(t), [t]);
  return (
    <DashboardPanel
      slot="all-bookings"
      title={t['traveler.bookings']}
      count={items.length}
      countLabel={t['traveler.bookings.count']({ count: items.length })}
      {...panelOf(data, 'bookings')}
    >
      <LateList columns={columns} rows={items} searchLabel={t['list.trips.search']}>
        {(shown, paging) => <Trips bookings={shown} variant="all" hrefFor={hrefFor} now={now} {...paging} />}
      </LateList>
    </DashboardPanel>
  );
}

/** The three counts of the My Trips tab; the last is fixed (spec: 2.traveler-trip-counts). */
export function TripCountTiles(props: TravelerTilesProps) {
  const { t } = useI18n();
  const { counts, tile, strip } = useTripCounts(props);
  return (
    <TileStrip
      {...strip}
      label={t['traveler.trips.figures']}
      columns={3}
      tiles={() => {
        const { upcoming, completed } = counts();
        return [
          { label: t['traveler.tile.upcoming'], value: upcoming, ...tile },
          { label: t['traveler.tile.completed'], value: completed, ...tile },
          { label: t['traveler.tile.countries'], value: props.figures.countries },
        ];
      }}
    />
  );
}

const tripColumns = (t: I18n['t']): readonly GridColumnModel<Booking>[] => [
  { key: 'title', header: t['list.trip'], value: ({ listingTitle }) => listingTitle },
  { key: 'destination', header: t['list.destination'], value: ({ destination }) => destination },
  { key: 'check-in', header: t['list.check-in'], kind: 'date', value: (row) => row.checkIn, filter: true },
  statusColumn(t['list.status'], t),
];

interface TripsProps extends PagerControl {
  bookings: readonly Booking[];
  variant: 'upcoming' | 'all';
  hrefFor: BookingListProps['hrefFor'];
  now: Date | undefined;
}

export function Trips({ bookings, now: given, ...list }: TripsProps) {
  const { t } = useI18n();
  const loading = useLoading();
  // Not around the late list: React 18 discards server markup of a boundary that is updated before it is hydrated.
  const now = useNow(given);
  if (bookings.length === 0 && !loading) {
    return <EmptyState title={t['traveler.bookings.empty']}>{t['traveler.bookings.how-to']}</EmptyState>;
  }
  return <BookingList bookings={bookings} now={now} {...list} />;
}

/** Line of months around today with the trips. Renders nothing without trips on a readable date. */
export function VoyagePanel({ data, now: given, hrefFor = TRAVELER_LINKS.booking }: TripsPanelProps) {
  const now = useNow(given);
  const { t, format } = useI18n();
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
  if (!today || panel.failure) return null;
  return (
    <LinePanel
      slot="voyage"
      title={t['line.title']}
      trips={trips}
      count={count}
      today={isoDay(today)}
      filled={t['voyage.confirmed']}
      outlined={t['voyage.pending']}
      loading={panel.loading}
      resetKeys={[data.bookings]}
    />
  );
}
