export type { DrawnIcon } from '../../icons/create-icon.js';
export {
  BottomNav,
  type BottomNavItem,
  type BottomNavProps,
  RoleBottomNav,
  type RoleBottomNavProps,
} from './bottom-nav.js';
export { NAV_ICONS, navItemsOf } from './nav-items.js';
export { activeNavItem, type NavIcon, type NavItem } from './navigation.js';
