import { normalizeRole } from './roles';

/** Which icon an item of the bottom navigation carries; the component maps names to pictures. */
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
  /** Count of what is new; above 99 shows '99+'. */
  readonly badge?: number;
}

const HOME: NavItem = { label: 'Home', href: '/', icon: 'home' };
const DISCOVER: NavItem = { label: 'Discover', href: '/destinations', icon: 'discover' };

const TRAVELER_ITEMS: readonly NavItem[] = [
  HOME,
  DISCOVER,
  { label: 'AI Plan', href: '/ai-itinerary', icon: 'ai-plan' },
  { label: 'Saved', href: '/wishlists', icon: 'saved', badge: 3 },
  { label: 'Profile', href: '/dashboard', icon: 'profile' },
];

const TRAVEL_AGENT_ITEMS: readonly NavItem[] = [
  HOME,
  DISCOVER,
  { label: 'Business', href: '/dashboard', icon: 'business', badge: 2 },
  { label: 'Messages', href: '/messages', icon: 'messages', badge: 5 },
  { label: 'Profile', href: '/profile', icon: 'profile' },
];

const OTHER_ITEMS: readonly NavItem[] = [
  HOME,
  DISCOVER,
  { label: 'Bookings', href: '/bookings', icon: 'bookings' },
  { label: 'Updates', href: '/notifications', icon: 'updates', badge: 1 },
  { label: 'Profile', href: '/dashboard', icon: 'profile' },
];

/**
 * The items of the bottom navigation (spec: 2.nav-all). Without a role, the traveler's; every role but traveler and
 * travel_agent shares one set (spec: 2.nav-others).
 */
export function navItemsForRole(role: unknown): readonly NavItem[] {
  const name = normalizeRole(role);
  if (name === 'traveler') return TRAVELER_ITEMS;
  return name === 'travel_agent' ? TRAVEL_AGENT_ITEMS : OTHER_ITEMS;
}

/**
 * The item that the current path belongs to: '/' on '/' alone, others on their path and below it, the first where
 * several match (spec: 2.nav-active).
 *
 * @param pathname - path of the current location, without query
 */
export function activeNavItem<Item extends Pick<NavItem, 'href'>>(
  items: readonly Item[],
  pathname: string,
): Item | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return items.find(({ href }) => path === href || (href !== '/' && path.startsWith(`${href}/`)));
}
