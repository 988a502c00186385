export type { Account, AccountItem } from './account.js';
export { UserMenu, type UserMenuProps } from './user-menu.js';
