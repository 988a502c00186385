import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyAnswers } from '../testing/answers.js';
import { CorporateDashboard } from './corporate/index.js';
import { CORPORATE_READS, TOUR_ORGANIZER_READS } from './reads.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';

afterEach(cleanup);

const NOW = new Date('2026-11-21T12:00:00Z');

const TOURS = [
  {
    id: 1,
    title: 'Carvers',
    dates: 'Jan 5 – 12, 2027',
    participants: 9,
    maxParticipants: 12,
    status: 'active',
  },
  {
    id: 2,
    title: 'Coffee',
    dates: 'Dec 2 – 9, 2026',
    participants: 4,
    maxParticipants: 10,
    status: 'filling',
  },
  { id: 3, title: 'Weavers', dates: 'Oct 2 – 9, 2026', participants: 4, status: 'active' },
  { id: 4, title: 'Someday', dates: 'In spring', status: 'active' },
  { id: 5, title: 'Cancelled', dates: 'Dec 5, 2026', status: 'cancelled' },
];

const organizer = (tours: unknown) =>
  render(
    <TourOrganizerDashboard
      user={{}}
      {...emptyAnswers(TOUR_ORGANIZER_READS)}
      stats={{ data: { activeTours: 36 } }}
      privateTours={{ data: tours }}
      now={NOW}
      tab="analytics"
    />,
  );

it("shows an organizer's tours on a line of months with their seats, and how many tours there are", () => {
  organizer(TOURS);
  const panel = within(screen.getByRole('region', { name: 'Tours by day' }));
  expect(
    panel.getAllByRole('listitem').map((item) => `${item.dataset.look} ${item.textContent?.trim()}`),
  ).toEqual([
    'pale WeaversOct 2 – 9, 2026',
    'outlined CoffeeDec 2 – 9, 20264 of 10 taken',
    'filled CarversJan 5 – 12, 20279 of 12 taken',
  ]);
  expect(panel.getByText('Showing 3 of 36')).toBeTruthy();
});

it('has no line without a readable date', () => {
  organizer(TOURS.slice(3));
  expect(screen.queryByRole('region', { name: 'Tours by day' })).toBeNull();
});

const request = (department: string, dates: string, status = 'approved') => ({ department, dates, status });
const REQUESTS = [
  request('Research', 'Dec 1 – 5, 2026'),
  request('Research', 'Dec 8 – 9, 2026', 'pending'),
  request('Sales', 'Feb 1 – 5, 2027'),
  request('Sales', 'Feb 6, 2027', 'declined'),
  request('Sales', 'Soon'),
];

const corporate = (requests: unknown) => {
  render(
    <CorporateDashboard
      user={{}}
      {...emptyAnswers(CORPORATE_READS)}
      employeeTravel={{ data: requests }}
      tab="analytics"
    />,
  );
  const region = screen.queryByRole('region', { name: 'Requests by month of travel' });
  return { region, parts: () => region?.querySelector('[data-slot="share-breakdown"]')?.textContent };
};

it('counts requests by month of travel, and by department for the selected months', () => {
  const { region, parts } = corporate(REQUESTS);
  const months = within(region as HTMLElement).getAllByRole('button', { name: /20\d\d$/ });
  expect(months.map((month) => month.firstElementChild?.textContent)).toEqual([
    '2 requests, 1 confirmed, 1 pending, Dec 2026',
    '0 requests, 0 confirmed, 0 pending, Jan 2027',
    '1 request, 1 confirmed, 0 pending, Feb 2027',
  ]);
  expect(parts()).toMatch(/^3of 5 requests.*Research267%.*Sales133%$/);
  fireEvent.click(months[2] as HTMLElement);
  expect(parts()).toMatch(/^1of 5 requests.*Sales1100%$/);
});

it('shows no panel without a readable date', () => {
  expect(corporate([request('Sales', 'Soon')]).region).toBeNull();
});
