// Figures that stand in for missing ones (spec section 9). They agree with each other: clients by type add up to the
// active clients, commissions to this month's, external bookings and providers to the list of samples.

/** The figures of the tiles. */
export const FALLBACK_AGENT_STATS = {
  activeClients: 42,
  totalBookings: 128,
  pendingQuotes: 9,
  totalCommissions: 18_460,
  averageClientRating: 4.8,
  thisMonthBookings: 23,
  externalBookings: 57,
  partnerships: 3,
} as const;

export const FALLBACK_CLIENT_COUNTS = { active: 42, new: 8, returning: 27, vip: 7 } as const;

export const FALLBACK_COMMISSIONS = {
  thisMonth: 18_460,
  lastMonth: 16_480,
  growth: 12,
  platformCommission: 11_920,
  externalCommission: 6540,
} as const;

/** Conversion on the Analytics tab, fixed, in percent (spec section 9, decision 32). */
export const CONVERSION_PERCENT = 78;
/** Retention on the Analytics tab, fixed, in percent (spec section 9, decision 32). */
export const RETENTION_PERCENT = 89;

/** Status of an agent's booking without one (spec section 4). */
export const DEFAULT_AGENT_BOOKING_STATUS = 'pending';
/** Status of a client without one (spec section 3). */
export const DEFAULT_CLIENT_STATUS = 'prospect';
