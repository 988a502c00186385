import { UpcomingBookings } from '../../../components/booking-list';
import { EmptyState } from '../../../components/empty-state';
import { PlainPanel } from '../../../components/panel';
import { type Booking, bookings, isPending, summarizeTrips } from '../../../domain';
import { takesPlace } from '../../../domain/status';
import type { VoyageEntry } from '../../../domain/voyages';
import { upcomingTripsMessages } from '../../../i18n/messages/en/embed';
import { useFormatters } from '../../../i18n/use-formatters';
import { useMessages } from '../../../i18n/use-messages';
import { parseCalendarDay } from '../../../lib/calendar-day';
import { MonthStrip } from '../../element/month-strip';
import { itemHref } from '../../element/safe-href';
import { below, readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget';

const NONE: readonly Booking[] = [];

/** The trips that take place, by their check-in. */
const entriesOf = (trips: readonly Booking[], timeZone: string | undefined): VoyageEntry[] =>
  trips
    .filter(({ status }) => takesPlace(status))
    .map(({ checkIn, status }) => ({
      day: parseCalendarDay(checkIn, timeZone),
      isPending: isPending(status),
    }));

/** The trips whose check-in lies ahead, as they come. */
function UpcomingTrips({
  data,
  heading,
  headingLevel,
  notice,
  linkBase,
}: WidgetViewProps<WidgetList<Booking>>) {
  const t = useMessages(upcomingTripsMessages);
  const { timeZone } = useFormatters();
  const trips = data?.items ?? NONE;
  return (
    <PlainPanel title={heading} headingLevel={headingLevel} notice={notice}>
      {data?.items.length === 0 ? (
        <EmptyState title={t['widget.upcoming-trips.empty']} headingLevel={below(headingLevel)}>
          {t['widget.upcoming-trips.how-to']}
        </EmptyState>
      ) : (
        <>
          <MonthStrip entries={entriesOf(trips, timeZone)} />
          <UpcomingBookings bookings={trips} now={new Date()} hrefFor={({ id }) => itemHref(id, linkBase)} />
        </>
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
