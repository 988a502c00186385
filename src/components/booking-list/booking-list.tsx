'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { SanitizedRowOf } from '../../domain/define-list.js';
import { type Booking, bookings } from '../../domain/traveler.js';
import { summarizeTrips, type TripPhase } from '../../domain/trips.js';
import type { bookingMessages } from '../../i18n/compiled/en/components.js';
import { useRowsInWords } from '../../i18n/use-rows-in-words.js';
import type { PartClasses } from '../../lib/part-classes.js';
import { PAGE_SIZE, type PagerControl } from '../pager/index.js';
import { bookingHref } from './booking-href.js';
import { BookingPages } from './booking-pages.js';
import type { BookingRowClasses } from './booking-row.js';
import { BookingFrame } from './upcoming-bookings.js';

/** Titles of the groups, in their order. */
export const GROUP_TITLES = {
  'under-way': 'booking.phase.under-way',
  upcoming: 'booking.phase.upcoming',
  completed: 'booking.phase.completed',
  unconfirmed: 'booking.phase.unconfirmed',
} as const satisfies Record<TripPhase, keyof typeof bookingMessages>;

/** Bookings of one group, or those of them that are on the page. */
export interface BookingGroup {
  readonly phase: TripPhase;
  readonly bookings: readonly Booking[];
}

const PHASES = Object.keys(GROUP_TITLES) as TripPhase[];

/** The rows `start` to `end` (exclusive) of the list as it reads when grouped. */
export function groupPage(
  bookings: readonly Booking[],
  now: Date,
  timeZone: string | undefined,
  start: number,
  end: number,
): readonly BookingGroup[] {
  const { byPhase } = summarizeTrips(bookings, now, timeZone);
  const groups: BookingGroup[] = [];
  let before = 0;
  for (const phase of PHASES) {
    const all = byPhase[phase];
    const shown = all.slice(Math.max(0, start - before), Math.max(0, end - before));
    if (shown.length > 0) groups.push({ phase, bookings: shown });
    before += all.length;
  }
  return groups;
}

/** Classes of a host's for the parts of a list. */
export type BookingListClasses = BookingRowClasses & PartClasses<'booking-group' | 'pager'>;

export interface BookingListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, PagerControl {
  /** The bookings, sanitised. */
  bookings: readonly SanitizedRowOf<typeof bookings>[];
  /** The present moment: what lies ahead and what is past depends on it. */
  now: Date;
  /**
   * 'upcoming' shows the bookings as they come, with their check-in. 'all' groups them (upcoming, completed, under way,
   * without a readable date) and shows the whole stay. @default 'all'
   */
  variant?: 'upcoming' | 'all' | undefined;
  /** Where a booking's row leads (spec: 2.route-booking). @default `/booking/{id}`, and nowhere without an id */
  hrefFor?: ((booking: Booking) => string | undefined) | undefined;
  /** Level of the groups' titles in the page's outline. @default 3 */
  headingLevel?: 3 | 4 | 5 | 6 | undefined;
  /** Rows of a page; longer lists get a pager. @default 50 */
  pageSize?: number | undefined;
  /** Rows of the skeleton. @default 3 */
  skeletonRows?: number | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: BookingListClasses | undefined;
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
    bookings: given,
    now,
    variant = 'all',
    hrefFor = bookingHref,
    headingLevel = 3,
    pageSize = PAGE_SIZE,
    page,
    onPageChange,
    skeletonRows,
    classNames,
    ...rest
  },
  ref,
) {
  const shown = useRowsInWords(bookings, given);
  return (
    <BookingFrame variant={variant} skeletonRows={skeletonRows} ref={ref} {...rest}>
      <BookingPages
        bookings={shown}
        {...{ now, variant, hrefFor, headingLevel, pageSize, page, onPageChange, classNames }}
      />
    </BookingFrame>
  );
});
