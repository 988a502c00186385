'use client';
import { forwardRef, useMemo } from 'react';
import { navMessages } from '../../i18n/compiled/en/components.js';
import { useMessages } from '../../i18n/use-messages.js';
import { BottomNav, type BottomNavProps } from './bottom-nav.js';
import { NAV_ICONS } from './nav-icons.js';
import { navItemsOf } from './nav-items.js';

export interface RoleBottomNavProps extends Omit<BottomNavProps, 'items' | 'role'> {
  /** The user's role; without one, the traveler's items show. */
  role: string | null | undefined;
  /**
   * The destinations, raw: `[{ label, href, icon, badge }]`, sanitised here; a dashboard takes the same.
   * @default those of the role, with fixed counts
   */
  navItems?: unknown;
}

/**
 * The bottom navigation with the items of a role (spec: 2.nav-all).
 *
 * @example
 * <RoleBottomNav role={user?.role} currentPath={location.pathname}
 *   navItems={navItemsForRole(user?.role).map((item) => ({ ...item, badge: news[item.href] }))} />
 */
export const RoleBottomNav = forwardRef<HTMLElement, RoleBottomNavProps>(function RoleBottomNav(
  { role, navItems, ...rest },
  ref,
) {
  const t = useMessages(navMessages);
  const items = useMemo(
    () =>
      navItemsOf(navItems, role, true, t).map(({ icon, ...item }) => {
        const Icon = NAV_ICONS[icon];
        return { ...item, icon: <Icon /> };
      }),
    [navItems, role, t],
  );
  return <BottomNav items={items} ref={ref} {...rest} />;
});
