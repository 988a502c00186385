import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { emptyAnswers } from '../testing/answers';
import { CorporateDashboard } from './corporate';
import { CORPORATE_READS, TOUR_ORGANIZER_READS, TRAVEL_AGENT_READS } from './reads';
import { TourOrganizerDashboard } from './tour-organizer';
import { TravelAgentDashboard } from './travel-agent';
import { TravelerDashboard } from './traveler';

afterEach(cleanup);

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index }));

const traveler = (count: number) => (
  <TravelerDashboard user={{}} bookings={rows(count)} listings={[]} tab="trips" />
);
const agent = (tab: string) => (count: number) => (
  <TravelAgentDashboard
    user={{}}
    {...emptyAnswers(TRAVEL_AGENT_READS)}
    clients={{ list: rows(count) }}
    bookings={rows(count)}
    tab={tab}
  />
);
const organizer = (tab: string) => (count: number) => (
  <TourOrganizerDashboard
    user={{}}
    {...emptyAnswers(TOUR_ORGANIZER_READS)}
    privateTours={rows(count)}
    applications={rows(count)}
    tab={tab}
  />
);
const corporate = (tab: string) => (count: number) => (
  <CorporateDashboard
    user={{}}
    {...emptyAnswers(CORPORATE_READS)}
    employeeTravel={rows(count)}
    policies={rows(count)}
    team={rows(count)}
    tab={tab}
  />
);

it.each<[panel: string, dashboard: (count: number) => ReactElement, one: string, two: string]>([
  ['All bookings', traveler, '1 booking', '2 bookings'],
  ['All clients', agent('clients'), '1 client', '2 clients'],
  ['All bookings', agent('bookings'), '1 booking', '2 bookings'],
  ['Private tours', organizer('private-tours'), '1 tour', '2 tours'],
  ['Expert applications', organizer('applications'), '1 application', '2 applications'],
  ['Travel requests', corporate('overview'), '1 needs a decision', '2 need a decision'],
  ['Team members', corporate('employees'), '1 team member', '2 team members'],
  ['Pending', corporate('approvals'), '1 request', '2 requests'],
  ['Travel policies', corporate('policies'), '1 policy', '2 policies'],
])('says the count beside "%s" as one would', (panel, dashboard, one, two) => {
  const { rerender } = render(dashboard(1));
  const said = () =>
    screen.getByRole('region', { name: panel }).querySelector('[data-slot="count-badge"]')?.textContent;
  // The number itself, which is for the eye alone, and what screen readers say.
  expect(said()).toBe(`1${one}`);
  rerender(dashboard(2));
  expect(said()).toBe(`2${two}`);
});
