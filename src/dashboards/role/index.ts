import type { DashboardKind } from '../../domain/roles.js';
import { dashboardMessages } from '../../i18n/compiled/en/dashboard.js';

export type { DashboardBaseProps, InertActions, PartState } from '../shared/index.js';
export {
  preloadDashboard,
  RoleDashboard,
  type RoleDashboardData,
  type RoleDashboardProps,
} from './role-dashboard.js';

/**
 * Titles of the dashboards' pages, without their code (spec: 2.traveler-header, 2.agent-title,
 * 2.organizer-title, 2.corporate-title).
 */
export const DASHBOARD_TITLES: Readonly<Record<DashboardKind, string>> = {
  traveler: dashboardMessages['dashboard.title.traveler'],
  'travel-agent': dashboardMessages['dashboard.title.travel-agent'],
  'tour-organizer': dashboardMessages['dashboard.title.tour-organizer'],
  corporate: dashboardMessages['dashboard.title.corporate'],
  unknown: dashboardMessages['dashboard.title.unknown'],
};
