/** Items of the avatar menu (spec section 2 'Traveler dashboard'). */
export const PROFILE_SETTINGS = 'Profile Settings';
export const ACCOUNT_SETTINGS = 'Account Settings';
export const LOG_OUT = 'Log out';

/** Where they lead (spec section 2: links to routes with no defined page). */
export const PROFILE_PATH = '/profile';
export const SETTINGS_PATH = '/settings';

/** Name of the menu's button: 'Account menu, Hana Tāmaki'. */
export const accountMenuLabel = (name: string): string => (name ? `Account menu, ${name}` : 'Account menu');
