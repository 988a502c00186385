'use client';
import { ChevronRight, MapPin } from 'lucide-react';
import { memo } from 'react';
import { type Booking, statusBadge } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { Link } from '../../theme';
import { StatusBadge } from '../badge';
import { CheckIn } from './check-in';
import { DateTile } from './date-tile';
import { DATES, LONG_LIST_ROW, ROW_TITLE } from './row-styles';

interface BookingRowProps {
  booking: Booking;
  /** Which dates show: the check-in, or the whole stay. */
  dates: 'check-in' | 'stay';
  isPast: boolean;
  /** Whether the list may be longer than the screen. */
  isInLongList: boolean;
  href: string | undefined;
}

// Made once: a list has them in every row.
const PIN = <MapPin aria-hidden="true" className="t:mt-px t:icon-16 t:text-subtle" />;
const CHEVRON = (
  <ChevronRight
    aria-hidden="true"
    className="t:ms-auto t:icon-20 t:icon-directional t:text-subtle t:@max-[43em]:hidden"
  />
);

const TITLE = `${ROW_TITLE} t:own-direction`;
const LINKED_TITLE = `${TITLE} t:stretched-link`;
const STAY = `${DATES} t:own-direction`;
const ROW = 't:booking-row t:hover:bg-surface-hover';

/**
 * One booking. Where the list is narrow its dates and its badge move to a second line under the title. It is drawn
 * anew when its own booking changes, not when another does.
 */
export const BookingRow = memo(function BookingRow({
  booking,
  dates,
  isPast,
  isInLongList,
  href,
}: BookingRowProps) {
  const format = useFormatters();
  const { label, tone } = statusBadge('booking', booking.status);
  return (
    <li
      data-slot="booking"
      // The title of a group stands above its first row without a hairline.
      className={cx(ROW, dates === 'stay' && 't:first:border-t-0', isInLongList && LONG_LIST_ROW)}
    >
      <DateTile date={booking.checkIn} tone={isPast ? 'past' : 'ahead'} className="t:booking-day" />
      <div className="t:flex t:min-w-0 t:flex-auto t:flex-col t:gap-0.5">
        {href === undefined ? (
          <span data-slot="booking-title" className={TITLE}>
            {booking.listingTitle}
          </span>
        ) : (
          <Link data-slot="booking-title" href={href} className={LINKED_TITLE}>
            {booking.listingTitle}
          </Link>
        )}
        <span
          data-slot="booking-destination"
          className="t:flex t:items-start t:gap-[5px] t:text-label t:text-muted t:wrap-anywhere"
        >
          {PIN}
          <bdi className="t:min-w-0">{booking.destination}</bdi>
        </span>
      </div>
      <div className="t:booking-end">
        {dates === 'check-in' ? (
          <CheckIn date={booking.checkIn} />
        ) : (
          <span data-slot="booking-dates" className={STAY}>
            <span className="t:sr-only">Dates </span>
            {format.dateRange(booking.checkIn, booking.checkOut)}
          </span>
        )}
        <StatusBadge status={booking.status} label={label} tone={tone} />
        {href === undefined ? null : CHEVRON}
      </div>
    </li>
  );
});
