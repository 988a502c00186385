import { cleanup, fireEvent, render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../i18n/messages/en-XA';
import { plainWords } from '../testing/plain-words';
import { TapaProvider } from '../theme';
import { CommissionsContent, TravelAgentDashboard } from './travel-agent';

afterEach(cleanup);

/** All that is data is Greek. */
const USER = { firstName: 'Άννα', lastName: 'Βασιλείου', email: 'άννα', role: 'travel_agent' };
const BRAND = <span>Ζήτα</span>;

const agentBooking = {
  clientName: 'Γιώργος',
  destination: 'Δήλος',
  type: 'Θέα',
  dates: '12–15',
  status: 'confirmed',
  value: 3280,
};
const client = { name: 'Ελένη', email: 'ελένη', type: 'vip', status: 'active' };
const provider = { provider: 'Ήλιος', platform: 'Ιόνιο', bookings: 24, revenue: 38_400 };
const AGENT = {
  stats: {
    activeClients: 42,
    totalBookings: 128,
    pendingQuotes: 9,
    totalCommissions: 18_460,
    averageClientRating: 4.8,
    thisMonthBookings: 23,
    externalBookings: 57,
    partnerships: 3,
  },
  bookings: [agentBooking, { ...agentBooking, id: 2, status: 'pending' }],
  clients: {
    active: 42,
    new: 8,
    returning: 27,
    vip: 7,
    list: [client, { ...client, id: 2, type: 'new', status: 'prospect' }],
  },
  commissions: {
    thisMonth: 18_460,
    lastMonth: 16_480,
    growth: 12,
    platformCommission: 11_920,
    externalCommission: 6540,
  },
  externalBookings: [1, 2, 3, 4].map((id) => ({ ...provider, id, platform: `${provider.platform} ${id}` })),
};
const NOTHING = { stats: {}, bookings: [], clients: { list: [] }, commissions: {}, externalBookings: [] };
const agent = (answers: typeof AGENT | typeof NOTHING) => (
  <TravelAgentDashboard {...answers} user={USER} brand={BRAND} navItems={[]} greeting="Καλημέρα" />
);

/** Texts of components and of the frame, which are not in the catalogue yet. */
const NOT_YET = [
  'Account menu, Άννα Βασιλείου',
  'Travel Agent Hub',
  'What is marked as sample data is a placeholder, shown until your own data is there.',
  'Sample data',
  ': Placeholder figures, shown until your own data is there.',
  'Quick actions',
  'Up ',
  ', better',
  'vs last month',
  ' (optional)',
  'Confirmed',
  'Pending',
  'Active',
  'Prospect',
  '2 of 42 [çľíéñťš ẋẋ]',
  '2 of 128 [bóóķíñğš ẋẋ]',
];

const SCENES: readonly [name: string, scene: ReactElement][] = [
  ['travel agent', agent(AGENT)],
  ['travel agent without anything', agent(NOTHING)],
  ['commissions', <CommissionsContent key="" {...AGENT} />],
];

it.each(SCENES)('%s: every text is of the catalogue, on every tab', (_, scene) => {
  const { container } = render(
    <TapaProvider locale="ja-JP" messages={messages}>
      {scene}
    </TapaProvider>,
  );
  const found = new Set(plainWords(container));
  for (const tab of within(container).queryAllByRole('tab')) {
    fireEvent.click(tab);
    // What a form says of its fields is only there once it was sent.
    for (const form of container.querySelectorAll('form')) fireEvent.submit(form);
    for (const text of plainWords(container)) found.add(text);
  }
  expect([...found].filter((text) => !NOT_YET.includes(text))).toEqual([]);
});
