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

/** Addresses that a link of a navigation may lead to: a path here, another site, an address of mail or telephone. */
const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
/** Only for parsing; no address on it is ever returned. */
const PARSING_BASE = 'https://same-origin.invalid';

/** Returns whether an address may be followed: `javascript:` may not, however it is written. */
export function isSafeHref(href: string): boolean {
  try {
    return PROTOCOLS.includes(new URL(href, PARSING_BASE).protocol);
  } catch {
    return false;
  }
}

/** Items beyond these are left out: no bar has room for more. */
const MAX_NAV_ITEMS = 10;

/** The items of the navigation as a host gives them: `[{ label, href, icon, badge }]`, of any kind. */
const navItems = /* @__PURE__ */ defineList({
  name: 'navItems',
  fields: { label: '', href: '', icon: '', badge: 0 },
});

/**
 * The items of the navigation: those given, else the role's (spec: 2.nav-all). Items without a label, without an address that
 * may be followed, or given twice are left out; an unknown icon is that of Home.
 *
 * @param raw - `[{ label, href, icon, badge }]` of any kind
 * @param counts - whether the role's items carry their fixed counts (spec: 2.nav-badge). @default true
 * @param t - the words of the role's items. @default English
 * @example
 * navItemsOf([{ label: 'Home', href: '/', icon: 'home' }, { label: 'Saved', href: '/saved', icon: 'saved', badge: 12 }], role);
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
