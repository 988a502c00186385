'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { around } from '../../i18n/around.js';
import { seatMessages } from '../../i18n/messages/en/components.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { Progress } from '../progress/index.js';
import { SkeletonLine, useLoading } from '../skeleton/index.js';
import { seatsOf } from './seats-of.js';

export interface SeatBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whose seats they are, for screen readers: the title of the tour. */
  of: string;
  /** How many take part. Below 0 and no figure are 0. */
  participants: number;
  /** How many can. 0 means that it is not known yet: then there is no bar. */
  maxParticipants: number;
}

/**
 * How full something is: '9 of 12 participants' and a bar, green when every seat is taken. More participants than seats
 * are said in words, with a full bar. It is as wide as the place that it is given.
 *
 * @example
 * <SeatBar of="Sepik River Carvers Journey" participants={9} maxParticipants={12} />
 */
export const SeatBar = forwardRef<HTMLDivElement, SeatBarProps>(function SeatBar(
  { of, participants, maxParticipants, className, ...rest },
  ref,
) {
  const format = useFormatters();
  const loading = useLoading();
  const { taken, seats, over, percent, state } = seatsOf(participants, maxParticipants);
  const t = useMessages(seatMessages);
  const isKnown = seats > 0;
  const figure = isKnown ? t['seat.taken'](format, taken, seats) : format.number(taken);
  const [before, after] = around(
    isKnown ? t['seat.participants-of'](figure, seats) : t['seat.participants'](format, taken),
    figure,
  );
  return (
    <div
      data-slot="seat-bar"
      data-state={loading ? 'loading' : state}
      className={cx('t:root t:grid t:min-w-0 t:gap-1.5 t:text-label', className)}
      ref={ref}
      {...rest}
    >
      {loading ? (
        <SkeletonLine width={120} />
      ) : (
        // The bar says it too.
        <span aria-hidden={seats > 0 || undefined} className="t:text-muted">
          <bdi>
            {before ? <span className="t:contents">{before}</span> : null}
            <b className="t:font-semibold t:text-ink t:figures">{figure}</b>
            {after ? <span className="t:contents">{after}</span> : null}
          </bdi>
        </span>
      )}
      {seats > 0 || loading ? (
        <Progress
          aria-label={t['seat.bar'](of)}
          value={percent}
          tone={state === 'full' ? 'positive' : state === 'over' ? 'warning' : 'brand'}
          // In sight the bar's colour says it.
          valueText={state === 'full' ? t['seat.full-figure'](figure) : figure}
        />
      ) : (
        <span className="t:text-muted">{t['seat.unknown']}</span>
      )}
      {over > 0 && !loading ? (
        <bdi className="t:font-semibold t:text-warning-text">{t['seat.over'](format, over)}</bdi>
      ) : null}
    </div>
  );
});
