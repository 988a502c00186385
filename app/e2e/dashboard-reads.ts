import type { Locator, Page } from '@playwright/test';
import type { DemoRole } from '../../src/testing/demo-api/fixtures/users';

/** A read, and its effects on a dashboard's overview. */
export interface DashboardRead {
  call: string;
  panel: (page: Page) => Locator;
  /** Text in the panel after a correct answer. */
  live: string;
  /** Text after a failure: the error of an empty list, or the sample chip. */
  failed?: string;
  /** True where the answer is a list, whose invalid rows are counted. */
  isList: boolean;
}

export interface DashboardReads {
  role: DemoRole;
  title: string;
  reads: readonly DashboardRead[];
}

const region = (name: string) => (page: Page) => page.getByRole('region', { name });
/** The strip of tiles, with one chip where all tiles are samples. */
const tiles = (page: Page) => page.locator('[data-slot="stat-strip"]');

/** The recommendations have no panel: their heading is followed by elements of the overview. */
const recommendations = (page: Page) => page.getByRole('tabpanel');

const read = (call: string, panel: DashboardRead['panel'], live: string, isList = false): DashboardRead => ({
  call,
  panel,
  live,
  isList,
});

/** Every read of a role, on the overview of its dashboard. */
export const DASHBOARD_READS: readonly DashboardReads[] = [
  {
    role: 'traveler',
    title: 'Traveler Dashboard',
    reads: [
      {
        call: 'GET /api/bookings',
        panel: region('Upcoming Trips'),
        live: 'Bilum Weaving Circle',
        failed: 'We could not load your trips',
        isList: true,
      },
      {
        call: 'GET /api/listings',
        panel: recommendations,
        live: 'Highlands Guesthouse with Coffee Growers, Goroka',
        failed: 'We could not load your recommendations',
        isList: true,
      },
    ],
  },
  {
    role: 'travel_agent',
    title: 'Travel Agent Hub',
    reads: [
      read('GET /api/travel-agent/stats', tiles, '42'),
      read('GET /api/travel-agent/bookings', region('Recent bookings'), 'Aroha Ngata', true),
      read('GET /api/travel-agent/clients', region('Clients by type'), '27'),
      read('GET /api/travel-agent/commissions', region('Commission breakdown'), '$11,920'),
      read(
        'GET /api/travel-agent/external-bookings',
        region('External provider performance'),
        '$38,400',
        true,
      ),
    ],
  },
  {
    role: 'tour_organizer',
    title: 'Cultural Tour Command Center',
    reads: [
      read('GET /api/tour-organizer/stats', tiles, '6'),
      read('GET /api/private-tours', region('Active tours'), 'Feb 5 – 14, 2027', true),
      read('GET /api/tour-organizer/team', region('Team composition'), '25'),
      read('GET /api/tour-organizer/applications', region('Expert applications'), 'Miriam Toa', true),
      read('GET /api/tour-organizer/revenue', region('Revenue'), '$39,780'),
    ],
  },
  {
    role: 'corporate_admin',
    title: 'Corporate Travel Management',
    reads: [
      read('GET /api/corporate-admin/stats', tiles, '248'),
      read(
        'GET /api/corporate-admin/employee-travel',
        region('Travel requests'),
        'Reef survey briefing',
        true,
      ),
      read('GET /api/corporate-admin/policies', region('Policies'), 'Updated Oct 14, 2026', true),
      read('GET /api/corporate-admin/budget', region('Budget this month'), '$86,400'),
      read('GET /api/corporate-admin/team', region('Team budgets'), 'Ana Vuki', true),
    ],
  },
];
