'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, memo } from 'react';
import { statusTone } from '../../domain/status.js';
import type { Booking } from '../../domain/traveler.js';
import { bookingMessages } from '../../i18n/compiled/en/booking.js';
import type { Formatters } from '../../i18n/formatters.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CalendarDays } from '../../icons/compiled/calendar-days.js';
import { ChevronRight } from '../../icons/compiled/chevron-right.js';
import { MapPin } from '../../icons/compiled/map-pin.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { Days } from '../../lib/days.js';
import { type JoinFacts, namesByKey } from '../../lib/text.js';
import { Link } from '../../theme/index.js';
import { StatusBadge } from '../badge/index.js';
import { Skeleton, SkeletonLine, useLoading } from '../skeleton/index.js';

/** 15 px with a line height of 22. */
const ROW_TITLE =
  't:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.4667] t:font-semibold t:text-pretty t:wrap-anywhere';

const DATES = 't:w-rem-8.75 t:@max-phone:w-auto t:@max-phone:text-label t:@max-phone:text-muted';

/** Longer lists get `LONG_LIST_ROW`; in shorter ones its second layout costs more than it saves. */
export const LONG_LIST = 12;
const LONG_LIST_ROW = 't:[contain-intrinsic-height:auto_56px] t:[content-visibility:auto]';

export type BookingRowClasses = PartClasses<
  'booking' | 'booking-title' | 'booking-destination' | 'booking-dates'
>;

interface BookingRowProps {
  booking: Booking;
  dates: 'check-in' | 'stay';
  isPast: boolean;
  isInLongList: boolean;
  href: string | undefined;
  name?: string | undefined;
  classNames: BookingRowClasses | undefined;
}

// Created once, as every row has them.
const PIN = <MapPin aria-hidden="true" className="t:mt-px t:icon-16 t:text-subtle" />;
const CHEVRON = (
  <ChevronRight
    aria-hidden="true"
    className="t:ms-auto t:icon-20 t:icon-directional t:text-subtle t:@max-phone:hidden"
  />
);

const TITLE = `${ROW_TITLE} t:own-direction`;
const LINKED_TITLE = `${TITLE} t:stretched-link`;
const STAY = `${DATES} t:own-direction`;
/** On phones two columns: the date tile and the rest. One column where text is large. */
const BOX =
  't:relative t:flex t:min-h-row-min-height t:items-center t:gap-row-gap t:border-t t:px-(--row-inset) t:py-[calc(14px*var(--tapa-density,1))] t:transition-colors t:@max-phone:grid t:@max-phone:grid-cols-[auto_minmax(0,1fr)] t:@max-phone:content-center t:@max-phone:gap-x-3 t:@max-phone:gap-y-1 t:@max-card:grid-cols-1';
const DAY = 't:@max-phone:row-span-2 t:@max-phone:self-start t:@max-card:row-auto';
/** Dates, badge and chevron, aligned across rows. A nested grid would be laid out twice. */
const END =
  't:flex t:min-w-[calc(15.25*var(--tapa-rem,1rem)+44px)] t:flex-none t:items-center t:gap-3 t:@max-phone:col-start-2 t:@max-phone:min-w-0 t:@max-phone:flex-wrap t:@max-phone:justify-between t:@max-phone:gap-x-3 t:@max-phone:gap-y-1 t:@max-card:col-start-1';
const ROW = `${BOX} t:hover:bg-surface-hover`;

/** One booking. Memoised, so that a change of one booking renders one row. */
export const BookingRow = memo(function BookingRow({
  booking,
  dates,
  isPast,
  isInLongList,
  href,
  name,
  classNames,
}: BookingRowProps) {
  const format = useFormatters();
  const t = useMessages(bookingMessages);
  const tone = statusTone('booking', booking.status);
  return (
    <li
      data-slot="booking"
      // No hairline between the heading of a group and its first row.
      className={cx(
        ROW,
        't:break-inside-avoid',
        dates === 'stay' && 't:first:border-t-0',
        isInLongList && LONG_LIST_ROW,
        classNames?.booking,
      )}
    >
      <DateTile date={booking.checkIn} tone={isPast ? 'past' : 'ahead'} className={DAY} />
      <div className="t:flex t:min-w-0 t:flex-auto t:flex-col t:gap-0.5">
        {href === undefined ? (
          <span data-slot="booking-title" className={cx(TITLE, classNames?.['booking-title'])}>
            {booking.listingTitle}
          </span>
        ) : (
          <Link
            data-slot="booking-title"
            href={href}
            aria-label={name}
            className={cx(LINKED_TITLE, classNames?.['booking-title'])}
          >
            {booking.listingTitle}
          </Link>
        )}
        <span
          data-slot="booking-destination"
          className={cx(
            't:flex t:items-start t:gap-1.25 t:text-label t:text-muted t:wrap-anywhere',
            classNames?.['booking-destination'],
          )}
        >
          {PIN}
          <bdi className="t:min-w-0">{booking.destination}</bdi>
        </span>
      </div>
      <div className={END}>
        {dates === 'check-in' ? (
          <CheckIn date={booking.checkIn} className={classNames?.['booking-dates']} />
        ) : (
          <span data-slot="booking-dates" className={cx(STAY, classNames?.['booking-dates'])}>
            <span className="t:sr-only">{`${t['booking.dates']} `}</span>
            <Days text={format.dateRange(booking.checkIn, booking.checkOut)} />
          </span>
        )}
        <StatusBadge status={booking.status} tone={tone} />
        {href === undefined ? null : CHEVRON}
      </div>
    </li>
  );
});

/** Returns names for links whose rows share a title, by key: 'Reef House, Dec 12 – 15, 2026'. */
export function linkNames(
  format: Formatters,
  joinFacts: JoinFacts,
  bookings: readonly Booking[],
): ReadonlyMap<string, string> {
  if (new Set(bookings.map(({ listingTitle }) => listingTitle)).size === bookings.length) return NO_NAMES;
  return namesByKey(
    bookings,
    ({ listingTitle, checkIn, checkOut, destination }) => [
      listingTitle,
      format.dateRange(checkIn, checkOut),
      destination,
    ],
    joinFacts,
  );
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** A skeleton as high as a row whose title takes one line. */
export function BookingRowSkeleton() {
  return (
    <li data-slot="booking" className={BOX}>
      <DateTile date={null} className={DAY} />
      <div className="t:flex t:min-w-0 t:flex-auto t:flex-col t:gap-0.5">
        <span className={ROW_TITLE}>
          <SkeletonLine width="70%" />
        </span>
        <span className="t:text-label">
          <SkeletonLine width="45%" />
        </span>
      </div>
      <div className={END}>
        <span className="t:w-rem-8.75 t:@max-phone:w-auto">
          <Skeleton width={112} height={12} />
        </span>
        <span className="t:flex t:min-h-badge-height t:items-center">
          <Skeleton shape="pill" width={88} height={20} />
        </span>
      </div>
    </li>
  );
}

export interface DateTileProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The day as in the data. Without a readable one the tile is neutral and shows a calendar. */
  date: unknown;
  /** Tone: 'past' is neutral. @default 'ahead' */
  tone?: 'ahead' | 'past' | undefined;
}

const tile = cva(
  't:root t:flex t:h-rem-3.5 t:w-rem-3.25 t:flex-none t:flex-col t:items-center t:justify-center t:rounded-control t:font-display t:text-title-section t:figures',
  {
    variants: {
      tone: { ahead: 't:bg-brand-soft t:text-on-brand-soft', past: 't:bg-neutral-soft t:text-muted' },
    },
  },
);

/**
 * Month and day, 52 × 56 px, growing with the text. Decorative: show the full date beside it.
 *
 * @example
 * <DateTile date={booking.checkIn} />
 */
export const DateTile = forwardRef<HTMLSpanElement, DateTileProps>(function DateTile(
  { date, tone = 'ahead', className, ...rest },
  ref,
) {
  const format = useFormatters();
  const loading = useLoading();
  const day = format.dateTile(date);
  const shownTone = day === null ? 'past' : tone;
  return (
    <span
      data-slot="date-tile"
      data-tone={shownTone}
      aria-hidden="true"
      className={cx(
        tile({ tone: shownTone }),
        // Cuts the skeleton's corners. In every row, clipping would cost more to paint.
        loading && 't:overflow-clip',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {loading ? (
        <Skeleton className="t:size-full" />
      ) : day ? (
        <>
          <span className="t:font-text t:text-overline t:leading-[1.2728] t:uppercase">{day.month}</span>
          <span className="t:contents">{day.day}</span>
        </>
      ) : (
        <CalendarDays className="t:icon-20" />
      )}
    </span>
  );
});

function CheckIn({ date, className }: { date: string; className?: string | undefined }) {
  const format = useFormatters();
  const text = format.date(date);
  const t = useMessages(bookingMessages);
  // Languages put the weekday before or after the date.
  const [before, after] = format.dateWithWeekday(date).split(text);
  return (
    <span
      data-slot="booking-dates"
      className={cx(
        't:grid t:@max-phone:flex t:@max-phone:flex-wrap t:@max-phone:items-baseline t:@max-phone:gap-x-1',
        DATES,
        className,
      )}
    >
      <span className="t:text-caption t:text-subtle t:@max-phone:text-label t:@max-phone:text-inherit">
        {t['booking.check-in']}
      </span>
      <time dateTime={format.isoDay(date)} className="t:block">
        <span className="t:@max-phone:hidden">{before}</span>
        <span className="t:whitespace-nowrap">{text}</span>
        {after ? <span className="t:@max-phone:hidden">{after}</span> : null}
      </time>
    </span>
  );
}
