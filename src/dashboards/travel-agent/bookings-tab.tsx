'use client';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardPanel } from '../shared';
import { BookingsTable } from './bookings-table';
import type { TravelAgentData } from './reads';
import { ALL_BOOKINGS } from './texts';

/** Bookings: every booking, and what they are worth together (spec section 2). */
export function BookingsTab({ data: { bookings, isLoading } }: { data: TravelAgentData }) {
  const format = useFormatters();
  return (
    <DashboardPanel
      title={ALL_BOOKINGS}
      count={bookings.items.length}
      countLabel={format.plural(bookings.items.length, { one: 'booking', other: 'bookings' })}
      sample={bookings.isSample}
      dropped={bookings.dropped}
      loading={isLoading('bookings')}
      resetKeys={[bookings]}
    >
      <BookingsTable label={ALL_BOOKINGS} bookings={bookings.items} total skeletonRows={6} />
    </DashboardPanel>
  );
}
