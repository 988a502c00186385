export { DASHBOARD_TITLES } from '../../domain/account/dashboard-titles.constants';
export type { DashboardBaseProps } from '../shared';
export {
  preloadDashboard,
  RoleDashboard,
  type RoleDashboardData,
  type RoleDashboardProps,
} from './role-dashboard';
