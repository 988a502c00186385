export type { Account, AccountItem } from './account';
export { UserMenu, type UserMenuProps } from './user-menu';
