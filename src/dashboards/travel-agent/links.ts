/** Where links of the travel-agent dashboard lead. */
export interface TravelAgentLinks {
  /** 'Explore white-label'; `null` leaves it out. @default '/white-label' */
  readonly whiteLabel: string | null;
}

/** The pitch for white labels (spec: 2.agent-white-label). */
export const TRAVEL_AGENT_LINKS: TravelAgentLinks = { whiteLabel: '/white-label' };
