/** The tabs of the tour-organizer dashboard as URLs and callbacks name them, in their order (spec section 2). */
export const TOUR_ORGANIZER_TABS = [
  'overview',
  'private-tours',
  'applications',
  'team',
  'analytics',
  'revenue',
] as const;

/** One of them. */
export type TourOrganizerTab = (typeof TOUR_ORGANIZER_TABS)[number];

/** Whether a text names one of them, e.g. one from a URL. */
export const isTourOrganizerTab = (value: unknown): value is TourOrganizerTab =>
  TOUR_ORGANIZER_TABS.some((tab) => tab === value);
