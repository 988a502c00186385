import { CheckCheck, Circle, CircleCheck, CircleDot, Clock, Hourglass, Lock } from 'lucide-react';
import { forwardRef } from 'react';
import { statusLabel } from '../../domain';
import { normalizeStatus } from '../../domain/status';
import type { DrawnIcon } from '../../lib/create-icon';
import { Badge, type BadgeProps } from './badge';
import type { BadgeTone } from './badge.variants';

/** Icons and tones by status word (DESIGN section 6 'Badge'). */
const LOOKS: ReadonlyMap<string, { icon: DrawnIcon; tone: BadgeTone }> = new Map([
  ['confirmed', { icon: CircleCheck, tone: 'positive' }],
  ['approved', { icon: CircleCheck, tone: 'positive' }],
  ['available', { icon: CircleCheck, tone: 'positive' }],
  ['active', { icon: CircleDot, tone: 'positive' }],
  ['pending', { icon: Clock, tone: 'warning' }],
  ['filling', { icon: Hourglass, tone: 'warning' }],
  ['completed', { icon: CheckCheck, tone: 'secondary' }],
  ['locked', { icon: Lock, tone: 'secondary' }],
]);
const UNKNOWN_LOOK = { icon: Circle, tone: 'secondary' } as const;
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
  const Icon = look.icon;
  return (
    <Badge data-status={name} tone={tone ?? look.tone} icon={<Icon />} ref={ref} {...rest}>
      <bdi>{label || statusLabel(status) || UNKNOWN_STATUS}</bdi>
    </Badge>
  );
});
