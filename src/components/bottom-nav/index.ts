export type { NavIcon } from '../../domain/navigation';
export type { DrawnIcon } from '../../icons';
export { BottomNav, type BottomNavItem, type BottomNavProps } from './bottom-nav';
export { NAV_ICONS } from './nav-icons';
export { RoleBottomNav, type RoleBottomNavProps } from './role-bottom-nav';
export { TAP_VIBRATION_MS } from './vibrate';
