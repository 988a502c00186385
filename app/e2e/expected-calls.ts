import type { DemoRole } from '../../src/testing/demo-api/fixtures/users';

/** Reads of each role on /dashboard, besides the look-up of the user. */
const TRAVELER = ['GET /api/bookings', 'GET /api/listings?category=cultural'];

export const DATA_READS: Readonly<Record<DemoRole, readonly string[]>> = {
  traveler: TRAVELER,
  provider: TRAVELER,
  travel_agent: [
    'GET /api/travel-agent/bookings',
    'GET /api/travel-agent/clients',
    'GET /api/travel-agent/commissions',
    'GET /api/travel-agent/external-bookings',
    'GET /api/travel-agent/stats',
  ],
  tour_organizer: [
    'GET /api/private-tours',
    'GET /api/tour-organizer/applications',
    'GET /api/tour-organizer/revenue',
    'GET /api/tour-organizer/stats',
    'GET /api/tour-organizer/team',
  ],
  corporate_admin: [
    'GET /api/corporate-admin/budget',
    'GET /api/corporate-admin/employee-travel',
    'GET /api/corporate-admin/policies',
    'GET /api/corporate-admin/stats',
    'GET /api/corporate-admin/team',
  ],
  admin: [],
  super_admin: [],
  reviewer: [],
};

/** Every account of the demo API: the seven roles, and an unknown one. */
export const ROLES = Object.keys(DATA_READS) as DemoRole[];

/** One role for each dashboard. */
export const OWNERS = ['traveler', 'travel_agent', 'tour_organizer', 'corporate_admin'] as const;

/** One role for each look: with data, with samples alone, and the test dashboard. */
export const READERS = [...OWNERS, 'admin', 'reviewer'] as const;

const TRAVEL_AGENT_HUB = 'Travel Agent Hub';

export const DASHBOARD_TITLES: Readonly<Record<DemoRole, string>> = {
  traveler: 'Traveler Dashboard',
  provider: 'Traveler Dashboard',
  travel_agent: TRAVEL_AGENT_HUB,
  admin: TRAVEL_AGENT_HUB,
  super_admin: TRAVEL_AGENT_HUB,
  tour_organizer: 'Cultural Tour Command Center',
  corporate_admin: 'Corporate Travel Management',
  reviewer: 'Test dashboard',
};
