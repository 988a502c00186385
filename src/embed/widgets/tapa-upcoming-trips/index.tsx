import { UpcomingBookings } from '../../../components/booking-list';
import { EmptyState } from '../../../components/empty-state';
import { PlainPanel } from '../../../components/panel';
import { type Booking, bookings, summarizeTrips } from '../../../domain';
import { itemHref } from '../../element/safe-href';
import { below, readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget';

const NONE: readonly Booking[] = [];

/** The trips whose check-in lies ahead, as they come. */
function UpcomingTrips({ data, heading, headingLevel, linkBase }: WidgetViewProps<WidgetList<Booking>>) {
  return (
    <PlainPanel title={heading} headingLevel={headingLevel} notice={data?.notice || undefined}>
      {data?.items.length === 0 ? (
        <EmptyState title="No trips ahead" headingLevel={below(headingLevel)}>
          Book an experience and it will show up here.
        </EmptyState>
      ) : (
        <UpcomingBookings
          bookings={data?.items ?? NONE}
          now={new Date()}
          hrefFor={({ id }) => itemHref(id, linkBase)}
        />
      )}
    </PlainPanel>
  );
}

export const widget: Widget<WidgetList<Booking>> = {
  heading: 'Upcoming Trips',
  read: (raw) => readList(bookings, raw, (rows) => summarizeTrips(rows, new Date()).byPhase.upcoming),
  View: UpcomingTrips,
};
