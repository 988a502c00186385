import { cleanup, render } from '@testing-library/react';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CORPORATE_ANSWERS } from '../../app/demo-api/fixtures/corporate.js';
import { TOUR_ORGANIZER_ANSWERS } from '../../app/demo-api/fixtures/tour-organizer.js';
import { TRAVEL_AGENT_ANSWERS } from '../../app/demo-api/fixtures/travel-agent.js';
import { Kit } from '../testing/host-kit/kit.js';
import { BOOKINGS, LISTINGS } from '../testing/host-kit/kit-data.js';
import { CORPORATE_TABS, CorporateDashboard } from './corporate/index.js';
import { TOUR_ORGANIZER_TABS, TourOrganizerDashboard } from './tour-organizer/index.js';
import { TRAVEL_AGENT_TABS, TravelAgentDashboard } from './travel-agent/index.js';
import { TRAVELER_TABS, TravelerDashboard } from './traveler/index.js';

afterEach(cleanup);

/** What stands in which element, and which attribute has which values: what the Nu checker calls errors. */
const RULES: ConfigData['rules'] = {
  'attribute-allowed-values': 'error',
  'attribute-misuse': 'error',
  'element-permitted-content': 'error',
  'element-permitted-occurrences': 'error',
  'element-permitted-order': 'error',
  'element-permitted-parent': 'error',
  'element-required-ancestor': 'error',
  'element-required-attributes': 'error',
  'element-required-content': 'error',
  'input-attributes': 'error',
  'no-dup-id': 'error',
  'no-missing-references': 'error',
  'no-unknown-elements': 'error',
  'valid-id': ['error', { relaxed: true }],
};
const checker = new HtmlValidate(new StaticConfigLoader({ root: true, elements: ['html5'], rules: RULES }));

async function errorsOf(element: ReactElement): Promise<string[]> {
  const { baseElement } = render(element);
  const { results } = await checker.validateString(baseElement.innerHTML);
  const messages = results.flatMap((result) => result.messages);
  return [...new Set(messages.map(({ message, selector }) => `${message} (${selector})`))];
}

type State = Record<string, unknown>;
const DASHBOARDS: Record<
  string,
  { tabs: readonly string[]; answers: State; show: (props: State) => ReactElement }
> = {
  traveler: {
    tabs: TRAVELER_TABS,
    answers: { bookings: BOOKINGS, listings: LISTINGS },
    show: (props) => <TravelerDashboard user={{}} bookings={undefined} listings={undefined} {...props} />,
  },
  'travel-agent': {
    tabs: TRAVEL_AGENT_TABS,
    answers: TRAVEL_AGENT_ANSWERS,
    show: (props) => (
      <TravelAgentDashboard
        user={{}}
        stats={undefined}
        bookings={undefined}
        clients={undefined}
        commissions={undefined}
        externalBookings={undefined}
        {...props}
      />
    ),
  },
  'tour-organizer': {
    tabs: TOUR_ORGANIZER_TABS,
    answers: TOUR_ORGANIZER_ANSWERS,
    show: (props) => (
      <TourOrganizerDashboard
        user={{}}
        stats={undefined}
        privateTours={undefined}
        applications={undefined}
        team={undefined}
        revenue={undefined}
        {...props}
      />
    ),
  },
  corporate: {
    tabs: CORPORATE_TABS,
    answers: CORPORATE_ANSWERS,
    show: (props) => (
      <CorporateDashboard
        user={{}}
        stats={undefined}
        employeeTravel={undefined}
        policies={undefined}
        budget={undefined}
        team={undefined}
        {...props}
      />
    ),
  },
};

describe.each(Object.entries(DASHBOARDS))('the %s dashboard is valid HTML', (_, { tabs, answers, show }) => {
  it.each(tabs)('on its tab %s: with data, while it loads, and after it failed', async (tab) => {
    for (const state of [answers, { loading: true }, { failed: true, onRetry: () => {} }]) {
      expect(await errorsOf(show({ ...state, tab }))).toEqual([]);
      cleanup();
    }
  });
});

it('components are valid HTML side by side', async () => {
  expect(await errorsOf(<Kit />)).toEqual([]);
});
