export type { Account, AccountItem } from './account-items.js';
export { UserMenu, type UserMenuProps } from './user-menu.js';
