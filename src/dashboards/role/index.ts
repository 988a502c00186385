export {
  preloadDashboard,
  RoleDashboard,
  type RoleDashboardData,
  type RoleDashboardProps,
} from './role-dashboard';
