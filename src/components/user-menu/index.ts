export type { Account } from './account';
export { UserMenu, type UserMenuProps } from './user-menu';
