export { useDashboardData } from './dashboard-data';
export { isReadRefused, type ReadResult, useBookings } from './read';
export { isLoggingOut, useLogout } from './use-logout';
export { personOf } from './user-cache';
export { type RawUser, useAuthUser, useSecondUser } from './user-look-up';
