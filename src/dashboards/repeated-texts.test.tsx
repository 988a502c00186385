import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { answered, PENDING } from '../testing/answers.js';
import { CORPORATE_ANSWERS } from '../testing/demo-api/fixtures/corporate.js';
import { TOUR_ORGANIZER_ANSWERS } from '../testing/demo-api/fixtures/tour-organizer.js';
import { TRAVEL_AGENT_ANSWERS } from '../testing/demo-api/fixtures/travel-agent.js';
import { CORPORATE_TABS, CorporateDashboard } from './corporate/index.js';
import { TOUR_ORGANIZER_TABS, TourOrganizerDashboard } from './tour-organizer/index.js';
import { TRAVEL_AGENT_TABS, TravelAgentDashboard } from './travel-agent/index.js';
import { TRAVELER_TABS, TravelerDashboard } from './traveler/index.js';

afterEach(cleanup);

const LARGE = {
  clients: { data: { active: 1_234_567_890, new: 1_234_567_890, returning: 0, vip: 0, list: [] } },
  commissions: {
    data: {
      thisMonth: 1_284_560_300,
      lastMonth: 0,
      platformCommission: 1_284_560_300,
      externalCommission: 0,
    },
  },
};

const TABS: [name: string, dashboard: ReactElement][] = [
  ...TRAVELER_TABS.map((tab): [string, ReactElement] => [
    `traveler, ${tab}`,
    <TravelerDashboard key={tab} user={{}} bookings={{ data: [] }} listings={{ data: [] }} tab={tab} />,
  ]),
  ...TRAVEL_AGENT_TABS.map((tab): [string, ReactElement] => [
    `travel-agent, ${tab}`,
    <TravelAgentDashboard key={tab} user={{}} {...answered(TRAVEL_AGENT_ANSWERS)} {...LARGE} tab={tab} />,
  ]),
  ...TOUR_ORGANIZER_TABS.map((tab): [string, ReactElement] => [
    `tour-organizer, ${tab}`,
    <TourOrganizerDashboard key={tab} user={{}} {...answered(TOUR_ORGANIZER_ANSWERS)} tab={tab} />,
  ]),
  ...CORPORATE_TABS.map((tab): [string, ReactElement] => [
    `corporate, ${tab}`,
    <CorporateDashboard key={tab} user={{}} {...answered(CORPORATE_ANSWERS)} tab={tab} />,
  ]),
];

/** Returns the texts of an element as screen readers read them. */
function spokenIn(element: Element): string[] {
  if (element.getAttribute('aria-hidden') === 'true') return [];
  return [...element.childNodes].flatMap((node) =>
    node instanceof Element ? spokenIn(node) : (node.textContent?.trim() ?? ''),
  );
}

describe.each(TABS)('%s', (_, dashboard) => {
  it('has no title attributes, which only a mouse reveals', () => {
    const { container } = render(dashboard);
    expect([...container.querySelectorAll('[title]')].map((element) => element.outerHTML)).toEqual([]);
  });

  it('exposes the figure of a bar once', () => {
    render(dashboard);
    for (const bar of [...screen.queryAllByRole('meter'), ...screen.queryAllByRole('progressbar')]) {
      const around = bar.closest('li, tr, section, [data-slot="panel-body"], [data-slot="panel-content"]');
      const spoken = around ? spokenIn(around) : [];
      expect(spoken).not.toContain(bar.getAttribute('aria-valuetext'));
    }
  });
});

function panelsOf(dashboard: ReactElement): string[] {
  const { container } = render(dashboard);
  const panels = container.querySelectorAll('[data-slot="panel-content"]');
  const texts = Array.from(panels, ({ textContent }) => textContent ?? '');
  cleanup();
  return texts;
}

describe('tabs other than the overview', () => {
  it.each(['traveler', 'travel-agent', 'tour-organizer', 'corporate'])(
    'of the %s repeat nothing of each other',
    (kind) => {
      const tabs = TABS.filter(([name]) => name.startsWith(kind) && !name.endsWith('overview'));
      const texts = tabs.flatMap(([, dashboard]) => panelsOf(dashboard));
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    },
  );

  it.each(['tour-organizer, revenue', 'tour-organizer, team', 'tour-organizer, analytics'])(
    '%s has no panel of the overview',
    (name) => {
      const [, tab] = TABS.find(([each]) => each === name) ?? [];
      const [, overview] = TABS.find(([each]) => each === 'tour-organizer, overview') ?? [];
      if (!tab || !overview) throw new Error(`There is no tab ${name}.`);
      const there = panelsOf(overview);
      const texts = panelsOf(tab);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => there.includes(text))).toEqual([]);
    },
  );
});

it('shows the full value of a compact figure', () => {
  render(<TravelAgentDashboard user={{}} {...answered(TRAVEL_AGENT_ANSWERS)} {...LARGE} tab="clients" />);
  const clients = screen.getByRole('region', { name: 'Clients by type' });
  expect(clients.textContent).toContain('1.23B');
  expect(clients.textContent).toContain('1,234,567,890');
});

describe('the note about sample data', () => {
  const note = () => screen.queryByText(/^What is marked as sample data is a placeholder/);
  const traveler = (props: object) => (
    <TravelerDashboard user={{}} bookings={{ data: [] }} listings={{ data: [] }} {...props} />
  );

  it('is shown where there is any', () => {
    const { rerender } = render(traveler({ bookings: undefined }));
    expect(note()).not.toBeNull();
    rerender(traveler({}));
    expect(note()).toBeNull();
    rerender(traveler({ bookings: PENDING, listings: PENDING }));
    expect(note()).toBeNull();
  });

  it('is replaced by the banner after a failure', () => {
    render(
      <CorporateDashboard user={{}} {...answered(CORPORATE_ANSWERS)} employeeTravel={{ status: 'error' }} />,
    );
    expect(screen.getByText(/^We could not load your data\./)).toBeDefined();
    expect(note()).toBeNull();
  });
});
