/** The tabs of the traveler dashboard as URLs and callbacks name them, in their order (spec section 2). */
export const TRAVELER_TABS = ['overview', 'trips', 'wishlist', 'rewards', 'profile'] as const;

/** One of them. */
export type TravelerTab = (typeof TRAVELER_TABS)[number];

/** Whether a text names one of them, e.g. one from a URL. */
export const isTravelerTab = (value: unknown): value is TravelerTab =>
  TRAVELER_TABS.some((tab) => tab === value);
