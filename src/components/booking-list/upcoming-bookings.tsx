'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { SanitizedRowOf } from '../../domain/define-list.js';
import { type Booking, bookings as bookingEntity } from '../../domain/traveler.js';
import { isCompletedTrip } from '../../domain/trips.js';
import { useFacts } from '../../i18n/use-facts.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useRowsInWords } from '../../i18n/use-rows-in-words.js';
import { cx } from '../../lib/cx.js';
import { ROW_INSET } from '../../lib/row-inset.js';
import { useSampleData } from '../badge/index.js';
import { useLoading } from '../skeleton/index.js';
import { bookingHref } from './booking-href.js';
import {
  BookingRow,
  type BookingRowClasses,
  BookingRowSkeleton,
  LONG_LIST,
  linkNames,
  STRETCHED_ROWS,
} from './booking-row.js';

interface BookingFrameProps extends ComponentPropsWithoutRef<'div'> {
  variant: 'upcoming' | 'all';
  skeletonRows: number | undefined;
}

/** The element of a list of bookings, with its rows or their skeleton in it. */
export const BookingFrame = forwardRef<HTMLDivElement, BookingFrameProps>(function BookingFrame(
  { variant, skeletonRows = 3, className, children, ...rest },
  ref,
) {
  const loading = useLoading();
  return (
    <div
      data-slot="booking-list"
      data-variant={variant}
      className={cx(
        't:root t:@container',
        // Its one list may be shorter than the place that a panel beside it makes.
        (loading || variant === 'upcoming') && 't:grid',
        ROW_INSET,
        className,
      )}
      ref={ref}
      {...rest}
    >
      {loading ? (
        // Rows that load say nothing yet.
        <ul aria-hidden="true" className={cx('t:grid', STRETCHED_ROWS)}>
          {Array.from({ length: skeletonRows }, (_, index) => (
            // Rows of a skeleton have no identity: they never move.
            <BookingRowSkeleton key={`row-${String(index)}`} />
          ))}
        </ul>
      ) : (
        children
      )}
    </div>
  );
});

interface UpcomingRowsProps {
  /** The bookings, sanitised. */
  bookings: readonly Booking[];
  /** The present moment: what lies ahead and what is past depends on it. */
  now: Date;
  /** Where a booking's row leads. @default `/booking/{id}`, and nowhere without an id */
  hrefFor?: ((booking: Booking) => string | undefined) | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: BookingRowClasses | undefined;
}

/** Bookings in the order in which they are given, with their check-in. */
export function UpcomingRows({ bookings, now, hrefFor = bookingHref, classNames }: UpcomingRowsProps) {
  const format = useFormatters();
  const names = linkNames(format, useFacts(), bookings);
  const sample = useSampleData();
  return (
    <ul
      // A few rows share the height that a panel beside this one gives them; one or two would look blown up.
      className={cx('t:grid t:content-start', bookings.length > 2 && STRETCHED_ROWS)}
    >
      {bookings.map((booking) => (
        <BookingRow
          key={booking.key}
          booking={booking}
          dates="check-in"
          isPast={isCompletedTrip(booking, now, format.timeZone)}
          isInLongList={bookings.length > LONG_LIST}
          href={sample ? undefined : hrefFor(booking)}
          name={names.get(booking.key)}
          classNames={classNames}
        />
      ))}
    </ul>
  );
}

export interface UpcomingBookingsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    Omit<UpcomingRowsProps, 'bookings'> {
  /** The bookings, sanitised. */
  bookings: readonly SanitizedRowOf<typeof bookingEntity>[];
  /** Rows of the skeleton. @default 3 */
  skeletonRows?: number | undefined;
}

/**
 * The `BookingList` of a few bookings ahead: without groups and without a pager.
 *
 * @example
 * <UpcomingBookings bookings={upcoming.slice(0, 5)} now={now} />
 */
export const UpcomingBookings = forwardRef<HTMLDivElement, UpcomingBookingsProps>(function UpcomingBookings(
  { bookings, now, hrefFor, classNames, skeletonRows, ...rest },
  ref,
) {
  const shown = useRowsInWords(bookingEntity, bookings);
  return (
    <BookingFrame variant="upcoming" skeletonRows={skeletonRows} ref={ref} {...rest}>
      <UpcomingRows bookings={shown} now={now} hrefFor={hrefFor} classNames={classNames} />
    </BookingFrame>
  );
});
