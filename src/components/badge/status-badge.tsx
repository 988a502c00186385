'use client';
import { forwardRef, type ReactElement } from 'react';
import { normalizeStatus } from '../../domain/status.js';
import { statusMessages } from '../../i18n/compiled/en/status.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CheckCheck } from '../../icons/compiled/check-check.js';
import { Circle } from '../../icons/compiled/circle.js';
import { CircleCheck } from '../../icons/compiled/circle-check.js';
import { CircleDot } from '../../icons/compiled/circle-dot.js';
import { Clock } from '../../icons/compiled/clock.js';
import { Hourglass } from '../../icons/compiled/hourglass.js';
import { Lock } from '../../icons/compiled/lock.js';
import { cx } from '../../lib/cx.js';
import type { BadgeProps } from './badge.js';
import { BADGE_TONES, type BadgeTone, badgeClasses, badgeDefaults } from './badge.js';
import { statusLabel } from './labels.js';

interface Look {
  icon: ReactElement;
  tone: BadgeTone;
}

const ICON = 't:-ms-px t:icon-14';
/** A status from data may be a sentence: it takes two lines, and only overlong words are broken. */
const LONG_TEXT = 't:line-clamp-2 t:max-w-[12em] t:wrap-break-word';
/** Longest text, in characters, that stays on one line whatever its room. */
const SHORT_LENGTH = 24;

const LOOKS: ReadonlyMap<string, Look> = new Map([
  ['confirmed', { icon: <CircleCheck className={ICON} />, tone: 'positive' }],
  ['approved', { icon: <CircleCheck className={ICON} />, tone: 'positive' }],
  ['available', { icon: <CircleCheck className={ICON} />, tone: 'positive' }],
  ['active', { icon: <CircleDot className={ICON} />, tone: 'positive' }],
  ['pending', { icon: <Clock className={ICON} />, tone: 'warning' }],
  ['filling', { icon: <Hourglass className={ICON} />, tone: 'warning' }],
  ['completed', { icon: <CheckCheck className={ICON} />, tone: 'secondary' }],
  ['locked', { icon: <Lock className={ICON} />, tone: 'secondary' }],
]);
/** Class names by tone, computed once: lists have a badge in every row. */
const CLASSES: ReadonlyMap<BadgeTone, string> = /* @__PURE__ */ new Map(
  BADGE_TONES.map((tone) => [
    tone,
    // Neighbours in a row shrink first.
    cx(badgeClasses({ tone, size: badgeDefaults.size }), 't:flex-none'),
  ]),
);
const UNKNOWN_LOOK: Look = { icon: <Circle className={ICON} />, tone: 'secondary' };

export interface StatusBadgeProps extends Omit<BadgeProps, 'children' | 'icon' | 'size'> {
  /** The status as in the data: 'confirmed', 'in_review'. Case does not matter. */
  status: string;
  /** Text of the badge. @default the label of the status */
  label?: string | undefined;
  /** Meaning here, e.g. from `statusTone` of the domain. @default the usual meaning of the status */
  tone?: BadgeTone | undefined;
}

/**
 * A status as icon and label, never by colour alone (WCAG 1.4.1). Unknown ones get a neutral circle.
 *
 * @example
 * <StatusBadge status={booking.status} tone={statusTone('booking', booking.status)} />
 */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { status, label, tone, className, ...rest },
  ref,
) {
  const t = useMessages(statusMessages);
  const name = normalizeStatus(status);
  const look = LOOKS.get(name) ?? UNKNOWN_LOOK;
  const shownTone = tone ?? look.tone;
  const text = label || statusLabel(status, t) || t['status.unknown'];
  const isShort = text.length <= SHORT_LENGTH;
  return (
    // A `Badge` with two elements less: lists have one in every row.
    <span
      data-slot="badge"
      data-tone={shownTone}
      data-status={name}
      className={cx(
        CLASSES.get(shownTone) ?? CLASSES.get(look.tone),
        isShort && 't:min-w-max t:whitespace-nowrap',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {look.icon}
      <bdi className={cx('t:py-0.5', !isShort && LONG_TEXT)}>{text}</bdi>
    </span>
  );
});
