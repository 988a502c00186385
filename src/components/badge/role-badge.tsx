import { forwardRef } from 'react';
import { type DashboardKind, type RoleName, roleBadgeLabel } from '../../domain';
import { Badge, type BadgeProps } from './badge';

export interface RoleBadgeProps extends Omit<BadgeProps, 'children' | 'icon' | 'size'> {
  /** The role as the account has it: 'travel_agent'. */
  userRole: RoleName;
  /** The dashboard on which it stands: it decides how the role is written (decision 20). @default the role's own */
  dashboard?: DashboardKind;
}

/**
 * The role of the signed-in person: 'Travel Agent', 'TRAVELER'.
 *
 * @example
 * <RoleBadge userRole={user.role} dashboard="travel-agent" />
 */
export const RoleBadge = forwardRef<HTMLSpanElement, RoleBadgeProps>(function RoleBadge(
  { userRole, dashboard, ...rest },
  ref,
) {
  return (
    <Badge data-role={userRole} tone="default" size="sm" ref={ref} {...rest}>
      <bdi>{roleBadgeLabel(userRole, dashboard)}</bdi>
    </Badge>
  );
});
