import type { RoleDashboardProps } from 'tapa-ui/dashboards/role';

/** The roles whose product is sold on a page of its own. */
export type SoldRole = 'travel_agent' | 'tour_organizer' | 'corporate_admin';

/** The day that the accounts below are seen on. */
const EXAMPLE_DAY = new Date('2026-11-21T12:00:00Z');

/** Accounts as they look when they are in use: fictional people, the same as in the demo portals. */
export const EXAMPLE_ACCOUNTS: Readonly<Record<SoldRole, Pick<RoleDashboardProps, 'user' | 'data'>>> = {
  travel_agent: {
    user: { role: 'travel_agent', firstName: 'Tevita', lastName: 'Moala' },
    data: {
      'travel-agent': {
        now: EXAMPLE_DAY,
        stats: {
          data: {
            activeClients: 42,
            totalBookings: 128,
            pendingQuotes: 9,
            totalCommissions: 18_460,
            averageClientRating: 4.8,
            thisMonthBookings: 23,
            externalBookings: 57,
            partnerships: 3,
          },
        },
        bookings: {
          data: [
            {
              id: 1,
              clientName: 'Aroha Ngata',
              destination: 'Rarotonga',
              type: 'Cultural stay',
              dates: 'Dec 14 – 21, 2026',
              status: 'confirmed',
              value: 3280,
            },
            {
              id: 2,
              clientName: 'Delma Kila',
              destination: 'Goroka',
              type: 'Festival package',
              dates: 'Jan 18 – 24, 2027',
              status: 'pending',
              value: 2150,
            },
            {
              id: 3,
              clientName: 'Lucas Brandt',
              destination: 'Tanna',
              type: 'Guided trek',
              dates: 'Feb 2 – 9, 2027',
              status: 'confirmed',
              value: 4640,
            },
          ],
        },
        clients: { data: { active: 42, new: 8, returning: 27, vip: 7 } },
        commissions: {
          data: {
            thisMonth: 18_460,
            lastMonth: 16_480,
            growth: 12,
            platformCommission: 11_920,
            externalCommission: 6540,
          },
        },
        externalBookings: {
          data: [
            { provider: 'IslandStay', bookings: 24, revenue: 38_400 },
            { provider: 'Coral GDS', bookings: 18, revenue: 41_760 },
          ],
        },
      },
    },
  },
  tour_organizer: {
    user: { role: 'tour_organizer', firstName: 'Grace', lastName: 'Kaupa' },
    data: {
      'tour-organizer': {
        now: EXAMPLE_DAY,
        stats: {
          data: {
            activeTours: 6,
            totalParticipants: 84,
            pendingApplications: 2,
            totalRevenue: 46_800,
            averageRating: 4.8,
            completedTours: 38,
            teamMembers: 25,
            destinations: 4,
          },
        },
        privateTours: {
          data: [
            {
              id: 1,
              title: 'Sepik River Carvers Journey',
              destination: 'Ambunti, Papua New Guinea',
              dates: 'Feb 5 – 14, 2027',
              participants: 9,
              maxParticipants: 12,
              status: 'filling',
              theme: 'Carving and river life',
            },
            {
              id: 2,
              title: 'Highlands Sing-sing Circle',
              destination: 'Goroka, Papua New Guinea',
              dates: 'Jan 12 – 18, 2027',
              participants: 16,
              maxParticipants: 16,
              status: 'active',
              theme: 'Dance and song',
            },
          ],
        },
        applications: {
          data: [
            {
              id: 1,
              applicantName: 'Miriam Toa',
              tourTitle: 'Marovo Makers Week',
              expertise: 'Barkcloth conservation',
              experience: '12 years',
              status: 'pending',
            },
            {
              id: 2,
              applicantName: 'Joseph Tafoa',
              tourTitle: 'Sepik River Carvers Journey',
              expertise: 'River guiding, oral history',
              experience: '9 years',
              status: 'pending',
            },
          ],
        },
        team: { data: { guides: 10, coordinators: 5, culturalExperts: 6, logistics: 4 } },
        revenue: { data: { thisMonth: 46_800, growth: 8, commission: 7020, payout: 39_780 } },
      },
    },
  },
  corporate_admin: {
    user: { role: 'corporate_admin', firstName: 'Josephine', lastName: 'Waiko' },
    data: {
      corporate: {
        stats: {
          data: {
            totalEmployees: 248,
            activeBookings: 31,
            monthlyBudget: 120_000,
            budgetUsed: 86_400,
            approvalsPending: 2,
            contractsActive: 12,
            complianceScore: 94,
          },
        },
        employeeTravel: {
          data: [
            {
              id: 1,
              employeeName: 'Ana Vuki',
              department: 'Field Research',
              destination: 'Honiara',
              purpose: 'Reef survey briefing',
              dates: 'Dec 1 – 5',
              status: 'pending',
              cost: 2340,
            },
            {
              id: 2,
              employeeName: 'David Maru',
              department: 'Engineering',
              destination: 'Port Moresby',
              purpose: 'Data center handover',
              dates: 'Dec 7 – 10',
              status: 'pending',
              cost: 1980,
            },
          ],
        },
        budget: {
          data: {
            total: 120_000,
            used: 86_400,
            remaining: 33_600,
            departments: {
              'Field Research': { allocated: 42_000, used: 33_600 },
              Engineering: { allocated: 28_000, used: 15_960 },
              'People and Culture': { allocated: 50_000, used: 36_840 },
            },
          },
        },
        policies: {
          data: [
            {
              name: 'International Travel',
              description: 'Manager approval for trips outside the region',
              status: 'active',
              lastUpdated: '2026-10-14',
            },
          ],
        },
        team: {
          data: [
            {
              id: 1,
              name: 'Ana Vuki',
              department: 'Field Research',
              position: 'Lead Researcher',
              budgetUsed: 5200,
              travelBudget: 8000,
            },
            {
              id: 2,
              name: 'David Maru',
              department: 'Engineering',
              position: 'Systems Engineer',
              budgetUsed: 2900,
              travelBudget: 6000,
            },
          ],
        },
      },
    },
  },
};
