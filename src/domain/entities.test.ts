import { describe, expect, it } from 'vitest';
import * as domain from './index.js';

/** Fields of the specification, with values that no fallback has. */
const OBJECTS = [
  [
    'current user',
    domain.user,
    {
      isDemo: true,
      accountType: 'demo',
      firstName: 'Hana',
      lastName: 'Tāmaki',
      email: 'hana.tamaki@example.com',
      role: 'provider',
      profileImageUrl: '/avatars/hana.png',
    },
  ],
  [
    'travel-agent stats',
    domain.agentStats,
    {
      activeClients: 101,
      totalBookings: 102,
      pendingQuotes: 103,
      totalCommissions: 104,
      averageClientRating: 3.1,
      thisMonthBookings: 105,
      externalBookings: 106,
      partnerships: 107,
    },
  ],
  ['client counts', domain.clientCounts, { active: 106, new: 1, returning: 2, vip: 103 }],
  [
    'commissions',
    domain.commissions,
    { thisMonth: 300, lastMonth: 200, growth: 51, platformCommission: 201, externalCommission: 99 },
  ],
  [
    'tour-organizer stats',
    domain.organizerStats,
    {
      activeTours: 101,
      totalParticipants: 102,
      pendingApplications: 103,
      totalRevenue: 104,
      averageRating: 3.1,
      completedTours: 105,
      teamMembers: 106,
      destinations: 107,
    },
  ],
  ['team', domain.team, { guides: 101, coordinators: 102, culturalExperts: 103, logistics: 104 }],
  ['revenue', domain.revenue, { thisMonth: 300, growth: 51, commission: 45, payout: 255 }],
  [
    'corporate stats',
    domain.corporateStats,
    {
      totalEmployees: 101,
      activeBookings: 102,
      monthlyBudget: 1000,
      budgetUsed: 103,
      approvalsPending: 104,
      contractsActive: 105,
      complianceScore: 51,
    },
  ],
  ['budget', domain.budget, { total: 1000, used: 300, remaining: 700 }],
] as const;

const ROWS = [
  [
    'booking',
    domain.bookings,
    {
      id: 'b-1',
      listingTitle: 'Bilum Weaving Circle',
      destination: 'Goroka',
      checkIn: '2026-12-12',
      checkOut: '2026-12-15',
      status: 'pending',
    },
  ],
  [
    'listing',
    domain.listings,
    { id: 'l-1', title: 'Reef House', rating: 3.1, price: 142, category: 'crafts' },
  ],
  [
    'agent booking',
    domain.agentBookings,
    {
      id: 'a-1',
      clientName: 'Aroha Ngata',
      destination: 'Rarotonga',
      type: 'Cultural stay',
      dates: 'Dec 14 – 21, 2026',
      status: 'confirmed',
      value: 3280,
    },
  ],
  [
    'external booking entry',
    domain.externalBookings,
    { provider: 'IslandStay', bookings: 24, revenue: 38_400 },
  ],
  [
    'private tour',
    domain.privateTours,
    {
      id: 't-1',
      title: 'Makers Week',
      destination: 'Marovo',
      dates: 'Feb 5 – 14, 2027',
      participants: 9,
      maxParticipants: 12,
      status: 'active',
      theme: 'Carving',
    },
  ],
  [
    'application',
    domain.applications,
    {
      id: 'e-1',
      applicantName: 'Miriam Toa',
      tourTitle: 'Makers Week',
      expertise: 'Barkcloth',
      experience: '12 years',
      status: 'approved',
    },
  ],
  [
    'employee travel request',
    domain.employeeTravel,
    {
      id: 'r-1',
      employeeName: 'Ana Vuki',
      department: 'Field Research',
      destination: 'Honiara',
      purpose: 'Briefing',
      dates: 'Dec 1 – 5, 2026',
      status: 'approved',
      cost: 2340,
    },
  ],
  ['department of a budget', domain.departments, { name: 'Field Research', allocated: 42_000, used: 33_600 }],
  [
    'team member',
    domain.teamMembers,
    {
      id: 'm-1',
      name: 'Ana Vuki',
      department: 'Field Research',
      position: 'Lead Researcher',
      budgetUsed: 5200,
      travelBudget: 8000,
    },
  ],
  [
    'policy',
    domain.policies,
    { name: 'Lodging Cap', description: 'Up to $220', status: 'draft', lastUpdated: '2026-09-02' },
  ],
] as const;

describe('the fields that the specification names', () => {
  // spec: 3.user, 3.agent-stats, 3.client-counts, 3.commissions, 3.organizer-stats, 3.team, 3.revenue
  // spec: 3.corporate-stats, 3.budget, 7.user
  it.each(OBJECTS)('of a %s are all read', (_, { sanitize }, fields) => {
    const { value, sampleFields } = sanitize(fields);
    expect(value).toMatchObject(fields);
    expect(Object.keys(fields).filter((name) => new Set<string>(sampleFields).has(name))).toEqual([]);
  });

  // spec: 3.booking, 3.listing, 3.agent-booking, 3.external-booking, 3.private-tour, 3.application
  // spec: 3.travel-request, 3.budget, 3.team-member, 3.policy
  it.each(ROWS)('of a %s are all read', (_, { sanitize }, fields) => {
    const { items, isSample, dropped } = sanitize([fields]);
    expect(items).toEqual([expect.objectContaining(fields)]);
    expect([isSample, dropped]).toEqual([false, 0]);
  });

  // spec: 4.booking-status-missing
  it.each([{}, { status: '' }, { status: null }, { status: 5 }])(
    'give a booking with %j the status confirmed',
    (fields) => {
      expect(domain.bookings.sanitize([fields]).items[0]?.status).toBe('confirmed');
    },
  );
});
