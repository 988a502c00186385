import { normalizeRole } from '../../domain/roles.js';
import { navMessages } from '../../i18n/compiled/en/nav.js';

/** Name of an icon of the bottom navigation. */
export type NavIcon =
  | 'home'
  | 'discover'
  | 'ai-plan'
  | 'saved'
  | 'profile'
  | 'business'
  | 'messages'
  | 'bookings'
  | 'updates';

/** An item of the bottom navigation. */
export interface NavItem {
  readonly label: string;
  readonly href: string;
  readonly icon: NavIcon;
  /** Count of new items; above 99 shows '99+'. */
  readonly badge?: number | undefined;
}

const HOME: NavItem = { label: navMessages['nav.home'], href: '/', icon: 'home' };
const DISCOVER: NavItem = { label: navMessages['nav.discover'], href: '/destinations', icon: 'discover' };

const TRAVELER_ITEMS: readonly NavItem[] = [
  HOME,
  DISCOVER,
  { label: navMessages['nav.ai-plan'], href: '/ai-itinerary', icon: 'ai-plan' },
  { label: navMessages['nav.saved'], href: '/wishlists', icon: 'saved', badge: 3 },
  { label: navMessages['nav.profile'], href: '/dashboard', icon: 'profile' },
];

const TRAVEL_AGENT_ITEMS: readonly NavItem[] = [
  HOME,
  DISCOVER,
  { label: navMessages['nav.business'], href: '/dashboard', icon: 'business', badge: 2 },
  { label: navMessages['nav.messages'], href: '/messages', icon: 'messages', badge: 5 },
  { label: navMessages['nav.profile'], href: '/profile', icon: 'profile' },
];

const OTHER_ITEMS: readonly NavItem[] = [
  HOME,
  DISCOVER,
  { label: navMessages['nav.bookings'], href: '/bookings', icon: 'bookings' },
  { label: navMessages['nav.updates'], href: '/notifications', icon: 'updates', badge: 1 },
  { label: navMessages['nav.profile'], href: '/dashboard', icon: 'profile' },
];

/**
 * Returns the items of the bottom navigation (spec: 2.nav-all). Without a role, the traveler's; every role
 * but traveler and travel_agent shares one set (spec: 2.nav-others).
 */
export function navItemsForRole(role: unknown, t = navMessages): readonly NavItem[] {
  const name = normalizeRole(role);
  const items =
    name === 'traveler' ? TRAVELER_ITEMS : name === 'travel_agent' ? TRAVEL_AGENT_ITEMS : OTHER_ITEMS;
  return t === navMessages ? items : items.map((item) => ({ ...item, label: t[`nav.${item.icon}`] }));
}

/**
 * Returns the item of the current path, without query: '/' on '/' alone, others on their path and below it,
 * the first of several matches (spec: 2.nav-active).
 */
export function activeNavItem<Item extends Pick<NavItem, 'href'>>(
  items: readonly Item[],
  pathname: string,
): Item | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return items.find(({ href }) => path === href || (href !== '/' && path.startsWith(`${href}/`)));
}
