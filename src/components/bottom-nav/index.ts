export type { NavIcon } from '../../domain/navigation';
export type { DrawnIcon } from '../../lib/create-icon';
export { BottomNav, type BottomNavItem, type BottomNavProps, TAP_VIBRATION_MS } from './bottom-nav';
export { NAV_ICONS, RoleBottomNav, type RoleBottomNavProps } from './role-bottom-nav';
