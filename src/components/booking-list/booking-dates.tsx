import type { Booking } from '../../domain';
import { cx } from '../../lib/cx';
import { formatDate, formatDateRange, formatDateWithWeekday, formatIsoDay } from '../../lib/format-date';

interface BookingDatesProps {
  booking: Pick<Booking, 'checkIn' | 'checkOut'>;
  dates: 'check-in' | 'stay';
}

const DATES = 't:booking-dates t:@max-[43em]:text-label t:@max-[43em]:text-muted';

/** When a trip is: its check-in with the weekday where there is room, or the whole stay. */
export function BookingDates({ booking, dates }: BookingDatesProps) {
  return dates === 'check-in' ? (
    <CheckIn date={booking.checkIn} />
  ) : (
    <span data-slot="booking-dates" className={DATES}>
      <span className="t:sr-only">Dates </span>
      <bdi>{formatDateRange(booking.checkIn, booking.checkOut)}</bdi>
    </span>
  );
}

function CheckIn({ date }: { date: string }) {
  const text = formatDate(date);
  const weekday = formatDateWithWeekday(date).slice(0, -text.length);
  return (
    <span
      data-slot="booking-dates"
      className={cx(
        't:grid t:@max-[43em]:flex t:@max-[43em]:flex-wrap t:@max-[43em]:items-baseline t:@max-[43em]:gap-x-1',
        DATES,
      )}
    >
      <span className="t:text-caption t:text-subtle t:@max-[43em]:text-label t:@max-[43em]:text-inherit">
        Check-in
      </span>
      <time dateTime={formatIsoDay(date)} className="t:block">
        <span className="t:@max-[43em]:hidden">{weekday}</span>
        {text}
      </time>
    </span>
  );
}
