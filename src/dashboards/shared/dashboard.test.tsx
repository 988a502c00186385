import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyAnswers } from '../../testing/answers.js';
import { CorporateDashboard } from '../corporate/index.js';
import { CORPORATE_READS, TOUR_ORGANIZER_READS, TRAVEL_AGENT_READS } from '../reads.js';
import { TourOrganizerDashboard } from '../tour-organizer/index.js';
import { TravelAgentDashboard } from '../travel-agent/index.js';
import { TravelerDashboard } from '../traveler/index.js';
import { GreetingLine } from './dashboard-parts.js';

afterEach(cleanup);

it.each([
  ['Kia ora', 'Hana', 'Kia ora, Hana. Your next trip starts tomorrow.'],
  ['Kia ora', ' ', 'Kia ora. Your next trip starts tomorrow.'],
  ['', 'Hana', 'Your next trip starts tomorrow.'],
  [undefined, 'Hana', 'Your next trip starts tomorrow.'],
])('renders the greeting %j with the name %j as %j', (greeting, firstName, text) => {
  const { container } = render(
    <GreetingLine greeting={greeting} user={{ firstName }}>
      Your next trip starts tomorrow.
    </GreetingLine>,
  );
  expect(container.textContent).toBe(text);
});

const langOf = (dashboard: ReactElement, greeting: string) => {
  const { getByText, unmount } = render(dashboard);
  const lang = getByText(greeting).getAttribute('lang');
  unmount();
  return lang;
};

// WCAG 3.1.2: a greeting is in a language of its own.
it('sets the language of the greeting', () => {
  const traveler = { user: {}, bookings: { data: [] }, listings: { data: [] } };
  const agent = { user: {}, ...emptyAnswers(TRAVEL_AGENT_READS) };
  const organizer = { user: {}, ...emptyAnswers(TOUR_ORGANIZER_READS) };
  const corporate = { user: {}, ...emptyAnswers(CORPORATE_READS) };
  expect(langOf(<TravelerDashboard {...traveler} />, 'Kia ora')).toBe('mi');
  expect(langOf(<TravelAgentDashboard {...agent} />, 'Mālō e lelei')).toBe('to');
  expect(langOf(<TravelerDashboard {...traveler} greeting="Welcome" />, 'Welcome')).toBeNull();
  for (const Greeted of [
    () => <TravelerDashboard {...traveler} greeting="Talofa" greetingLang="sm" />,
    () => <TravelAgentDashboard {...agent} greeting="Talofa" greetingLang="sm" />,
    () => <TourOrganizerDashboard {...organizer} greeting="Talofa" greetingLang="sm" />,
    () => <CorporateDashboard {...corporate} greeting="Talofa" greetingLang="sm" />,
  ]) {
    expect(langOf(<Greeted />, 'Talofa')).toBe('sm');
  }
});

// jsdom has no text direction. A `bdi` isolates the greeting, so that it does not reorder an Arabic sentence.
it('isolates the greeting from the sentence that follows', () => {
  const { getByText, unmount } = render(
    <TravelerDashboard user={{}} bookings={{ data: [] }} listings={{ data: [] }} />,
  );
  expect(getByText('Kia ora').localName).toBe('bdi');
  unmount();
});

it('shows progress only on the action of the tab where it was pressed', () => {
  const onNewClient = vi.fn(() => new Promise<void>(() => undefined));
  const onCreateBooking = vi.fn();
  const agent = { user: {}, ...emptyAnswers(TRAVEL_AGENT_READS), onNewClient, onCreateBooking };
  const { rerender } = render(<TravelAgentDashboard {...agent} tab="clients" />);
  fireEvent.click(screen.getByRole('button', { name: 'New Client' }));
  expect(onNewClient).toHaveBeenCalledOnce();
  rerender(<TravelAgentDashboard {...agent} tab="bookings" />);
  fireEvent.click(screen.getByRole('button', { name: 'Create Booking' }));
  expect(onCreateBooking).toHaveBeenCalledOnce();
});
