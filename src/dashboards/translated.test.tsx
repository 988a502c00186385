import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answered, everyPart, PENDING } from '../testing/answers.js';
import { bookings } from '../testing/demo-api/fixtures/bookings.js';
import { CORPORATE_ANSWERS } from '../testing/demo-api/fixtures/corporate.js';
import { listings } from '../testing/demo-api/fixtures/listings.js';
import { TOUR_ORGANIZER_ANSWERS } from '../testing/demo-api/fixtures/tour-organizer.js';
import { TRAVEL_AGENT_ANSWERS } from '../testing/demo-api/fixtures/travel-agent.js';
import { textsByNode, translatePage } from '../testing/translator.js';
import { CORPORATE_READS, TOUR_ORGANIZER_READS, TRAVEL_AGENT_READS, TRAVELER_READS } from './reads.js';
import { preloadDashboard, RoleDashboard, type RoleDashboardData } from './role/index.js';

type Kind = keyof RoleDashboardData;

const FAILED = { status: 'error', refetch: () => undefined } as const;

const STATES: { [K in Kind]-?: readonly NonNullable<RoleDashboardData[K]>[] } = {
  traveler: [
    everyPart(TRAVELER_READS, PENDING),
    { bookings: { data: bookings }, listings: { data: listings } },
    {
      bookings: { data: Array.from({ length: 120 }, (_, id) => ({ ...bookings[id % bookings.length], id })) },
      listings: { data: [] },
    },
    everyPart(TRAVELER_READS, FAILED),
    { bookings: { data: [] }, listings: { data: listings.slice(1) } },
  ],
  'travel-agent': [
    everyPart(TRAVEL_AGENT_READS, PENDING),
    answered(TRAVEL_AGENT_ANSWERS),
    {},
    everyPart(TRAVEL_AGENT_READS, FAILED),
    { ...answered(TRAVEL_AGENT_ANSWERS), bookings: { data: [] } },
  ],
  'tour-organizer': [
    everyPart(TOUR_ORGANIZER_READS, PENDING),
    answered(TOUR_ORGANIZER_ANSWERS),
    {},
    everyPart(TOUR_ORGANIZER_READS, FAILED),
    { ...answered(TOUR_ORGANIZER_ANSWERS), applications: { data: [] } },
  ],
  corporate: [
    everyPart(CORPORATE_READS, PENDING),
    answered(CORPORATE_ANSWERS),
    {},
    everyPart(CORPORATE_READS, FAILED),
    { ...answered(CORPORATE_ANSWERS), employeeTravel: { data: [] } },
  ],
};
const KINDS = Object.keys(STATES) as Kind[];

const USER = { firstName: 'Hana', lastName: 'Tāmaki', email: 'hana@example.com', isDemo: true };

const statesOf = (kind: Kind) =>
  STATES[kind].map((data) => <RoleDashboard key="" kind={kind} user={USER} data={{ [kind]: data }} />);

beforeAll(async () => {
  await Promise.all(KINDS.map(preloadDashboard));
}, 60_000);
afterEach(cleanup);

// By selectors: queries by role would take most of the time of these many steps.
const tabsOf = (container: HTMLElement) => container.querySelectorAll('[role="tab"]');
const pagersOf = (container: HTMLElement) =>
  [...container.querySelectorAll('button')].filter(({ textContent }) => textContent.startsWith('Next'));

it.each(KINDS)(
  'the %s dashboard stays intact and up to date in a page that the browser translates',
  (kind) => {
    const [first, ...others] = statesOf(kind);
    const plain = render(first);
    const translated = render(first);
    const { translate, end } = translatePage(translated.container);
    const ofTheirOwnNode = new Set<string>();
    const compare = () => {
      for (const text of textsByNode(plain.container)) ofTheirOwnNode.add(text);
      translate();
      expect(translated.container.textContent).toBe(plain.container.textContent);
    };
    const walk = () => {
      for (const index of tabsOf(plain.container).keys()) {
        for (const { container } of [plain, translated]) {
          fireEvent.click(tabsOf(container)[index] as Element);
          for (const next of pagersOf(container)) fireEvent.click(next);
        }
        compare();
      }
    };
    walk();
    for (const state of others) {
      plain.rerender(state);
      translated.rerender(state);
      compare();
      walk();
    }
    end();
    expect([...ofTheirOwnNode]).toEqual([]);
  },
);
