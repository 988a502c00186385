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
])('with the greeting %j and the name %j reads %j', (greeting, firstName, text) => {
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
it('says in which language it greets', () => {
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

// jsdom has no directions: an element `bdi` is what isolates a greeting, so that it does not turn an Arabic sentence round.
it('isolates the greeting from the sentence that follows', () => {
  const { getByText, unmount } = render(
    <TravelerDashboard user={{}} bookings={{ data: [] }} listings={{ data: [] }} />,
  );
  expect(getByText('Kia ora').localName).toBe('bdi');
  unmount();
});

it('waits with the action of the tab that it was pressed on, not with that of the next', () => {
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
