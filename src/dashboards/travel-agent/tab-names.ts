/** The tabs of the travel-agent dashboard as URLs and callbacks name them, in their order (spec section 2). */
export const TRAVEL_AGENT_TABS = [
  'overview',
  'clients',
  'bookings',
  'external-apis',
  'white-label',
  'analytics',
] as const;

/** One of them. */
export type TravelAgentTab = (typeof TRAVEL_AGENT_TABS)[number];

/** Whether a text names one of them, e.g. one from a URL. */
export const isTravelAgentTab = (value: unknown): value is TravelAgentTab =>
  TRAVEL_AGENT_TABS.some((tab) => tab === value);
