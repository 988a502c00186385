import { UpcomingBookings } from '../../../components/booking-list';
import { EmptyState } from '../../../components/empty-state';
import { PlainPanel } from '../../../components/panel';
import { type Booking, bookings, summarizeTrips } from '../../../domain';
import { upcomingTripsMessages } from '../../../i18n/messages/en/embed';
import { useMessages } from '../../../i18n/use-messages';
import { itemHref } from '../../element/safe-href';
import { below, readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget';

const NONE: readonly Booking[] = [];

/** The trips whose check-in lies ahead, as they come. */
function UpcomingTrips({
  data,
  heading,
  headingLevel,
  notice,
  linkBase,
}: WidgetViewProps<WidgetList<Booking>>) {
  const t = useMessages(upcomingTripsMessages);
  return (
    <PlainPanel title={heading} headingLevel={headingLevel} notice={notice}>
      {data?.items.length === 0 ? (
        <EmptyState title={t['widget.upcoming-trips.empty']} headingLevel={below(headingLevel)}>
          {t['widget.upcoming-trips.how-to']}
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
  heading: 'widget.upcoming-trips',
  read: (raw, timeZone) =>
    readList(bookings, raw, (rows) => summarizeTrips(rows, new Date(), timeZone).byPhase.upcoming),
  View: UpcomingTrips,
};
