import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { emptyAnswers } from '../testing/answers.js';
import { CorporateDashboard } from './corporate/index.js';
import { CORPORATE_READS, TOUR_ORGANIZER_READS, TRAVEL_AGENT_READS } from './reads.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';
import { TravelAgentDashboard } from './travel-agent/index.js';
import { TravelerDashboard } from './traveler/index.js';

afterEach(cleanup);

const rows = (name: string, more: object = {}) =>
  Array.from({ length: 6 }, (_, index) => ({ id: index, [name]: `Row ${index + 1}`, ...more }));

const TRAVELER = (
  <TravelerDashboard
    user={{}}
    bookings={{ data: rows('listingTitle', { checkIn: '2090-01-05' }) }}
    listings={{ data: rows('title') }}
  />
);
const AGENT = (
  <TravelAgentDashboard
    user={{}}
    {...emptyAnswers(TRAVEL_AGENT_READS)}
    bookings={{ data: rows('clientName') }}
    externalBookings={{ data: rows('provider', { bookings: 1, revenue: 1 }) }}
  />
);
const ORGANIZER = (
  <TourOrganizerDashboard
    user={{}}
    {...emptyAnswers(TOUR_ORGANIZER_READS)}
    privateTours={{ data: rows('title') }}
    applications={{ data: rows('applicantName') }}
  />
);
const CORPORATE = (
  <CorporateDashboard
    user={{}}
    {...emptyAnswers(CORPORATE_READS)}
    employeeTravel={{ data: rows('employeeName') }}
    policies={{ data: rows('name') }}
    team={{ data: rows('name') }}
  />
);

// spec: 9.first-three, 9.first-two
it.each<[what: string, dashboard: ReactElement, part: string, count: number]>([
  ['trips', TRAVELER, 'Upcoming Trips', 3],
  ['listings', TRAVELER, 'Personalized Recommendations', 3],
  ['bookings', AGENT, 'Recent bookings', 3],
  ['providers', AGENT, 'External provider performance', 3],
  ['tours', ORGANIZER, 'Active tours', 2],
  ['applications', ORGANIZER, 'Expert applications', 2],
  ['requests', CORPORATE, 'Travel requests', 2],
  ['policies', CORPORATE, 'Policies', 3],
  ['team members', CORPORATE, 'Team budgets', 3],
])('shows the first %s on the overview, in the order of the answer', (_what, dashboard, part, count) => {
  render(dashboard);
  const found = screen.queryByRole('list', { name: part }) ?? screen.getAllByLabelText(part)[0];
  const shown = new Set(found?.textContent?.match(/Row \d/g));
  expect([...shown]).toEqual(Array.from({ length: count }, (_, index) => `Row ${index + 1}`));
});
