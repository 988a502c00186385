import type { DashboardKind } from './roles';

/**
 * The titles of the dashboards' pages (spec section 2, decision 4), for the document's own title too, before a dashboard's
 * code is there. 'unknown' is the dashboard of roles that the product does not know.
 */
export const DASHBOARD_TITLES: Readonly<Record<DashboardKind, string>> = {
  traveler: 'Traveler Dashboard',
  'travel-agent': 'Travel Agent Hub',
  'tour-organizer': 'Cultural Tour Command Center',
  corporate: 'Corporate Travel Management',
  unknown: 'Test dashboard',
};
