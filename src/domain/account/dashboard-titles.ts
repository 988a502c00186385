import type { DashboardKind } from './roles';

/**
 * The title of each dashboard's page: spec section 2; 'unknown' is the one for roles that the product does not know
 * (decision 4). For the document's own title too, before the dashboard's code is there.
 */
export const DASHBOARD_TITLES: Readonly<Record<DashboardKind, string>> = {
  traveler: 'Traveler Dashboard',
  'travel-agent': 'Travel Agent Hub',
  'tour-organizer': 'Cultural Tour Command Center',
  corporate: 'Corporate Travel Management',
  unknown: 'Test dashboard',
};
