'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { seatMessages } from '../../i18n/compiled/en/components.js';
import { Sentence } from '../../i18n/sentence.js';
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
  const figure = isKnown ? t['seat.taken']({ taken, seats }, format) : format.number(taken);
  const b = (text: string) => <b className="t:font-semibold t:text-ink t:figures">{text}</b>;
  const sentence = isKnown
    ? t['seat.participants-of']({ taken: figure, seats, b })
    : t['seat.participants']({ count: taken, b }, format);
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
            <Sentence text={sentence} />
          </bdi>
        </span>
      )}
      {seats > 0 || loading ? (
        <Progress
          aria-label={t['seat.bar']({ of })}
          value={percent}
          tone={state === 'full' ? 'positive' : state === 'over' ? 'warning' : 'brand'}
          // In sight the bar's colour says it.
          valueText={state === 'full' ? t['seat.full-figure']({ figure }) : figure}
        />
      ) : (
        <span className="t:text-muted">{t['seat.unknown']}</span>
      )}
      {over > 0 && !loading ? (
        <bdi className="t:font-semibold t:text-warning-text">{t['seat.over']({ over }, format)}</bdi>
      ) : null}
    </div>
  );
});
