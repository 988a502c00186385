import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { soundAnswers } from '../../testing/answers.js';
import { anyPart, anything, damaged, oddValue, type Parts, partsLike } from '../../testing/arbitrary-data.js';
import { FORBIDDEN_TEXT } from '../../testing/forbidden-text.js';
import { runs } from '../../testing/property-runs.js';
import { CommissionsContent, TRAVEL_AGENT_TABS, TravelAgentDashboard, type TravelAgentTab } from './index.js';
import { TRAVEL_AGENT_READS } from './reads.js';

const user = {
  isDemo: false,
  accountType: 'live',
  firstName: 'Tevita',
  lastName: 'Moala',
  email: 'tevita.moala@example.com',
  role: 'travel_agent',
  profileImageUrl: '',
};
const stats = {
  activeClients: 42,
  totalBookings: 128,
  pendingQuotes: 9,
  totalCommissions: 18_460,
  averageClientRating: 4.8,
  thisMonthBookings: 23,
  externalBookings: 57,
  partnerships: 3,
};
const booking = {
  id: 'b-1',
  clientName: 'Aroha Ngata',
  destination: 'Rarotonga',
  type: 'Cultural stay',
  dates: 'Dec 14 – 21, 2026',
  status: 'confirmed',
  value: 3280,
};
const client = {
  id: 'c-1',
  name: 'Aroha Ngata',
  email: 'aroha.ngata@example.com',
  type: 'vip',
  status: 'active',
};
const commissions = {
  thisMonth: 18_460,
  lastMonth: 16_480,
  growth: 12,
  platformCommission: 11_920,
  externalCommission: 6540,
};
const external = { id: 'e-1', provider: 'IslandStay', platform: 'IslandStay', bookings: 24, revenue: 38_400 };
const SOUND = {
  ...soundAnswers(TRAVEL_AGENT_READS),
  user,
  stats: { data: stats },
  bookings: { data: [booking, { ...booking, id: 'b-2', status: 'pending' }] },
  clients: { data: { active: 42, new: 8, returning: 27, vip: 7, list: [client, { ...client, id: 'c-2' }] } },
  commissions: { data: commissions },
  externalBookings: { data: [external, { ...external, id: 'e-2' }] },
};
type Data = Parts<typeof SOUND>;

const tab = fc.constantFrom(...TRAVEL_AGENT_TABS);

function expectSound(data: Data, defaultTab: TravelAgentTab) {
  const html = renderToString(<TravelAgentDashboard {...data} defaultTab={defaultTab} />);
  expect(html).not.toMatch(FORBIDDEN_TEXT);
  expect(html).toContain('Travel Agent Hub');
}

describe('TravelAgentDashboard', () => {
  it('renders with anything as its data', () => {
    fc.assert(fc.property(partsLike(SOUND, anyPart), tab, expectSound), runs(60));
  });

  it('renders lists of anything', () => {
    fc.assert(
      fc.property(partsLike(SOUND, fc.record({ data: fc.array(anything) })), tab, expectSound),
      runs(40),
    );
  });

  it('renders sound data with any value of it replaced', () => {
    fc.assert(fc.property(damaged(SOUND), tab, expectSound), runs(120));
  });
});

describe('CommissionsContent', () => {
  it('renders with anything as its data', () => {
    const figures = fc.record({
      thisMonth: oddValue,
      lastMonth: oddValue,
      growth: oddValue,
      platformCommission: oddValue,
      externalCommission: oddValue,
    });
    fc.assert(
      fc.property(fc.oneof(anything, figures), (raw) => {
        const html = renderToString(<CommissionsContent commissions={{ data: raw }} />);
        expect(html).not.toMatch(FORBIDDEN_TEXT);
        expect(html).toContain('Commission breakdown');
      }),
      runs(60),
    );
  });
});
