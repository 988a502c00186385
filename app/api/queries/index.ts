export { useDashboardData } from './dashboard-data';
export { isReadRefused, useBookings } from './read';
export { isLoggingOut, useLogout } from './use-logout';
export { personOf } from './user-cache';
export { type RawUser, useAuthUser, useSecondUser } from './user-look-up';
