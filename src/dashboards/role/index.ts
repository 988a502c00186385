export { RoleDashboard, type RoleDashboardData, type RoleDashboardProps } from './role-dashboard';
