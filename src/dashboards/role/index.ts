export { DASHBOARD_TITLES } from '../../domain/roles';
export type { DashboardBaseProps, InertActions } from '../shared';
export {
  preloadDashboard,
  RoleDashboard,
  type RoleDashboardData,
  type RoleDashboardProps,
} from './role-dashboard';
