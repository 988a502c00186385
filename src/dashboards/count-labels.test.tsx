import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { answered, emptyAnswers } from '../testing/answers.js';
import { CORPORATE_ANSWERS } from '../testing/demo-api/fixtures/corporate.js';
import { TOUR_ORGANIZER_ANSWERS } from '../testing/demo-api/fixtures/tour-organizer.js';
import { TRAVEL_AGENT_ANSWERS } from '../testing/demo-api/fixtures/travel-agent.js';
import { CorporateDashboard } from './corporate/index.js';
import { CORPORATE_READS, TOUR_ORGANIZER_READS, TRAVEL_AGENT_READS } from './reads.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';
import { TravelAgentDashboard } from './travel-agent/index.js';
import { TravelerDashboard } from './traveler/index.js';

afterEach(cleanup);

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index }));

const traveler = (count: number) => (
  <TravelerDashboard user={{}} bookings={{ data: rows(count) }} listings={{ data: [] }} tab="trips" />
);
const agent = (tab: string) => (count: number) => (
  <TravelAgentDashboard
    user={{}}
    {...emptyAnswers(TRAVEL_AGENT_READS)}
    clients={{ data: { list: rows(count) } }}
    bookings={{ data: rows(count) }}
    tab={tab}
  />
);
const organizer = (tab: string) => (count: number) => (
  <TourOrganizerDashboard
    user={{}}
    {...emptyAnswers(TOUR_ORGANIZER_READS)}
    privateTours={{ data: rows(count) }}
    applications={{ data: rows(count) }}
    tab={tab}
  />
);
const corporate = (tab: string) => (count: number) => (
  <CorporateDashboard
    user={{}}
    {...emptyAnswers(CORPORATE_READS)}
    employeeTravel={{ data: rows(count) }}
    policies={{ data: rows(count) }}
    team={{ data: rows(count) }}
    tab={tab}
  />
);

it.each<[panel: string, dashboard: (count: number) => ReactElement, one: string, two: string]>([
  ['All bookings', traveler, '1 booking', '2 bookings'],
  ['All clients', agent('clients'), '1 client', '2 clients'],
  ['All bookings', agent('bookings'), '1 booking', '2 bookings'],
  ['Private tours', organizer('private-tours'), '1 tour', '2 tours'],
  ['Expert applications', organizer('applications'), '1 application', '2 applications'],
  ['Needs you', corporate('overview'), '1 to decide', '2 to decide'],
  ['Team members', corporate('employees'), '1 team member', '2 team members'],
  ['Pending', corporate('approvals'), '1 request', '2 requests'],
  ['Travel policies', corporate('policies'), '1 policy', '2 policies'],
])('labels the count beside "%s" in singular and plural', (panel, dashboard, one, two) => {
  const { rerender } = render(dashboard(1));
  const labels = () =>
    screen.getByRole('region', { name: panel }).querySelector('[data-slot="count-badge"]')?.textContent;
  // The visible number, and the label for screen readers.
  expect(labels()).toBe(`1${one}`);
  rerender(dashboard(2));
  expect(labels()).toBe(`2${two}`);
});

it.each(['overview', 'external-apis'])('shows the number of bookings of a provider on %s', (tab) => {
  const providers = (...bookings: number[]) => (
    <TravelAgentDashboard
      user={{}}
      {...emptyAnswers(TRAVEL_AGENT_READS)}
      externalBookings={{
        data: bookings.map((count) => ({ provider: `Provider of ${count}`, bookings: count })),
      }}
      tab={tab}
    />
  );
  const { rerender } = render(providers(1));
  const labels = () =>
    within(screen.getByRole('table', { name: 'External provider performance' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(labels()).toEqual(['1 booking', '1 booking']);
  rerender(providers(2, 1));
  expect(labels()).toEqual(['2 bookings', '1 booking', '3 bookings']);
});

const textOf = (panel: string) => screen.getByRole('region', { name: panel }).textContent;

describe('parts of a whole are labelled as such', () => {
  const agentOf = (tab: string, totals: object) => (
    <TravelAgentDashboard
      user={{}}
      {...answered(TRAVEL_AGENT_ANSWERS)}
      {...{ stats: { data: { ...TRAVEL_AGENT_ANSWERS.stats, ...totals } } }}
      tab={tab}
    />
  );
  const organizerOf = (tab: string, totals: object) => (
    <TourOrganizerDashboard
      user={{}}
      {...answered(TOUR_ORGANIZER_ANSWERS)}
      {...{ stats: { data: { ...TOUR_ORGANIZER_ANSWERS.stats, ...totals } } }}
      tab={tab}
    />
  );
  const corporateOf = (tab: string, totals: object) => (
    <CorporateDashboard
      user={{}}
      {...answered(CORPORATE_ANSWERS)}
      {...{ stats: { data: { ...CORPORATE_ANSWERS.stats, ...totals } } }}
      tab={tab}
    />
  );

  it.each<[panel: string, dashboard: ReactElement, part: string, ...more: string[]]>([
    ['All clients', agentOf('clients', {}), '9 of 42 clients'],
    ['All bookings', agentOf('bookings', {}), '9 of 128 bookings', 'Value of these 9: $24,530'],
    ['External provider performance', agentOf('external-apis', { externalBookings: 90 }), 'Total of these 3'],
    ['Private tours', organizerOf('private-tours', { activeTours: 9 }), '6 of 9 tours'],
    ['Expert applications', organizerOf('applications', { pendingApplications: 12 }), '4 of 12 applications'],
    ['Expert applications', organizerOf('overview', { pendingApplications: 12 }), '4 of 12 applications'],
    ['Team composition', organizerOf('team', { teamMembers: 30 }), '25of 30 team members'],
    ['Seats taken', organizerOf('analytics', { activeTours: 9 }), '84 of 96 seats in these 6 tours'],
    ['Tours by status', organizerOf('analytics', { activeTours: 9 }), '6of 9 private tours'],
    ['Team members', corporateOf('employees', {}), '9 of 248 employees', 'Total of these 9'],
    ['Needs you', corporateOf('overview', { approvalsPending: 12 }), 'Showing 3 of 12'],
    [
      'Pending',
      corporateOf('approvals', { approvalsPending: 12 }),
      '5 of 12 requests',
      '$11,150 requested in these 5',
    ],
    ['Budget this month', corporateOf('approvals', { approvalsPending: 12 }), 'If these 5 are approved'],
    ['Requests by status', corporateOf('analytics', { approvalsPending: 12 }), '7of 14 requests'],
  ])('%s', (panel, dashboard, ...parts) => {
    render(dashboard);
    for (const part of parts) expect(textOf(panel)).toContain(part);
  });

  it('in the help line, like the tile beside it', () => {
    const { rerender } = render(corporateOf('overview', { approvalsPending: 12 }));
    screen.getByText(/^12 requests need your decision\./);
    rerender(corporateOf('approvals', { approvalsPending: 12 }));
    screen.getByText('12 requests need your decision. These 5 cost $11,150.');
  });

  it('in sums of departments below the budget', () => {
    const budget = { ...CORPORATE_ANSWERS.budget, total: 200_000, remaining: 113_600 };
    render(
      <CorporateDashboard
        user={{}}
        {...answered(CORPORATE_ANSWERS)}
        budget={{ data: budget }}
        tab="budget"
      />,
    );
    expect(textOf('Budget by department')).toContain('Total of these 4');
  });

  it('in shares: the rest of a whole is a share of its own', () => {
    const clients = { active: 50, new: 8, returning: 27, vip: 7, list: [] };
    render(
      <TravelAgentDashboard
        user={{}}
        {...answered(TRAVEL_AGENT_ANSWERS)}
        clients={{ data: clients }}
        tab="clients"
      />,
    );
    expect(textOf('Clients by type')).toBe(
      'Clients by type50active clientsReturning2754%New816%VIP714%Other816%',
    );
  });

  it('but not where all is shown, or for samples beside data', () => {
    const { rerender } = render(organizerOf('private-tours', {}));
    expect(textOf('Private tours')).toMatch(/^Private tours6/);
    rerender(
      <CorporateDashboard user={{}} {...answered(CORPORATE_ANSWERS)} stats={undefined} tab="employees" />,
    );
    expect(textOf('Team members')).not.toMatch(/ of these | of 210 /);
  });
});

it('shows 10,000 in the heading of 10,000 rows', () => {
  render(traveler(10_000));
  const region = screen.getByRole('region', { name: 'All bookings' });
  expect(region.querySelector('[data-slot="count-badge"] > [aria-hidden]')?.textContent).toBe('10,000');
});
