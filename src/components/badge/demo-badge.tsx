import { forwardRef } from 'react';
import { Badge, type BadgeProps } from './badge';

export type DemoBadgeProps = Omit<BadgeProps, 'children' | 'icon' | 'size'>;

/** Marks a demo account (decision 1). */
export const DEMO_LABEL = 'Demo';

/**
 * Marks a demo account, beside the role badge.
 *
 * @example
 * {accountKind(user) === 'demo' ? <DemoBadge /> : null}
 */
export const DemoBadge = forwardRef<HTMLSpanElement, DemoBadgeProps>(function DemoBadge(props, ref) {
  return (
    <Badge data-account="demo" tone="secondary" size="sm" ref={ref} {...props}>
      {DEMO_LABEL}
    </Badge>
  );
});
