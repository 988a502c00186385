import { defineList } from '../../domain/define-list.js';
import type { navMessages } from '../../i18n/compiled/en/nav.js';
import { Bell } from '../../icons/compiled/bell.js';
import { BriefcaseBusiness } from '../../icons/compiled/briefcase-business.js';
import { CalendarCheck } from '../../icons/compiled/calendar-check.js';
import { Compass } from '../../icons/compiled/compass.js';
import { Heart } from '../../icons/compiled/heart.js';
import { House } from '../../icons/compiled/house.js';
import { MessageCircle } from '../../icons/compiled/message-circle.js';
import { Sparkles } from '../../icons/compiled/sparkles.js';
import { UserRound } from '../../icons/compiled/user-round.js';
import type { DrawnIcon } from '../../icons/create-icon.js';
import { type NavIcon, type NavItem, navItemsForRole } from './navigation.js';

const ICONS: Readonly<Record<NavIcon, true>> = {
  home: true,
  discover: true,
  'ai-plan': true,
  saved: true,
  profile: true,
  business: true,
  messages: true,
  bookings: true,
  updates: true,
};

const isIcon = (name: string): name is NavIcon => Object.hasOwn(ICONS, name);

const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
/** Base for parsing only; no address on it is ever returned. */
const PARSING_BASE = 'https://same-origin.invalid';

/** Returns whether an address is safe to follow: `javascript:` is not, however it is written. */
export function isSafeHref(href: string): boolean {
  try {
    return PROTOCOLS.includes(new URL(href, PARSING_BASE).protocol);
  } catch {
    return false;
  }
}

/** Most items of a navigation; no bar has room for more. */
const MAX_NAV_ITEMS = 10;

const navItems = /* @__PURE__ */ defineList({
  name: 'navItems',
  fields: { label: '', href: '', icon: '', badge: 0 },
});

/**
 * Returns the given items of the navigation, else the role's (spec: 2.nav-all). Leaves out duplicates and
 * items without a label or a safe address; replaces an unknown icon by that of Home.
 *
 * @param raw - `[{ label, href, icon, badge }]` of any type
 * @param counts - whether the role's items carry their fixed counts (spec: 2.nav-badge). @default true
 * @param t - messages for the role's items. @default English
 * @example
 * navItemsOf([{ label: 'Saved', href: '/saved', icon: 'saved', badge: 12 }], role);
 */
export function navItemsOf(
  raw: unknown,
  role: unknown,
  counts = true,
  t?: typeof navMessages,
): readonly NavItem[] {
  const { items, isSample } = navItems.sanitize(raw);
  if (isSample) {
    const fixed = navItemsForRole(role, t);
    return counts ? fixed : fixed.map(({ badge: _fixed, ...item }) => item);
  }
  const shown = new Map<string, NavItem>();
  for (const { label, href, icon, badge } of items) {
    if (shown.size === MAX_NAV_ITEMS) break;
    if (label === '' || href === '' || !isSafeHref(href)) continue;
    const item: NavItem = { label, href, icon: isIcon(icon) ? icon : 'home', badge: Math.floor(badge) };
    shown.set(`${href} ${label}`, item);
  }
  return [...shown.values()];
}

/** Icon of each name. */
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
