'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { trianglesOf, unitOf } from '../../domain/voyages';
import { around } from '../../i18n/around';
import { seatLeftMessages } from '../../i18n/messages/en/charts';
import { seatMessages } from '../../i18n/messages/en/components';
import { useFormatters } from '../../i18n/use-formatters';
import { useMessages } from '../../i18n/use-messages';
import { cx } from '../../lib/cx';
import { SkeletonBlock, SkeletonLine, useLoading } from '../skeleton';
import { TriangleRow } from '../voyage-band';
import type { SeatBarProps } from './seat-bar';
import { seatsOf } from './seats-of';

export interface SeatTrianglesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, SeatBarProps {}

/** How many seats are taken, and how many are left: on two lines where the place is narrow. */
const LINE = 't:flex t:flex-wrap t:items-center t:justify-between t:gap-x-2 t:gap-y-1';

/**
 * How full something is, seat by seat: '9 of 12 participants', a triangle a seat, filled where it is taken, and how many are
 * left. Where there are more than 60 seats a triangle is several. It is as wide as the place that it is given.
 *
 * @example
 * <SeatTriangles of="Sepik River Carvers Journey" participants={9} maxParticipants={12} />
 */
export const SeatTriangles = forwardRef<HTMLDivElement, SeatTrianglesProps>(function SeatTriangles(
  { of, participants, maxParticipants, className, ...rest },
  ref,
) {
  const format = useFormatters();
  const t = useMessages(seatMessages);
  const left = useMessages(seatLeftMessages);
  const loading = useLoading();
  const { taken, seats, over, percent, state } = seatsOf(participants, maxParticipants);
  const figure = seats > 0 ? t['seat.taken'](format, taken, seats) : format.number(taken);
  const [before, after] = around(
    seats > 0 ? t['seat.participants-of'](figure, seats) : t['seat.participants'](format, taken),
    figure,
  );
  const { filled, outlined } = trianglesOf(
    { period: '', confirmed: Math.min(taken, seats), pending: Math.max(0, seats - taken) },
    unitOf(seats),
  );
  if (loading) {
    return (
      <div
        data-slot="seat-triangles"
        data-state="loading"
        className={cx('t:root t:grid t:gap-1.5 t:text-label', className)}
        ref={ref}
        {...rest}
      >
        <span className={LINE}>
          <SkeletonLine width={120} />
          <span className="t:border t:border-transparent t:text-caption">
            <SkeletonLine width={72} />
          </span>
        </span>
        <SkeletonBlock />
      </div>
    );
  }
  return (
    <div
      data-slot="seat-triangles"
      data-state={state}
      className={cx('t:root t:grid t:min-w-0 t:gap-1.5 t:text-label', className)}
      ref={ref}
      {...rest}
    >
      <span className={LINE}>
        {/* The row of seats says it too. */}
        <bdi aria-hidden={seats > 0 || undefined} className="t:text-muted">
          {before ? <span className="t:contents">{before}</span> : null}
          <b className="t:font-semibold t:text-ink t:figures">{figure}</b>
          {after ? <span className="t:contents">{after}</span> : null}
        </bdi>
        {state === 'free' || state === 'full' ? (
          <bdi
            className={cx(
              't:inline-flex t:items-center t:rounded-pill t:border t:px-2 t:text-caption t:font-semibold t:whitespace-nowrap',
              state === 'full'
                ? 't:border-transparent t:bg-ink t:text-on-inverse'
                : 't:border-brand-soft-border t:bg-brand-soft t:text-on-brand-soft',
            )}
          >
            {state === 'full' ? left['seat.none-left'] : left['seat.left'](format, seats - taken)}
          </bdi>
        ) : null}
      </span>
      {seats > 0 ? (
        <span
          role="progressbar"
          aria-label={t['seat.bar'](of)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={figure}
          className="t:block"
        >
          <TriangleRow filled={filled} outlined={outlined} className="t:block" />
        </span>
      ) : (
        <span className="t:text-muted">{t['seat.unknown']}</span>
      )}
      {over > 0 ? (
        <bdi className="t:font-semibold t:text-warning-text">{t['seat.over'](format, over)}</bdi>
      ) : null}
    </div>
  );
});
