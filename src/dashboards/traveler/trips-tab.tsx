'use client';
import { SampleChip } from '../../components/badge';
import { BookingList } from '../../components/booking-list';
import { EmptyState } from '../../components/empty-state';
import type { PagerControl } from '../../components/pager';
import { useLoading } from '../../components/skeleton';
import { StatStrip, StatTile } from '../../components/stat-tile';
import { type Booking, COUNTRIES_VISITED, summarizeTrips } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { CalendarDays, CheckCheck, Globe } from '../../icons';
import { DashboardPanel, DashboardPart, DashboardStack, failedTile, panelOf } from '../shared';
import type { TripFiguresProps } from './overview-tab';
import { ALL_BOOKINGS, TRIP_COUNT_LABELS } from './texts';
import type { TravelerShown } from './traveler-dashboard';

/** My Trips: three counts and every booking (spec: 2.traveler-trip-list). */
export function TripsTab({ data, now, tripsPage, onTripsPageChange }: TravelerShown) {
  const format = useFormatters();
  const { bookings, isLoading, failureOf } = data;
  const bookingsLoading = isLoading('bookings');
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart subject="Your figures" loading={bookingsLoading} resetKeys={[bookings]}>
        <TripTiles bookings={bookings} failure={failureOf('bookings')} now={now} />
      </DashboardPart>
      <DashboardPanel
        title={ALL_BOOKINGS}
        count={bookings.items.length}
        countLabel={format.plural(bookings.items.length, { one: 'booking', other: 'bookings' })}
        {...panelOf(data, 'bookings')}
      >
        <Trips
          bookings={bookings.items}
          variant="all"
          now={now}
          page={tripsPage}
          onPageChange={onTripsPageChange}
        />
      </DashboardPanel>
    </DashboardStack>
  );
}

/** The three counts of the My Trips tab; the last is fixed (spec: 2.traveler-trip-counts). */
function TripTiles({ bookings, failure, now }: TripFiguresProps) {
  const { timeZone } = useFormatters();
  const { counts } = summarizeTrips(bookings.items, now, timeZone);
  const hint = bookings.isSample ? <SampleChip /> : undefined;
  return (
    <StatStrip aria-label="Your trips" columns={3}>
      <StatTile
        label={TRIP_COUNT_LABELS.upcoming}
        value={counts.upcoming}
        icon={<CalendarDays />}
        hint={hint}
        {...failedTile(failure)}
      />
      <StatTile
        label={TRIP_COUNT_LABELS.completed}
        value={counts.completed}
        icon={<CheckCheck />}
        hint={hint}
        {...failedTile(failure)}
      />
      <StatTile label={TRIP_COUNT_LABELS.countries} value={COUNTRIES_VISITED} icon={<Globe />} />
    </StatStrip>
  );
}

interface TripsProps extends PagerControl {
  bookings: readonly Booking[];
  variant: 'upcoming' | 'all';
  now: Date;
}

/** Bookings, or what to do where there are none. */
export function Trips({ bookings, ...list }: TripsProps) {
  const loading = useLoading();
  if (bookings.length === 0 && !loading) {
    return <EmptyState title="No trips yet">Book an experience and it will show up here.</EmptyState>;
  }
  return <BookingList bookings={bookings} {...list} />;
}
