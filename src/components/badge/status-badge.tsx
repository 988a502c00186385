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
/** A status comes from data, where it may be a sentence: that takes two lines, and only a word that no status has is broken. */
const LONG_TEXT = 't:line-clamp-2 t:max-w-[12em] t:wrap-break-word';
/** A status of so many characters is no sentence. It stands on one line, whatever room it has. */
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
/** Class names by tone, computed once, because lists have a badge in every row. */
const CLASSES: ReadonlyMap<BadgeTone, string> = /* @__PURE__ */ new Map(
  BADGE_TONES.map((tone) => [
    tone,
    // Neighbours in a row give way first.
    cx(badgeClasses({ tone, size: badgeDefaults.size }), 't:flex-none'),
  ]),
);
const UNKNOWN_LOOK: Look = { icon: <Circle className={ICON} />, tone: 'secondary' };

export interface StatusBadgeProps extends Omit<BadgeProps, 'children' | 'icon' | 'size'> {
  /** The status as the data has it: 'confirmed', 'in_review'. Case does not matter. */
  status: string;
  /** The text. @default the status in words */
  label?: string | undefined;
  /** The meaning here, e.g. from `statusTone` of the domain. @default the meaning that the word usually has */
  tone?: BadgeTone | undefined;
}

/**
 * A status with its icon and its word, never by colour alone (WCAG 1.4.1). A word that it does not know gets a neutral
 * circle.
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
    // A `Badge` with the same elements, less two: lists have one in every row.
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
