import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answered } from '../testing/answers.js';
import { TOUR_ORGANIZER_ANSWERS } from '../testing/demo-api/fixtures/tour-organizer.js';
import { TRAVEL_AGENT_ANSWERS } from '../testing/demo-api/fixtures/travel-agent.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';
import { TravelAgentDashboard } from './travel-agent/index.js';

afterEach(cleanup);

const NOW = new Date('2026-11-21T12:00:00Z');
const needs = () => within(screen.getByRole('region', { name: 'Needs you' }));

it('leads from the quotes that wait to the bookings', () => {
  render(<TravelAgentDashboard user={{}} {...answered(TRAVEL_AGENT_ANSWERS)} now={NOW} />);
  fireEvent.click(needs().getByRole('link', { name: 'Open quotes' }));
  expect(screen.getByRole('tab', { name: 'Bookings' }).getAttribute('aria-selected')).toBe('true');
});

it('says which tour an expert applies to beside the row, and that it is pending nowhere', () => {
  const organizer = <TourOrganizerDashboard user={{}} {...answered(TOUR_ORGANIZER_ANSWERS)} now={NOW} />;
  render(organizer);
  const row = needs().getByRole('button', { name: 'Miriam Toa' }).closest('li');
  expect(row?.querySelector('[data-slot="request-context"]')?.textContent).toBe('For Marovo Makers Week');
  expect(row?.textContent?.match(/Marovo Makers Week/g)).toHaveLength(1);
  expect(needs().queryByText('Pending')).toBeNull();
});
