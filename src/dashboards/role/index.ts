export type { DashboardBaseProps, InertActions, PartState } from '../shared/index.js';
export {
  preloadDashboard,
  RoleDashboard,
  type RoleDashboardData,
  type RoleDashboardProps,
} from './role-dashboard.js';
export { DASHBOARD_TITLES } from './titles.js';
