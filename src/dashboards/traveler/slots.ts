/** The parts of the traveler dashboard by their `data-slot`, tab by tab. */
export const TRAVELER_SLOTS = [
  'stat-strip',
  'upcoming-trips',
  'rewards-panel',
  'listing-cards',
  'calendar',
  'voyage',
  'all-bookings',
  'wishlist',
  'rewards-hero',
  'reward-cards',
  'profile',
] as const;
/** A part of the traveler dashboard. */
export type TravelerSlot = (typeof TRAVELER_SLOTS)[number];
