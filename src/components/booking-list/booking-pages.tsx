'use client';
import { useId } from 'react';
import type { Booking } from '../../domain/index.js';
import { bookingMessages } from '../../i18n/compiled/en/components.js';
import { useFacts } from '../../i18n/use-facts.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { useSampleData } from '../badge/index.js';
import { Pager, type PagerControl, usePager } from '../pager/index.js';
import { type BookingGroup, type BookingListClasses, GROUP_TITLES, groupPage } from './booking-list.js';
import { BookingRow, LONG_LIST, linkNames } from './booking-row.js';
import { UpcomingRows } from './upcoming-bookings.js';

interface BookingPagesProps extends PagerControl {
  bookings: readonly Booking[];
  now: Date;
  variant: 'upcoming' | 'all';
  hrefFor: (booking: Booking) => string | undefined;
  headingLevel: 3 | 4 | 5 | 6;
  pageSize: number;
  classNames: BookingListClasses | undefined;
}

/** The rows of one page, grouped or not, and the pager where there are more. */
export function BookingPages({
  bookings,
  now,
  variant,
  hrefFor,
  headingLevel,
  pageSize,
  classNames,
  ...control
}: BookingPagesProps) {
  const format = useFormatters();
  const t = useMessages(bookingMessages);
  const { rows, pager } = usePager(bookings, pageSize, control);
  const start = (pager.page - 1) * pager.pageSize;
  const isLong = rows.length > LONG_LIST;
  const groups =
    variant === 'upcoming' ? [] : groupPage(bookings, now, format.timeZone, start, start + pager.pageSize);
  const names = linkNames(
    format,
    useFacts(),
    groups.flatMap((group) => group.bookings),
  );
  return (
    <>
      {variant === 'upcoming' ? (
        <UpcomingRows bookings={rows} now={now} hrefFor={hrefFor} classNames={classNames} />
      ) : (
        groups.map((group) => (
          <Group
            key={group.phase}
            group={group}
            names={names}
            isInLongList={isLong}
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
    </>
  );
}

interface GroupProps extends Pick<BookingPagesProps, 'hrefFor' | 'headingLevel' | 'classNames'> {
  group: BookingGroup;
  /** Names of links, by key, where a title is another row's too. */
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
      <ul aria-labelledby={titleId} className="t:block">
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
