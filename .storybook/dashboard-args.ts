import { fn } from 'storybook/test';
import { CORPORATE_ANSWERS } from '../app/demo-api/fixtures/corporate';
import { TOUR_ORGANIZER_ANSWERS } from '../app/demo-api/fixtures/tour-organizer';
import { TRAVEL_AGENT_ANSWERS } from '../app/demo-api/fixtures/travel-agent';

/** The present moment of every story: noon on the day that the fixtures are written for. */
export const STORY_NOW = new Date('2026-11-21T12:00:00Z');

// Args of the dashboards' stories: answers of the demo API, and callbacks whose calls a play function can check.

export {
  CORPORATE_ANSWERS,
  TOUR_ORGANIZER_ANSWERS as ORGANIZER_ANSWERS,
  TRAVEL_AGENT_ANSWERS as AGENT_ANSWERS,
};

/** The same parts without answers. */
const noneOf = <Answers extends object>(answers: Answers): Record<keyof Answers, undefined> =>
  Object.fromEntries(Object.keys(answers).map((name) => [name, undefined])) as Record<
    keyof Answers,
    undefined
  >;

export const NO_AGENT_ANSWERS = noneOf(TRAVEL_AGENT_ANSWERS);
export const NO_ORGANIZER_ANSWERS = noneOf(TOUR_ORGANIZER_ANSWERS);
export const NO_CORPORATE_ANSWERS = noneOf(CORPORATE_ANSWERS);

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
