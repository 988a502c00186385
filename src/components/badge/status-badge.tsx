import { forwardRef, type ReactElement } from 'react';
import { normalizeStatus, statusLabel } from '../../domain';
import { Drawing } from '../../lib/drawing';
import { Badge, type BadgeProps } from './badge';
import type { BadgeTone } from './badge.variants';

const RING = <circle cx="12" cy="12" r="10" />;
// Made once, with the shapes of Lucide's icons: a list has a badge in every row.
const CIRCLE = <Drawing>{RING}</Drawing>;
const CIRCLE_CHECK = (
  <Drawing>
    {RING}
    <path d="m16 9-5.5 5.5L8 12" />
  </Drawing>
);
const CIRCLE_DOT = (
  <Drawing>
    <circle cx="12" cy="12" r="1" />
    {RING}
  </Drawing>
);
const CLOCK = (
  <Drawing>
    {RING}
    <path d="M12 6v6l4 2" />
  </Drawing>
);
const HOURGLASS = (
  <Drawing>
    <path d="M5 22h14" />
    <path d="M5 2h14" />
    <path d="M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22" />
    <path d="M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2" />
  </Drawing>
);
const CHECKS = (
  <Drawing>
    <path d="M18 6 7 17l-5-5" />
    <path d="m22 10-7.5 7.5L13 16" />
  </Drawing>
);
const LOCK = (
  <Drawing>
    <rect x="3" y="11" width="18" height="11" rx="2" />
    <path d="M7 11V7a5 5 0 0 1 10 0v4" />
  </Drawing>
);

/** Icons and tones by status word (DESIGN section 6 'Badge'). */
const LOOKS: ReadonlyMap<string, { icon: ReactElement; tone: BadgeTone }> = new Map([
  ['confirmed', { icon: CIRCLE_CHECK, tone: 'positive' }],
  ['approved', { icon: CIRCLE_CHECK, tone: 'positive' }],
  ['available', { icon: CIRCLE_CHECK, tone: 'positive' }],
  ['active', { icon: CIRCLE_DOT, tone: 'positive' }],
  ['pending', { icon: CLOCK, tone: 'warning' }],
  ['filling', { icon: HOURGLASS, tone: 'warning' }],
  ['completed', { icon: CHECKS, tone: 'secondary' }],
  ['locked', { icon: LOCK, tone: 'secondary' }],
]);
const UNKNOWN_LOOK = { icon: CIRCLE, tone: 'secondary' } as const;
const UNKNOWN_STATUS = 'Unknown';

export interface StatusBadgeProps extends Omit<BadgeProps, 'children' | 'icon' | 'size'> {
  /** The status as the data has it: 'confirmed', 'in_review'. Case does not matter. */
  status: string;
  /** The text. @default the status in words */
  label?: string;
  /** What it means here, e.g. from `statusBadge` of the domain. @default the meaning that the word usually has */
  tone?: BadgeTone;
}

/**
 * A status with its icon and its word, never by colour alone (WCAG 1.4.1). A word that it does not know gets a neutral
 * circle.
 *
 * @example
 * <StatusBadge status={booking.status} tone={statusBadge('booking', booking.status).tone} />
 */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { status, label, tone, ...rest },
  ref,
) {
  const name = normalizeStatus(status);
  const look = LOOKS.get(name) ?? UNKNOWN_LOOK;
  return (
    <Badge data-status={name} tone={tone ?? look.tone} icon={look.icon} ref={ref} {...rest}>
      <bdi>{label || statusLabel(status) || UNKNOWN_STATUS}</bdi>
    </Badge>
  );
});
