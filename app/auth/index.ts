export { forgetUser, lookUpAgain, refreshUser } from '../api/queries/user-cache';
export { type CurrentUser, useCurrentUser } from './current-user';
export { DEMO_API_PRESENT, demoLogin } from './demo-login';
export { LOGOUT_FAILED, type LogoutResult, logoutByNavigation, type NavigationLogoutOptions } from './logout';
