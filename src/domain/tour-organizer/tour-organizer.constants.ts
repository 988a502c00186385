// Figures that stand in for missing ones (spec section 9). They agree with each other: the team adds up to the team
// members, commission and payout to the month's revenue, the sample tours to tours, participants and destinations.

export const FALLBACK_ORGANIZER_STATS = {
  activeTours: 6,
  totalParticipants: 84,
  pendingApplications: 4,
  totalRevenue: 46_800,
  averageRating: 4.8,
  completedTours: 38,
  teamMembers: 25,
  destinations: 4,
} as const;

export const FALLBACK_TEAM = { guides: 10, coordinators: 5, culturalExperts: 6, logistics: 4 } as const;

export const FALLBACK_REVENUE = { thisMonth: 46_800, growth: 8, commission: 7020, payout: 39_780 } as const;

/** Platform commission on tour revenue, in percent (spec section 9). */
export const PLATFORM_COMMISSION_PERCENT = 15;

/** Fixed percentage of the Analytics tab (spec section 9, decision 32). */
export const TEAM_SATISFACTION_PERCENT = 96;

/** Status of a tour without one (spec section 4). */
export const DEFAULT_TOUR_STATUS = 'filling';
/** Status of an application without one (spec section 4). */
export const DEFAULT_APPLICATION_STATUS = 'pending';
