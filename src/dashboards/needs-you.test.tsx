import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, emptyAnswers } from '../testing/answers.js';
import { TOUR_ORGANIZER_ANSWERS } from '../testing/demo-api/fixtures/tour-organizer.js';
import { TRAVEL_AGENT_ANSWERS } from '../testing/demo-api/fixtures/travel-agent.js';
import { CorporateDashboard } from './corporate/index.js';
import { CORPORATE_READS } from './reads.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';
import { TravelAgentDashboard } from './travel-agent/index.js';

afterEach(cleanup);

const NOW = new Date('2026-11-21T12:00:00Z');
const needs = () => within(screen.getByRole('region', { name: 'Needs you' }));

const request = (employeeName: string, dates: string, status = 'pending') => ({
  id: employeeName,
  employeeName,
  dates,
  status,
});
const REQUESTS = [
  request('Late', 'Feb 5–9, 2027'),
  request('Decided', 'Jan 5–9, 2027', 'approved'),
  request('Unknown', 'After the rains'),
  request('Begun', 'Nov 19–30, 2026'),
  request('Later', 'Dec 5–9, 2026'),
  request('Soonest', 'Nov 24–26, 2026'),
];

const namesIn = (list: string) =>
  needs()
    .getAllByRole('list', { name: list })
    .flatMap((each) => [...each.querySelectorAll('[data-slot="row-open"]')])
    .map(({ textContent }) => textContent);

describe('the pending requests of a company', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());
  const company = (requests: object[]) => (
    <CorporateDashboard user={{}} {...emptyAnswers(CORPORATE_READS)} employeeTravel={{ data: requests }} />
  );

  // spec: 9.first-two
  it('begin with the first two requests of the answer, then the soonest', () => {
    render(company(REQUESTS));
    expect(namesIn('Travel requests')).toEqual(['Late', 'Decided']);
    expect(namesIn('Needs you')).toEqual(['Soonest']);
    const row = (name: string) => needs().getByRole('button', { name }).closest('li')?.textContent;
    expect(row('Late')).toMatch(/Pending.*Leaves in 76 days/);
    expect(row('Decided')).toContain('Approved');
    expect(row('Decided')).not.toContain('Leaves');
    expect(row('Soonest')).toContain('Leaves in 3 days');
    expect(needs().getByText('Showing 2 of 5')).toBeDefined();
  });

  it('count up to 99, and show how many are listed', () => {
    render(company(Array.from({ length: 120 }, (_, index) => request(`Traveler ${index}`, ''))));
    const badge = document.querySelector('[data-slot="needs-you"] [data-slot="count-badge"]');
    expect(badge?.textContent).toBe('99+99+ to decide');
    expect(needs().getByText('Showing 3 of 120')).toBeDefined();
  });

  it('are listed once on the page', () => {
    render(company(REQUESTS));
    expect(screen.getAllByText('Late')).toHaveLength(1);
  });
});

it('lists tours and experts of an organizer once, in the order of the answer', () => {
  const tours = TOUR_ORGANIZER_ANSWERS.privateTours;
  render(<TourOrganizerDashboard user={{}} {...answered(TOUR_ORGANIZER_ANSWERS)} now={NOW} />);
  expect(namesIn('Active tours')).toEqual(tours.slice(0, 2).map(({ title }) => title));
  expect(namesIn('Needs you')).toEqual(['Marovo Makers Week', 'Naomi Kepa']);
  for (const name of ['Miriam Toa', String(tours[0]?.title)]) {
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  }
});

it('opens a pending booking, and has no link for quotes, which have no list', async () => {
  render(<TravelAgentDashboard user={{}} {...answered(TRAVEL_AGENT_ANSWERS)} now={NOW} />);
  const row = needs()
    .getByText(/pending quotes?$/)
    .closest('li');
  expect(row?.querySelector('a, button')).toBeNull();
  const [open] = needs().getAllByRole('button', { name: /^Open, / });
  if (open) fireEvent.click(open);
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('button', { name: /^Remind, / }).textContent).toBe('Remind');
});

it('counts no sample twice: the figure of applications counts the listed rows', () => {
  render(<TourOrganizerDashboard user={{}} />);
  const applications = needs().getByRole('region', { name: 'Expert applications' });
  expect(applications.textContent).not.toContain(' of ');
});
