import { StatusBadge } from 'tapa-ui/badge';
import { CoverArt } from 'tapa-ui/cover-art';
import type { Booking } from 'tapa-ui/domain';
import { statusTone } from 'tapa-ui/domain';
import { MapPin } from 'tapa-ui/icons';
import { Card, DefinitionLines } from 'tapa-ui/panel';
import { useFormatters } from 'tapa-ui/theme';
import { bookingNumber } from './calendar-file';

/** Everything that a booking holds: place, dates and status. */
export function BookingDetails({ booking }: { booking: Booking }) {
  const format = useFormatters();
  const { listingTitle, destination, checkIn, checkOut, status } = booking;
  return (
    <Card className="app-booking-card">
      <div className="app-booking-cover app-no-print">
        <CoverArt words={{ title: listingTitle, destination }} />
      </div>
      <div className="app-booking-body">
        <h1 tabIndex={-1} className="app-booking-title">
          <bdi>{listingTitle}</bdi>
        </h1>
        <p className="app-booking-place">
          <MapPin className="app-icon" aria-hidden="true" />
          <bdi>{destination}</bdi>
        </p>
        <p>
          <StatusBadge status={status} tone={statusTone('booking', status)} />
        </p>
        <DefinitionLines
          lines={[
            { term: 'Dates', value: format.dateRange(checkIn, checkOut) },
            { term: 'Check-in', value: format.dateWithWeekday(checkIn) },
            { term: 'Check-out', value: format.dateWithWeekday(checkOut) },
            {
              term: 'Booking number',
              value: <bdi className="app-booking-id">{bookingNumber(booking.id)}</bdi>,
            },
          ]}
        />
      </div>
    </Card>
  );
}
