export type { Account } from './account-avatar.js';
export type { AccountItem } from './account-items.js';
export { UserMenu, type UserMenuProps } from './user-menu.js';
