import { forwardRef, useMemo } from 'react';
import { navItemsForRole } from '../../domain/navigation';
import { BottomNav, type BottomNavProps } from './bottom-nav';
import { NAV_ICONS } from './nav-icons';

export interface RoleBottomNavProps extends Omit<BottomNavProps, 'items' | 'role'> {
  /** The user's role; without one, the traveler's items show (decision 7). */
  role: string | null | undefined;
}

/**
 * The bottom navigation with the items that the spec gives to a role (section 2).
 *
 * @example
 * <RoleBottomNav role={user?.role} currentPath={location.pathname} />
 */
export const RoleBottomNav = forwardRef<HTMLElement, RoleBottomNavProps>(function RoleBottomNav(
  { role, ...rest },
  ref,
) {
  const items = useMemo(
    () =>
      navItemsForRole(role).map(({ icon, ...item }) => {
        const Icon = NAV_ICONS[icon];
        return { ...item, icon: <Icon /> };
      }),
    [role],
  );
  return <BottomNav items={items} ref={ref} {...rest} />;
});
