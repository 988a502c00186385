import { UpcomingBookings } from '../../../components/booking-list/index.js';
import { EmptyState } from '../../../components/empty-state/index.js';
import { PlainPanel } from '../../../components/panel/index.js';
import { bookings, isPending, type SanitizedRowOf, summarizeTrips } from '../../../domain/index.js';
import { takesPlace } from '../../../domain/status.js';
import type { VoyageEntry } from '../../../domain/voyages.js';
import { widgetUpcomingTripsMessages } from '../../../i18n/compiled/en/widget-upcoming-trips.js';
import { useFormatters } from '../../../i18n/use-formatters.js';
import { useMessages } from '../../../i18n/use-messages.js';
import { parseCalendarDay } from '../../../lib/calendar-day.js';
import { itemHref } from '../../element/attributes.js';
import { MonthStrip } from '../../element/month-strip.js';
import { below, readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget.js';

type Trip = SanitizedRowOf<typeof bookings>;

const NONE: readonly Trip[] = [];

const entriesOf = (trips: readonly Trip[], timeZone: string | undefined): VoyageEntry[] =>
  trips
    .filter(({ status }) => takesPlace(status))
    .map(({ checkIn, status }) => ({
      day: parseCalendarDay(checkIn, timeZone),
      isPending: isPending(status),
    }));

function UpcomingTrips({ data, heading, headingLevel, notice, linkBase }: WidgetViewProps<WidgetList<Trip>>) {
  const t = useMessages(widgetUpcomingTripsMessages);
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
          <MonthStrip entries={entriesOf(trips, timeZone)} statuses={['confirmed', 'pending']} />
          <UpcomingBookings bookings={trips} now={new Date()} hrefFor={({ id }) => itemHref(id, linkBase)} />
        </>
      )}
    </PlainPanel>
  );
}

export const widget: Widget<WidgetList<Trip>> = {
  heading: 'widget.title.upcoming-trips',
  read: (raw, timeZone) =>
    readList(bookings, raw, (rows) => summarizeTrips(rows, new Date(), timeZone).byPhase.upcoming),
  View: UpcomingTrips,
};
