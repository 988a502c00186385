export { lookUpAgain, refreshUser } from '../api/queries/user-cache';
export { type CurrentUser, useCurrentUser, useUnanswered } from './current-user';
export { DEMO_API_PRESENT, demoLogin } from './demo-login';
