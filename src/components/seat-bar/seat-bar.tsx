'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { seatsOf } from '../../domain/figures.js';
import { trianglesOf, unitOf } from '../../domain/voyages.js';
import { seatMessages } from '../../i18n/compiled/en/seat.js';
import { Sentence } from '../../i18n/sentence.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Check } from '../../icons/compiled/check.js';
import { Users } from '../../icons/compiled/users.js';
import { cx } from '../../lib/cx.js';
import { Progress } from '../progress/index.js';
import { Skeleton, SkeletonBlock, SkeletonLine, useLoading } from '../skeleton/index.js';
import { TriangleRow } from '../voyage-band/index.js';

export interface SeatBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Title of the tour, for screen readers. */
  of: string;
  /** Number of participants. Negative and invalid numbers count as 0. */
  participants: number;
  /** Number of seats. 0 means not known yet: there is no bar. */
  maxParticipants: number;
}

function useSeats(participants: number, maxParticipants: number) {
  const format = useFormatters();
  const t = useMessages(seatMessages);
  const loading = useLoading();
  const known = seatsOf(participants, maxParticipants);
  const { taken, seats } = known;
  const figure = seats > 0 ? t['seat.taken']({ taken, seats }, format) : format.number(taken);
  const b = (text: string) => <b className="t:font-semibold t:text-ink t:figures">{text}</b>;
  const sentence =
    seats > 0
      ? t['seat.participants-of']({ taken: figure, seats, b })
      : t['seat.participants']({ count: taken, b }, format);
  return { ...known, format, t, loading, figure, sentence };
}

/**
 * Participants and seats as text and a bar: '9 of 12 participants'. The bar is green when every seat is
 * taken, and full with a warning when there are more participants than seats. It fills its container.
 *
 * @example
 * <SeatBar of="Sepik River Carvers Journey" participants={9} maxParticipants={12} />
 */
export const SeatBar = forwardRef<HTMLDivElement, SeatBarProps>(function SeatBar(
  { of, participants, maxParticipants, className, ...rest },
  ref,
) {
  const { format, t, loading, seats, over, percent, state, figure, sentence } = useSeats(
    participants,
    maxParticipants,
  );
  return (
    <div
      data-slot="seat-bar"
      data-state={loading ? 'loading' : state}
      className={cx('t:root t:grid t:min-w-0 t:grid-cols-1 t:gap-1.5 t:text-label', className)}
      ref={ref}
      {...rest}
    >
      {loading ? (
        <SkeletonLine width={120} />
      ) : (
        // The meter announces it.
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
          // Sighted users see it by the bar's colour.
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

export interface SeatTrianglesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, SeatBarProps {
  /** 'stack' puts the texts above the triangles; 'line' puts all in one aligned row. @default 'stack' */
  layout?: 'stack' | 'line' | undefined;
}

// 'line' has columns of 200 (144 in narrow lists), 64 and 108 px, which align across the rows of a list.
const boxClasses = cva('t:root', {
  variants: {
    layout: {
      stack: 't:grid t:gap-1.5 t:text-label',
      line: 't:flex t:flex-wrap t:items-center t:gap-x-5 t:gap-y-1 t:@max-phone:gap-x-3',
    },
  },
});
const textsClasses = cva('', {
  variants: {
    layout: {
      stack: 't:flex t:flex-wrap t:items-center t:justify-between t:gap-x-2 t:gap-y-1',
      line: 't:contents',
    },
  },
});
const figureClasses = cva('t:text-muted', {
  variants: {
    layout: { stack: '', line: 't:order-1 t:text-end t:whitespace-nowrap' },
    known: { true: '', false: '' },
  },
  compoundVariants: [
    { layout: 'line', known: true, className: 't:min-w-rem-4.5' },
    // Without known seats there is no badge: the figure fills both columns.
    {
      layout: 'line',
      known: false,
      className: 't:min-w-rem-12 t:@max-phone:min-w-0',
    },
  ],
});
const rowClasses = cva('t:block', {
  variants: {
    layout: {
      stack: '',
      line: 't:w-rem-12.5 t:max-w-full t:@max-table:w-rem-9 t:@max-phone:w-auto t:@max-phone:grow t:@max-phone:basis-rem-6',
    },
  },
});
const leftClasses = cva('', {
  variants: { layout: { stack: 't:contents', line: 't:order-2 t:min-w-rem-6.75 t:@max-phone:min-w-0' } },
});
const badgeClasses = cva(
  't:inline-flex t:items-center t:rounded-pill t:border t:text-caption t:font-semibold t:whitespace-nowrap',
  {
    variants: {
      layout: { stack: 't:px-2', line: 't:min-h-badge-height t:gap-1.25 t:px-badge-padding-x' },
      state: {
        free: 't:border-brand-soft-border t:bg-brand-soft t:text-on-brand-soft',
        full: 't:border-transparent t:bg-ink t:text-on-inverse',
      },
    },
  },
);
const overClasses = cva('t:font-semibold t:text-warning-text', {
  variants: {
    layout: {
      stack: '',
      line: 't:order-2 t:max-w-rem-6.75 t:text-label t:@max-phone:max-w-none',
    },
  },
});

/**
 * Participants and seats, seat by seat: '9 of 12 participants', one triangle a seat, filled where it is
 * taken, and the seats left. Above 60 seats one triangle stands for several. It fills its container.
 *
 * @example
 * <SeatTriangles of="Sepik River Carvers Journey" participants={9} maxParticipants={12} />
 */
export const SeatTriangles = forwardRef<HTMLDivElement, SeatTrianglesProps>(function SeatTriangles(
  { of, participants, maxParticipants, layout = 'stack', className, ...rest },
  ref,
) {
  const { format, t, loading, taken, seats, over, percent, state, figure, sentence } = useSeats(
    participants,
    maxParticipants,
  );
  const { filled, outlined } = trianglesOf(
    { period: '', confirmed: Math.min(taken, seats), pending: Math.max(0, seats - taken) },
    unitOf(seats),
  );
  const isOnLine = layout === 'line';
  // In a row the triangles and the badge make the noun unnecessary.
  const isShort = isOnLine && seats > 0;
  if (loading) {
    return (
      <div
        data-slot="seat-triangles"
        data-state="loading"
        className={boxClasses({ layout, className })}
        ref={ref}
        {...rest}
      >
        <span className={textsClasses({ layout })}>
          <span className={cx(figureClasses({ layout, known: true }), 't:flex t:justify-end')}>
            <SkeletonLine width={isOnLine ? 56 : 120} />
          </span>
          {isOnLine ? (
            <span className={leftClasses({ layout })}>
              <Skeleton width={92} height={24} shape="pill" className="t:block" />
            </span>
          ) : (
            <span className="t:border t:border-transparent t:text-caption">
              <SkeletonLine width={72} />
            </span>
          )}
        </span>
        <span className={rowClasses({ layout })}>
          <SkeletonBlock />
        </span>
      </div>
    );
  }
  return (
    <div
      data-slot="seat-triangles"
      data-state={state}
      className={cx(boxClasses({ layout }), 't:min-w-0', className)}
      ref={ref}
      {...rest}
    >
      <span className={textsClasses({ layout })}>
        {/* The meter announces it. */}
        <bdi aria-hidden={seats > 0 || undefined} className={figureClasses({ layout, known: seats > 0 })}>
          {isShort ? <span className="t:figures">{figure}</span> : <Sentence text={sentence} />}
        </bdi>
        {state === 'free' || state === 'full' ? (
          <span className={leftClasses({ layout })}>
            <bdi className={badgeClasses({ layout, state })}>
              {isOnLine ? (
                <span aria-hidden="true" className="t:-ms-px t:flex t:*:icon-14">
                  {state === 'full' ? <Check /> : <Users />}
                </span>
              ) : null}
              <span className="t:contents">
                {state === 'full' ? t['seat.none-left'] : t['seat.left']({ seats: seats - taken }, format)}
              </span>
            </bdi>
          </span>
        ) : null}
      </span>
      {seats > 0 ? (
        <span
          role="meter"
          aria-label={t['seat.bar']({ of })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={figure}
          className={rowClasses({ layout })}
        >
          <TriangleRow filled={filled} outlined={outlined} className="t:block" />
        </span>
      ) : (
        <span className={cx(rowClasses({ layout }), 't:text-muted')}>{t['seat.unknown']}</span>
      )}
      {over > 0 ? <bdi className={overClasses({ layout })}>{t['seat.over']({ over }, format)}</bdi> : null}
    </div>
  );
});
