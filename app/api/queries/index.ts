export { isReadRefused, useBookings, useDashboardData } from './reads';
export { isLoggingOut, useLogout } from './use-logout';
