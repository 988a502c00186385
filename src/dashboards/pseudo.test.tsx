import { cleanup, fireEvent, render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../i18n/messages/en-XA';
import { plainWords } from '../testing/plain-words';
import { TapaProvider } from '../theme';
import { CorporateDashboard } from './corporate';
import { TourOrganizerDashboard } from './tour-organizer';
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

const request = {
  employeeName: 'Ξένια',
  department: 'Ρόδος',
  destination: 'Σάμος',
  purpose: 'Ύδρα',
  dates: '1–5',
  status: 'pending',
  cost: 2340,
};
const member = {
  name: 'Φοίβος',
  department: 'Ρόδος',
  position: 'Ψαρά',
  budgetUsed: 5200,
  travelBudget: 8000,
};
const policy = { name: 'Ωκεανός', description: 'Θάσος', status: 'active', lastUpdated: '2026-09-02' };
const CORPORATE = {
  stats: {
    totalEmployees: 248,
    activeBookings: 31,
    monthlyBudget: 120_000,
    budgetUsed: 86_400,
    approvalsPending: 14,
    contractsActive: 12,
    complianceScore: 94,
  },
  employeeTravel: ['pending', 'pending', 'approved', 'declined'].map((status, id) => ({
    ...request,
    id,
    status,
  })),
  policies: [policy, { ...policy, id: 2, status: 'draft', lastUpdated: '' }],
  budget: {
    total: 120_000,
    used: 86_400,
    remaining: 33_600,
    departments: Object.fromEntries(
      Array.from({ length: 8 }, (_, id) => [`Ρόδος ${id}`, { allocated: 10_000, used: 1700 * id }]),
    ),
  },
  team: [member, { ...member, id: 2, budgetUsed: 9000 }],
};
const NO_REQUESTS = {
  stats: {},
  employeeTravel: [],
  policies: [],
  budget: { total: 10, used: 15, remaining: 0, departments: {} },
  team: [],
};
const corporate = (answers: typeof CORPORATE | typeof NO_REQUESTS) => (
  <CorporateDashboard {...answers} user={USER} brand={BRAND} navItems={[]} />
);

const tour = {
  title: 'Πήγασος',
  destination: 'Νάξος',
  dates: '5–14',
  participants: 9,
  maxParticipants: 12,
  status: 'filling',
  theme: 'Χορός',
};
const application = {
  applicantName: 'Μιχάλης',
  tourTitle: 'Πήγασος',
  expertise: 'Υφαντική',
  experience: '12',
  status: 'pending',
};
const ORGANIZER = {
  stats: {
    activeTours: 3,
    totalParticipants: 84,
    pendingApplications: 2,
    totalRevenue: 46_800,
    averageRating: 4.8,
    completedTours: 38,
    teamMembers: 25,
    destinations: 4,
  },
  privateTours: [tour, { ...tour, id: 2, status: 'active' }, { ...tour, id: 3, maxParticipants: 0 }],
  applications: ['pending', 'pending', 'approved', 'declined'].map((status, id) => ({
    ...application,
    id,
    status,
  })),
  team: { guides: 10, coordinators: 5, culturalExperts: 6, logistics: 4 },
  revenue: { thisMonth: 46_800, growth: 8, commission: 7020, payout: 39_780 },
};
/** More of everything than is listed. */
const MORE = {
  ...ORGANIZER.stats,
  activeTours: 60,
  pendingApplications: 40,
  totalRevenue: 90_000,
  teamMembers: 250,
};
const NO_TOURS = {
  stats: { ...ORGANIZER.stats, activeTours: 0, pendingApplications: 0 },
  privateTours: [],
  applications: [],
  team: {},
  revenue: {},
};
const organizer = (answers: typeof ORGANIZER | typeof NO_TOURS, samples = true) => (
  <TourOrganizerDashboard {...answers} user={USER} brand={BRAND} navItems={[]} samples={samples} />
);
/** Nothing could be read. */
const failed = (
  <TourOrganizerDashboard
    user={USER}
    brand={BRAND}
    navItems={[]}
    stats={undefined}
    privateTours={undefined}
    applications={undefined}
    team={undefined}
    revenue={undefined}
    failed
    onRetry={() => undefined}
    samples={false}
  />
);

const SCENES: readonly [name: string, scene: ReactElement][] = [
  ['travel agent', agent(AGENT)],
  ['travel agent without anything', agent(NOTHING)],
  ['corporate', corporate(CORPORATE)],
  [
    'corporate with all of few requests',
    corporate({ ...CORPORATE, stats: { ...CORPORATE.stats, approvalsPending: 2 } }),
  ],
  ['corporate without anything', corporate(NO_REQUESTS)],
  ['tour organizer', organizer(ORGANIZER)],
  ['tour organizer with more than is listed', organizer({ ...ORGANIZER, stats: MORE })],
  ['tour organizer without anything', organizer(NO_TOURS, false)],
  ['tour organizer of whom nothing could be read', failed],
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
  expect([...found]).toEqual([]);
});
