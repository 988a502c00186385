import { fn } from 'storybook/test';
import {
  CORPORATE_READS,
  TOUR_ORGANIZER_READS,
  TRAVEL_AGENT_READS,
  TRAVELER_READS,
} from '../src/dashboards/reads';
import { answered, everyPart, PENDING } from '../src/testing/answers';
import { bookings } from '../src/testing/demo-api/fixtures/bookings';
import { CORPORATE_ANSWERS as CORPORATE_JSON } from '../src/testing/demo-api/fixtures/corporate';
import { listings } from '../src/testing/demo-api/fixtures/listings';
import { TOUR_ORGANIZER_ANSWERS as ORGANIZER_JSON } from '../src/testing/demo-api/fixtures/tour-organizer';
import { TRAVEL_AGENT_ANSWERS as AGENT_JSON } from '../src/testing/demo-api/fixtures/travel-agent';

/** The present moment of every story: noon on the day that the fixtures are written for. */
export const STORY_NOW = new Date('2026-11-21T12:00:00Z');

// Args of the dashboards' stories: answers of the demo API, and callbacks whose calls a play function can check.

const ABSENT = { status: 'success' } as const;
/** The callback of 'Try again', called once for all parts that failed. */
export const REFETCH = fn();
export const FAILED = { status: 'error', refetch: REFETCH } as const;

/** Answers as a page has them, for the frame. */
export { AGENT_JSON, CORPORATE_JSON, ORGANIZER_JSON };

export const TRAVELER_ANSWERS = answered({ bookings, listings });
export const TRAVELER_PENDING = everyPart(TRAVELER_READS, PENDING);
export const TRAVELER_FAILED = everyPart(TRAVELER_READS, FAILED);

export const AGENT_ANSWERS = answered(AGENT_JSON);
export const NO_AGENT_ANSWERS = everyPart(TRAVEL_AGENT_READS, ABSENT);
export const AGENT_PENDING = everyPart(TRAVEL_AGENT_READS, PENDING);
export const AGENT_FAILED = everyPart(TRAVEL_AGENT_READS, FAILED);

export const ORGANIZER_ANSWERS = answered(ORGANIZER_JSON);
export const NO_ORGANIZER_ANSWERS = everyPart(TOUR_ORGANIZER_READS, ABSENT);
export const ORGANIZER_PENDING = everyPart(TOUR_ORGANIZER_READS, PENDING);
export const ORGANIZER_FAILED = everyPart(TOUR_ORGANIZER_READS, FAILED);

export const CORPORATE_ANSWERS = answered(CORPORATE_JSON);
export const NO_CORPORATE_ANSWERS = everyPart(CORPORATE_READS, ABSENT);
export const CORPORATE_PENDING = everyPart(CORPORATE_READS, PENDING);
export const CORPORATE_FAILED = everyPart(CORPORATE_READS, FAILED);

/** A figure of nothing for each of a dashboard's figures: what a server answers where there is nothing yet. */
export const zeroOf = <Figures extends object>(figures: Figures): Record<keyof Figures, 0> =>
  Object.fromEntries(Object.keys(figures).map((name) => [name, 0])) as Record<keyof Figures, 0>;

export const TRAVELER_CALLBACKS = {
  onTabChange: fn(),
  onSaveListing: fn(),
  onRedeem: fn(),
  onLogout: fn(),
};

export const AGENT_CALLBACKS = {
  now: STORY_NOW,
  onTabChange: fn(),
  onNewClient: fn(),
  onCreateBooking: fn(),
  onSearchExternal: fn(),
  onGenerateQuote: fn(),
  onSearch: fn(),
  onLogout: fn(),
};

export const ORGANIZER_CALLBACKS = {
  now: STORY_NOW,
  onTabChange: fn(),
  onCreateTour: fn(),
  onManageTour: fn(),
  onApproveApplication: fn(),
  onDeclineApplication: fn(),
  onLogout: fn(),
};

export const CORPORATE_CALLBACKS = {
  onTabChange: fn(),
  onApproveRequest: fn(),
  onDeclineRequest: fn(),
  onManagePolicy: fn(),
  onLogout: fn(),
};
