import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyAnswers } from '../../testing/answers.js';
import { TRAVEL_AGENT_READS } from '../reads.js';
import { TravelAgentDashboard } from './index.js';

afterEach(cleanup);

const BOOKINGS = [
  { id: 1, clientName: 'Aroha Ngata', dates: 'Dec 14 – 21, 2026', status: 'confirmed' },
  { id: 2, clientName: 'Peter Wale', dates: 'Mar 15 – 20, 2027', status: 'pending' },
  { id: 3, clientName: 'Lucas Brandt', dates: 'Mar 31 – Apr 4, 2027', status: 'confirmed' },
  { id: 4, clientName: 'Delma Kila', dates: 'Apr 1 – 3, 2027', status: 'pending' },
];
const AGENT = { user: {}, ...emptyAnswers(TRAVEL_AGENT_READS), bookings: { data: BOOKINGS } };

const choose = (month: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`bookings?, .*${month}`) }));
const openInBookings = () => fireEvent.click(screen.getByRole('link', { name: 'Open in Bookings' }));
const clients = () =>
  BOOKINGS.map(({ clientName }) => clientName).filter(
    (name) => within(screen.getByRole('region', { name: 'All bookings' })).queryAllByText(name).length > 0,
  );

const saidBelow = (name: RegExp) =>
  screen.getByRole('region', { name: 'Bookings by departure' }).textContent?.match(name)?.[0];

it('draws the value of bookings by month, and shows how many bookings have a known month', () => {
  const values = [3280, 2100, 4000, 900];
  const priced = BOOKINGS.map((booking, index) => ({ ...booking, value: values[index] }));
  const undated = { id: 5, clientName: 'Ana Vuki', dates: 'In spring', status: 'confirmed', value: 5000 };
  render(
    <TravelAgentDashboard
      {...AGENT}
      stats={{ data: { totalBookings: 128 } }}
      bookings={{ data: [...priced, undated] }}
      defaultTab="analytics"
    />,
  );
  expect(
    screen.getByRole('button', { name: '$6,100, $4,000 confirmed, $2,100 pending, Mar 2027' }),
  ).toBeTruthy();
  expect(saidBelow(/4 bookings, 2 pending, \$10,280/)).toBeTruthy();
  expect(saidBelow(/4 of 128 bookings/)).toBeTruthy();
});

function Host({ report }: { report: (what: string, change: unknown) => void }) {
  const [{ tab, params }, setAddress] = useState({ tab: 'analytics', params: '' });
  return (
    <TravelAgentDashboard
      {...AGENT}
      tab={tab}
      lists={{ [tab]: params }}
      onTabChange={(next) => {
        report('tab', next);
        setAddress({ tab: next, params: '' });
      }}
      onListChange={(change) => {
        report('list', change);
        setAddress(change);
      }}
    />
  );
}

it('opens the bookings of the selected months', () => {
  render(<TravelAgentDashboard {...AGENT} defaultTab="analytics" />);
  choose('Mar 2027');
  openInBookings();
  expect(clients()).toEqual(['Peter Wale', 'Lucas Brandt']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(clients()).toHaveLength(BOOKINGS.length);
});

it('opens the list of bookings unchanged if no month is selected', () => {
  render(<TravelAgentDashboard {...AGENT} defaultTab="analytics" />);
  openInBookings();
  expect(clients()).toHaveLength(BOOKINGS.length);
});

it('changes the query of a controlled list as one history step', () => {
  const report = vi.fn();
  render(<Host report={report} />);
  choose('Mar 2027');
  choose('Apr 2027');
  openInBookings();
  expect(report.mock.calls).toEqual([
    ['tab', 'bookings'],
    ['list', { tab: 'bookings', params: 'from=2027-03-01&to=2027-04-30', isTyping: true }],
  ]);
  expect(clients()).toEqual(['Peter Wale', 'Lucas Brandt', 'Delma Kila']);
});
