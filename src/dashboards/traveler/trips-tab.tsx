'use client';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardPanel, DashboardPart, DashboardStack } from '../shared';
import { ALL_BOOKINGS } from './texts';
import type { TravelerShown } from './traveler-dashboard';
import { TripTiles } from './trip-tiles';
import { Trips } from './trips';

/** My Trips: three counts and every booking (spec section 2). */
export function TripsTab({ data, now, tripsPage, onTripsPageChange }: TravelerShown) {
  const format = useFormatters();
  const { bookings, isLoading } = data;
  const bookingsLoading = isLoading('bookings');
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart subject="Your figures" loading={bookingsLoading} resetKeys={[bookings]}>
        <TripTiles bookings={bookings} now={now} />
      </DashboardPart>
      <DashboardPanel
        title={ALL_BOOKINGS}
        count={bookings.items.length}
        countLabel={format.plural(bookings.items.length, { one: 'booking', other: 'bookings' })}
        sample={bookings.isSample}
        dropped={bookings.dropped}
        loading={bookingsLoading}
        resetKeys={[bookings]}
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
