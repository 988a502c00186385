'use client';
import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import type { SanitizedRowOf } from '../../domain/define-list.js';
import { type Booking, bookings as bookingEntity, bookingHref } from '../../domain/traveler.js';
import { isCompletedTrip, summarizeTrips, type TripPhase } from '../../domain/trips.js';
import { bookingMessages } from '../../i18n/compiled/en/booking.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useTranslatedRows } from '../../i18n/use-translated-rows.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { ROW_INSET } from '../../lib/rows.js';
import { useSampleData } from '../badge/index.js';
import { PAGE_SIZE, Pager, type PagerControl, usePager } from '../pager/index.js';
import { useLoading } from '../skeleton/index.js';
import {
  BookingRow,
  type BookingRowClasses,
  BookingRowSkeleton,
  LONG_LIST,
  linkNames,
} from './booking-row.js';

const GROUP_TITLES = {
  'under-way': 'booking.phase.under-way',
  upcoming: 'booking.phase.upcoming',
  completed: 'booking.phase.completed',
  unconfirmed: 'booking.phase.unconfirmed',
} as const satisfies Record<TripPhase, keyof typeof bookingMessages>;

interface BookingGroup {
  readonly phase: TripPhase;
  readonly bookings: readonly Booking[];
}

const PHASES = Object.keys(GROUP_TITLES) as TripPhase[];

/** Returns the rows `start` to `end` (exclusive) of the grouped list. */
function groupPage(
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

type BookingListClasses = BookingRowClasses & PartClasses<'booking-group' | 'pager'>;

export interface BookingListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, PagerControl {
  /** Sanitised bookings. */
  bookings: readonly SanitizedRowOf<typeof bookingEntity>[];
  /** The present moment, which divides trips ahead from past ones. */
  now: Date;
  /** Layout: 'upcoming' shows check-ins in the given order; 'all' groups whole stays. @default 'all' */
  variant?: 'upcoming' | 'all' | undefined;
  /** Returns the address of a row (spec: 2.route-booking). @default `/booking/{id}`, none without an id */
  hrefFor?: ((booking: Booking) => string | undefined) | undefined;
  /** Level of the group headings. @default 3 */
  headingLevel?: 3 | 4 | 5 | 6 | undefined;
  /** Rows of a page; longer lists get a pager. @default 50 */
  pageSize?: number | undefined;
  /** Rows of the skeleton. @default 3 */
  skeletonRows?: number | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: BookingListClasses | undefined;
}

/**
 * A traveler's bookings as rows that adapt to the list's width, for a `Panel`, whose padding they share. Only
 * one page of them is in the DOM. Inside an active `Loading` it is a skeleton.
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
  const bookings = useTranslatedRows(bookingEntity, given);
  const format = useFormatters();
  const t = useMessages(bookingMessages);
  const facts = useJoinFacts();
  const { rows, pager } = usePager(bookings, pageSize, { page, onPageChange });
  const start = (pager.page - 1) * pager.pageSize;
  const groups =
    variant === 'upcoming' ? [] : groupPage(bookings, now, format.timeZone, start, start + pager.pageSize);
  const names = linkNames(
    format,
    facts,
    groups.flatMap((group) => group.bookings),
  );
  return (
    <BookingFrame variant={variant} skeletonRows={skeletonRows} ref={ref} {...rest}>
      {variant === 'upcoming' ? (
        <UpcomingRows bookings={rows} now={now} hrefFor={hrefFor} classNames={classNames} />
      ) : (
        groups.map((group) => (
          <Group
            key={group.phase}
            group={group}
            names={names}
            isInLongList={rows.length > LONG_LIST}
            hrefFor={hrefFor}
            headingLevel={headingLevel}
            classNames={classNames}
          />
        ))
      )}
      <Pager
        aria-label={t['booking.list']}
        className={cx('t:border-t t:px-(--row-inset) t:py-3', classNames?.pager)}
        {...pager}
      />
    </BookingFrame>
  );
});

interface BookingFrameProps extends ComponentPropsWithoutRef<'div'> {
  variant: 'upcoming' | 'all';
  skeletonRows: number | undefined;
}

const BookingFrame = forwardRef<HTMLDivElement, BookingFrameProps>(function BookingFrame(
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
        // Fills the height of a panel beside it.
        (loading || variant === 'upcoming') && 't:grid',
        ROW_INSET,
        className,
      )}
      ref={ref}
      {...rest}
    >
      {loading ? (
        <ul role="list" aria-hidden="true" className="t:grid">
          {Array.from({ length: skeletonRows }, (_, index) => (
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
  bookings: readonly Booking[];
  /** The present moment, which divides trips ahead from past ones. */
  now: Date;
  /** Returns the address of a row. @default `/booking/{id}`, none without an id */
  hrefFor?: ((booking: Booking) => string | undefined) | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: BookingRowClasses | undefined;
}

function UpcomingRows({ bookings, now, hrefFor = bookingHref, classNames }: UpcomingRowsProps) {
  const format = useFormatters();
  const names = linkNames(format, useJoinFacts(), bookings);
  const sample = useSampleData();
  return (
    <ul role="list" className="t:grid">
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
  /** Sanitised bookings. */
  bookings: readonly SanitizedRowOf<typeof bookingEntity>[];
  /** Rows of the skeleton. @default 3 */
  skeletonRows?: number | undefined;
}

/**
 * A `BookingList` of a few bookings ahead: without groups and pager.
 *
 * @example
 * <UpcomingBookings bookings={upcoming.slice(0, 5)} now={now} />
 */
export const UpcomingBookings = forwardRef<HTMLDivElement, UpcomingBookingsProps>(function UpcomingBookings(
  { bookings, now, hrefFor, classNames, skeletonRows, ...rest },
  ref,
) {
  const shown = useTranslatedRows(bookingEntity, bookings);
  return (
    <BookingFrame variant="upcoming" skeletonRows={skeletonRows} ref={ref} {...rest}>
      <UpcomingRows bookings={shown} now={now} hrefFor={hrefFor} classNames={classNames} />
    </BookingFrame>
  );
});

interface GroupProps {
  hrefFor: (booking: Booking) => string | undefined;
  headingLevel: 3 | 4 | 5 | 6;
  classNames: BookingListClasses | undefined;
  group: BookingGroup;
  /** Accessible names of links by booking key, where several rows share a title. */
  names: ReadonlyMap<string, string>;
  isInLongList: boolean;
}

function Group({
  group: { phase, bookings },
  names,
  isInLongList,
  hrefFor,
  headingLevel,
  classNames,
}: GroupProps) {
  const t = useMessages(bookingMessages);
  const titleId = useId();
  const sample = useSampleData();
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="booking-group"
      data-phase={phase}
      className={cx('t:block', classNames?.['booking-group'])}
    >
      <Heading
        id={titleId}
        className="t:border-t t:px-(--row-inset) t:pt-3 t:pb-2 t:text-caption t:font-semibold t:text-muted"
      >
        {t[GROUP_TITLES[phase]]}
      </Heading>
      <ul role="list" aria-labelledby={titleId} className="t:block">
        {bookings.map((booking) => (
          <BookingRow
            key={booking.key}
            booking={booking}
            dates="stay"
            isPast={phase === 'completed'}
            isInLongList={isInLongList}
            href={sample ? undefined : hrefFor(booking)}
            name={names.get(booking.key)}
            classNames={classNames}
          />
        ))}
      </ul>
    </div>
  );
}
