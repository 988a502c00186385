/** The parts of the travel-agent dashboard by their `data-slot`, tab by tab. */
export const TRAVEL_AGENT_SLOTS = [
  'needs-you',
  'stat-strip',
  'quick-actions',
  'recent-bookings',
  'clients-by-type',
  'external-providers',
  'commission-breakdown',
  'calendar',
  'all-clients',
  'all-bookings',
  'search-flights',
  'search-hotels',
  'search-experiences',
  'white-label',
  'brand-preview',
  'departures',
  'conversion-and-retention',
  'commissions-by-month',
] as const;
/** A part of the travel-agent dashboard. */
export type TravelAgentSlot = (typeof TRAVEL_AGENT_SLOTS)[number];
