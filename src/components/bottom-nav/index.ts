export type { DrawnIcon } from '../../icons/index.js';
export { BottomNav, type BottomNavItem, type BottomNavProps } from './bottom-nav.js';
export { NAV_ICONS } from './nav-icons.js';
export { navItemsOf } from './nav-items.js';
export { activeNavItem, type NavIcon, type NavItem } from './navigation.js';
export { RoleBottomNav, type RoleBottomNavProps } from './role-bottom-nav.js';
export { TAP_VIBRATION_MS } from './vibrate.js';
