import { countNoun } from '../../lib/count-noun';
import { DashboardPanel, isLoading } from '../shared';
import { BookingsTable } from './bookings-table';
import { ALL_BOOKINGS } from './texts';
import type { TravelAgentData } from './travel-agent-data';

/** Bookings: every booking, and what they are worth together (spec section 2). */
export function BookingsTab({ data: { bookings, loading } }: { data: TravelAgentData }) {
  return (
    <DashboardPanel
      title={ALL_BOOKINGS}
      count={bookings.items.length}
      countLabel={countNoun(bookings.items.length, 'booking')}
      sample={bookings.isSample}
      dropped={bookings.dropped}
      loading={isLoading(loading, 'bookings')}
      resetKeys={[bookings]}
    >
      <BookingsTable label={ALL_BOOKINGS} bookings={bookings.items} total skeletonRows={6} />
    </DashboardPanel>
  );
}
