import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { emptyAnswers } from '../testing/answers.js';
import { CorporateDashboard } from './corporate/index.js';
import { CORPORATE_READS, TOUR_ORGANIZER_READS, TRAVEL_AGENT_READS } from './reads.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';
import { TravelAgentDashboard } from './travel-agent/index.js';
import { TRAVELER_TABS, TravelerDashboard } from './traveler/index.js';

afterEach(cleanup);

const NOW = new Date('2026-11-21T12:00:00Z');

/** Returns three rows: the second differs, the first and the third are equal. */
const alike = (base: object, differs: object) => [
  { ...base, id: 1 },
  { ...base, ...differs, id: 2 },
  { ...base, id: 3 },
];

const traveler = (tab: string) => (
  <TravelerDashboard
    user={{}}
    now={NOW}
    bookings={{
      data: alike(
        { listingTitle: 'Reef House', checkIn: '2026-12-12', checkOut: '2026-12-15' },
        { checkIn: '2026-12-13' },
      ),
    }}
    listings={{ data: alike({ title: 'Garden Fale', price: 80, rating: 4.5 }, { price: 90 }) }}
    tab={tab}
  />
);
const corporate = (tab: string) => (
  <CorporateDashboard
    user={{}}
    {...emptyAnswers(CORPORATE_READS)}
    employeeTravel={{
      data: alike(
        { employeeName: 'Ana Vuki', destination: 'Honiara', dates: 'Dec 1–5', status: 'pending', cost: 100 },
        { dates: 'Dec 8–9' },
      ),
    }}
    policies={{
      data: alike({ name: 'Lodging Cap', lastUpdated: '2026-09-02' }, { lastUpdated: '2026-10-02' }),
    }}
    team={{
      data: alike(
        { name: 'Ana Vuki', position: 'Researcher', department: 'Field', travelBudget: 100, budgetUsed: 50 },
        { position: 'Engineer' },
      ),
    }}
    budget={{ data: { total: 10, used: 5, remaining: 5, departments: {} } }}
    tab={tab}
  />
);
const organizer = (tab: string) => (
  <TourOrganizerDashboard
    user={{}}
    {...emptyAnswers(TOUR_ORGANIZER_READS)}
    privateTours={{
      data: alike(
        { title: 'Carvers', dates: 'Feb 5', participants: 1, maxParticipants: 2 },
        { dates: 'Mar 5' },
      ),
    }}
    applications={{
      data: alike(
        { applicantName: 'Miriam Toa', tourTitle: 'Carvers', status: 'pending' },
        { tourTitle: 'Weavers' },
      ),
    }}
    revenue={{ data: { thisMonth: 10, growth: 1, commission: 1, payout: 9 } }}
    tab={tab}
  />
);

const agent = (tab: string) => (
  <TravelAgentDashboard
    user={{}}
    {...emptyAnswers(TRAVEL_AGENT_READS)}
    externalBookings={{ data: alike({ provider: 'Coral', bookings: 1, revenue: 100 }, { platform: 'GDS' }) }}
    tab={tab}
  />
);

const namesOf = (role: string) =>
  screen
    .queryAllByRole(role)
    .map((found) => found.getAttribute('aria-label') ?? found.textContent?.trim() ?? '');

it.each<[string, ReactElement]>([
  ...TRAVELER_TABS.map((tab): [string, ReactElement] => [`traveler, ${tab}`, traveler(tab)]),
  ...['overview', 'approvals', 'policies', 'employees'].map((tab): [string, ReactElement] => [
    `corporate, ${tab}`,
    corporate(tab),
  ]),
  ...['overview', 'private-tours', 'applications'].map((tab): [string, ReactElement] => [
    `organizer, ${tab}`,
    organizer(tab),
  ]),
  ...['overview', 'external-apis'].map((tab): [string, ReactElement] => [`agent, ${tab}`, agent(tab)]),
])('gives all buttons, links and bars of a panel different names: %s', (_where, dashboard) => {
  render(dashboard);
  const panel = screen.getByRole('tabpanel');
  for (const role of ['button', 'link', 'progressbar']) {
    const names = namesOf(role).filter((_, index) =>
      panel.contains(screen.queryAllByRole(role)[index] ?? null),
    );
    expect(names).toEqual([...new Set(names)]);
    expect(names).not.toContain('');
  }
});

it('adds only differing facts to the name', () => {
  render(corporate('approvals'));
  expect(namesOf('button').filter((name) => name.startsWith('Approve'))).toEqual([
    'Approve Ana Vuki, Honiara, Dec 1–5, $100',
    'Approve Ana Vuki, Honiara, Dec 8–9',
    'Approve Ana Vuki, Honiara, Dec 1–5, $100 (2)',
  ]);
});

it.each([
  ['traveler', traveler('overview'), 'See more of Personalized Recommendations'],
  ['corporate', corporate('overview'), 'Details of Budget this month'],
  ['corporate approvals', corporate('approvals'), 'Details of Budget this month'],
  ['organizer', organizer('overview'), 'Details of Revenue'],
])('names the destination of a link in its label: %s', (_where, dashboard, name) => {
  render(dashboard);
  expect(screen.getByRole('link', { name })).toBeTruthy();
});

it('names cards by their titles', () => {
  render(traveler('overview'));
  for (const card of screen.getAllByRole('article'))
    expect(card.getAttribute('aria-labelledby')).toBeTruthy();
  expect(screen.getAllByRole('article', { name: 'Garden Fale' })).toHaveLength(3);
  cleanup();
  render(traveler('rewards'));
  expect(screen.getByRole('article', { name: '10% Discount' })).toBeTruthy();
});
