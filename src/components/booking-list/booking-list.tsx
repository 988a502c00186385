'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { Booking } from '../../domain';
import { cx } from '../../lib/cx';
import { ROW_INSET } from '../../lib/row-inset';
import { PAGE_SIZE, type PagerControl } from '../pager';
import { useLoading } from '../skeleton';
import { bookingHref } from './booking-href';
import { BookingPages } from './booking-pages';
import { BookingRowSkeleton } from './booking-row-skeleton';
import { STRETCHED_ROWS } from './row-styles';

export interface BookingListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, PagerControl {
  /** The bookings, sanitised. */
  bookings: readonly Booking[];
  /** The present moment: what lies ahead and what is past depends on it. */
  now: Date;
  /**
   * 'upcoming' shows the bookings as they come, with their check-in. 'all' groups them (upcoming, completed, under way,
   * without a readable date) and shows the whole stay. @default 'all'
   */
  variant?: 'upcoming' | 'all';
  /** Where a booking's row leads. @default `/booking/{id}` (spec section 2), and nowhere without an id */
  hrefFor?: (booking: Booking) => string | undefined;
  /** Level of the groups' titles in the page's outline. @default 3 */
  headingLevel?: 3 | 4 | 5 | 6;
  /** Rows of a page; longer lists get a pager. @default 50 */
  pageSize?: number;
  /** Rows of the skeleton. @default 3 */
  skeletonRows?: number;
}

/**
 * A traveler's bookings as rows that answer to the list's own width. It stands in a `Panel`, whose padding it shares.
 * Lists of any length cost the same: only a page of them is in the DOM. Inside an active `Loading` it is a skeleton.
 *
 * @example
 * <Panel title="All bookings"><BookingList bookings={bookings.sanitize(raw).items} now={now} /></Panel>
 */
export const BookingList = forwardRef<HTMLDivElement, BookingListProps>(function BookingList(
  {
    bookings,
    now,
    variant = 'all',
    hrefFor = bookingHref,
    headingLevel = 3,
    pageSize = PAGE_SIZE,
    page,
    onPageChange,
    skeletonRows = 3,
    className,
    ...rest
  },
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
        <BookingsSkeleton rows={skeletonRows} />
      ) : (
        <BookingPages {...{ bookings, now, variant, hrefFor, headingLevel, pageSize, page, onPageChange }} />
      )}
    </div>
  );
});

function BookingsSkeleton({ rows }: { rows: number }) {
  return (
    <ul className={cx('t:grid', STRETCHED_ROWS)}>
      {Array.from({ length: rows }, (_, index) => (
        // Rows of a skeleton have no identity: they never move.
        <BookingRowSkeleton key={`row-${String(index)}`} />
      ))}
    </ul>
  );
}
