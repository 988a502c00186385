import { forwardRef } from 'react';
import { type DashboardKind, type RoleName, roleBadgeLabel } from '../../domain';
import { Badge, type BadgeProps } from './badge';

export interface RoleBadgeProps extends Omit<BadgeProps, 'children' | 'icon' | 'size' | 'role'> {
  /** The role as the account has it: 'travel_agent'. */
  role: RoleName;
  /** The dashboard on which it stands: it decides how the role is written (decision 20). @default the role's own */
  dashboard?: DashboardKind;
}

/**
 * The role of the signed-in person: 'Travel Agent', 'TRAVELER'.
 *
 * @example
 * <RoleBadge role={user.role} dashboard="travel-agent" />
 */
export const RoleBadge = forwardRef<HTMLSpanElement, RoleBadgeProps>(function RoleBadge(
  { role, dashboard, ...rest },
  ref,
) {
  return (
    <Badge data-role={role} tone="default" size="sm" ref={ref} {...rest}>
      <bdi>{roleBadgeLabel(role, dashboard)}</bdi>
    </Badge>
  );
});
