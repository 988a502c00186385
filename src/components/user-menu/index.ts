export type { AccountItem } from './account-items.js';
export { type Account, UserMenu, type UserMenuProps } from './user-menu.js';
