import { forwardRef, useMemo } from 'react';
import { type NavIcon, navItemsForRole } from '../../domain/navigation';
import type { DrawnIcon } from '../../icons';
import {
  Bell,
  BriefcaseBusiness,
  CalendarCheck,
  Compass,
  Heart,
  House,
  MessageCircle,
  Sparkles,
  UserRound,
} from '../../icons';
import { BottomNav, type BottomNavProps } from './bottom-nav';

/** The picture of each icon name that the domain's navigation items carry. */
export const NAV_ICONS: Readonly<Record<NavIcon, DrawnIcon>> = {
  home: House,
  discover: Compass,
  'ai-plan': Sparkles,
  saved: Heart,
  profile: UserRound,
  business: BriefcaseBusiness,
  messages: MessageCircle,
  bookings: CalendarCheck,
  updates: Bell,
};

export interface RoleBottomNavProps extends Omit<BottomNavProps, 'items' | 'role'> {
  /** The user's role; without one, the traveler's items show. */
  role: string | null | undefined;
}

/**
 * The bottom navigation with the items of a role (spec: 2.nav-all).
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
