export { DASHBOARD_TITLES } from '../../domain/account/dashboard-titles.constants';
export {
  preloadDashboard,
  RoleDashboard,
  type RoleDashboardData,
  type RoleDashboardProps,
} from './role-dashboard';
