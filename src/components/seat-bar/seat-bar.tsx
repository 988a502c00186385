import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';
import { formatNumber } from '../../lib/format-number';
import { Progress } from '../progress';

export interface SeatBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whose seats they are, for screen readers: the title of the tour. */
  of: string;
  /** How many take part. */
  participants: number;
  /** How many can. 0 means that it is not known. */
  maxParticipants: number;
}

/**
 * How full a tour is: '9 of 12 participants' with a bar, green when it is full; more than it holds is said in words.
 *
 * @example
 * <SeatBar of="Sepik River Carvers Journey" participants={9} maxParticipants={12} />
 */
export const SeatBar = forwardRef<HTMLDivElement, SeatBarProps>(function SeatBar(
  { of, participants, maxParticipants, className, ...rest },
  ref,
) {
  const seats = Math.max(0, maxParticipants);
  const over = seats > 0 ? Math.max(0, participants - seats) : 0;
  return (
    <div
      data-slot="seat-bar"
      className={cx('t:root t:grid t:w-[calc(10.5*var(--tapa-rem,1rem))] t:gap-1.5', className)}
      ref={ref}
      {...rest}
    >
      <span className="t:text-label t:text-muted">
        <bdi>
          <b className="t:font-semibold t:text-ink t:figures">
            {seats > 0
              ? `${formatNumber(participants)} of ${formatNumber(seats)}`
              : formatNumber(participants)}
          </b>{' '}
          participants
        </bdi>
        {over > 0 ? (
          <span className="t:block t:text-danger-text">{formatNumber(over)} more than there are seats</span>
        ) : null}
      </span>
      <Progress
        aria-label={`${of}: participants`}
        value={participants}
        max={seats > 0 ? seats : 1}
        tone={seats > 0 && participants >= seats ? 'positive' : 'brand'}
      />
    </div>
  );
});
