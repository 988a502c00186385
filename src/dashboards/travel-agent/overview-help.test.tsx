import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TravelAgentDashboard, type TravelAgentDashboardProps } from './index.js';

afterEach(cleanup);

const booking = (id: string, status: string) => ({ id, status, clientName: 'Aroha Ngata', value: 100 });
const Dashboard = (given: Pick<TravelAgentDashboardProps, 'bookings' | 'stats'>) => (
  <TravelAgentDashboard
    user={undefined}
    clients={undefined}
    commissions={undefined}
    externalBookings={undefined}
    greeting=""
    {...given}
  />
);
const helpOf = (container: HTMLElement) => container.querySelector('[data-slot="page-help"]')?.textContent;
const PENDING = [booking('1', 'pending'), booking('2', 'pending'), booking('3', 'confirmed')];

it.each([
  { bookings: { data: PENDING }, pendingQuotes: 9, text: '2 bookings and 9 quotes wait for an answer.' },
  {
    bookings: { data: PENDING.slice(1) },
    pendingQuotes: 1,
    text: '1 booking and 1 quote wait for an answer.',
  },
  { bookings: { data: PENDING }, pendingQuotes: 0, text: '2 bookings wait for an answer.' },
  { bookings: { data: PENDING.slice(1) }, pendingQuotes: 'none', text: '1 booking waits for an answer.' },
  { bookings: { data: [] }, pendingQuotes: 9, text: '9 quotes are waiting for a reply.' },
  { bookings: { data: [] }, pendingQuotes: 0, text: 'No quotes are waiting for a reply.' },
  { bookings: undefined, pendingQuotes: 9, text: '9 quotes are waiting for a reply.' },
  {
    bookings: undefined,
    pendingQuotes: undefined,
    text: 'Your clients, their bookings, and what waits for an answer.',
  },
])('shows "$text" under the title', ({ bookings, pendingQuotes, text }) => {
  const { container } = render(<Dashboard bookings={bookings} stats={{ data: { pendingQuotes } }} />);
  expect(helpOf(container)).toBe(text);
});

it('shows no pending counts while either is loading', () => {
  const { container } = render(<Dashboard bookings={{ data: PENDING }} stats={{ status: 'pending' }} />);
  expect(helpOf(container)).toBe('Your clients, their bookings, and what waits for an answer.');
});
