/** The parts of the tour-organizer dashboard by their `data-slot`, tab by tab. */
export const TOUR_ORGANIZER_SLOTS = [
  'needs-you',
  'stat-strip',
  'active-tours',
  'revenue',
  'applications',
  'team-composition',
  'calendar',
  'private-tours',
  'team-work',
  'team-satisfaction',
  'seats-taken',
  'tours-by-status',
  'revenue-breakdown',
  'payout',
  'revenue-by-month',
  'tour-seats',
] as const;
/** A part of the tour-organizer dashboard. */
export type TourOrganizerSlot = (typeof TOUR_ORGANIZER_SLOTS)[number];
