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
    <Card className="overflow-clip">
      <div className="aspect-video overflow-clip print:hidden">
        <CoverArt words={{ title: listingTitle, destination }} />
      </div>
      <div className="grid gap-3 p-6 [&>p]:my-0">
        <h1 tabIndex={-1} className="my-0 font-display text-title-page text-balance wrap-anywhere">
          <bdi>{listingTitle}</bdi>
        </h1>
        <p className="flex items-center gap-2 text-muted">
          <MapPin className="icon-20 stroke-[1.75]" aria-hidden="true" />
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
              value: <bdi className="whitespace-normal wrap-anywhere">{bookingNumber(booking.id)}</bdi>,
            },
          ]}
        />
      </div>
    </Card>
  );
}
