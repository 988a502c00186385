export { useDashboardData } from './dashboard-data';
export { isReadRefused, useBookings } from './read';
export { isLoggingOut, useLogout } from './use-logout';
