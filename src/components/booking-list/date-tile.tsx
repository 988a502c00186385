'use client';
import { CalendarDays } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { Skeleton, useLoading } from '../skeleton';

export interface DateTileProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The day as data carries it. Without a readable one the tile is neutral and shows a calendar. */
  date: unknown;
  /** 'past' is neutral. @default 'ahead' */
  tone?: 'ahead' | 'past';
}

/**
 * Month and day, 52 × 56 px, growing with the text. Decorative: the date stands in words beside it, with its year.
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
  const isBright = day !== null && tone === 'ahead';
  return (
    <span
      data-slot="date-tile"
      data-tone={isBright ? 'ahead' : 'past'}
      aria-hidden="true"
      className={cx(
        't:root t:date-tile',
        isBright ? 't:bg-brand-soft t:text-on-brand-soft' : 't:bg-neutral-soft t:text-muted',
        // What loads fills its corners. A box that cuts off is one more to paint, in every row.
        loading && 't:overflow-clip',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {loading ? (
        <Skeleton width="calc(3.25 * var(--tapa-rem, 1rem))" height="calc(3.5 * var(--tapa-rem, 1rem))" />
      ) : day ? (
        <>
          <span className="t:font-text t:text-overline t:leading-[1.2727] t:uppercase">{day.month}</span>
          {day.day}
        </>
      ) : (
        <CalendarDays className="t:icon-20" />
      )}
    </span>
  );
});
