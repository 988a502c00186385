import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { soundAnswers } from '../testing/answers.js';
import { CORPORATE_TABS, CorporateDashboard } from './corporate/index.js';
import { CORPORATE_READS, READS, type ReadingKind, TRAVELER_READS } from './reads.js';
import { RoleDashboard } from './role/index.js';
import { TOUR_ORGANIZER_TABS, TourOrganizerDashboard } from './tour-organizer/index.js';
import { TRAVEL_AGENT_TABS, TravelAgentDashboard } from './travel-agent/index.js';
import { TRAVELER_TABS, TravelerDashboard } from './traveler/index.js';

afterEach(cleanup);

const BANNER = 'We could not load your data. What you see below is sample data.';
const NOW = new Date('2026-11-21T12:00:00Z');
const BOOKINGS = [{ id: 1, listingTitle: 'Reef House', checkIn: '2026-12-12', checkOut: '2026-12-15' }];

type State = Record<string, unknown>;
const NOTHING = { user: {}, now: NOW } as const;

/** Each dashboard without data, in a state, on a tab. */
const DASHBOARDS: Record<
  ReadingKind,
  { tabs: readonly string[]; show: (state: State, tab: string) => ReactElement }
> = {
  traveler: {
    tabs: TRAVELER_TABS,
    show: (state, tab) => (
      <TravelerDashboard {...NOTHING} bookings={undefined} listings={undefined} {...state} tab={tab} />
    ),
  },
  'travel-agent': {
    tabs: TRAVEL_AGENT_TABS,
    show: (state, tab) => (
      <TravelAgentDashboard
        user={{}}
        stats={undefined}
        bookings={undefined}
        clients={undefined}
        commissions={undefined}
        externalBookings={undefined}
        {...state}
        tab={tab}
      />
    ),
  },
  'tour-organizer': {
    tabs: TOUR_ORGANIZER_TABS,
    show: (state, tab) => (
      <TourOrganizerDashboard
        user={{}}
        stats={undefined}
        privateTours={undefined}
        applications={undefined}
        team={undefined}
        revenue={undefined}
        {...state}
        tab={tab}
      />
    ),
  },
  corporate: {
    tabs: CORPORATE_TABS,
    show: (state, tab) => (
      <CorporateDashboard
        user={{}}
        stats={undefined}
        employeeTravel={undefined}
        policies={undefined}
        budget={undefined}
        team={undefined}
        {...state}
        tab={tab}
      />
    ),
  },
};
const KINDS = Object.keys(DASHBOARDS) as ReadingKind[];
const everyTab = (kinds = KINDS) =>
  kinds.flatMap((kind) => DASHBOARDS[kind].tabs.map((tab) => [kind, tab] as const));
const WITH_SAMPLES = KINDS.filter((kind) => kind !== 'traveler');

const tile = (name: string) => screen.getByRole('group', { name });
const tryAgain = (within_: HTMLElement) => within(within_).getByRole('button', { name: /^Try again/ });

describe('trips and recommendations that could not be read', () => {
  it('are no emptiness: panels say so, tiles count nothing, and each offers another try', async () => {
    const onRetry = vi.fn();
    render(DASHBOARDS.traveler.show({ failed: true, onRetry }, 'overview'));
    const text = document.body.textContent;
    expect(text).not.toMatch(/No trips yet|Nothing to recommend|Sample data|0 upcoming/);
    expect(screen.getByText(/We could not load your trips\.$/)).toBeTruthy();
    const trips = screen.getByRole('region', { name: 'Upcoming Trips' });
    expect(within(trips).getByRole('heading', { name: 'We could not load your trips' })).toBeTruthy();
    expect(
      within(trips).getByText('They are safe, and nothing has changed. Check your connection and try again.'),
    ).toBeTruthy();
    expect(screen.getByText('We could not load your recommendations')).toBeTruthy();
    expect(tile('Trips Booked').textContent).toBe('Trips Booked–No valueTry againTrips did not load');
    await userEvent.click(tryAgain(tile('Trips Booked')));
    await userEvent.click(tryAgain(trips));
    expect(onRetry.mock.calls).toEqual([[['bookings']], [['bookings']]]);
    expect(screen.queryByText(BANNER)).toBeNull();
  });

  it('count nothing on My Trips either', () => {
    render(DASHBOARDS.traveler.show({ bookings: [], failed: ['bookings'] }, 'trips'));
    expect(tile('Upcoming').textContent).toBe('Upcoming–No valueTrips did not load');
    expect(tile('Completed').textContent).toBe('Completed–No valueTrips did not load');
    expect(screen.getByRole('region', { name: 'All bookings' }).textContent).not.toContain('0');
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });

  it('stay on the screen where they were read before', () => {
    render(DASHBOARDS.traveler.show({ bookings: BOOKINGS, failed: true }, 'overview'));
    expect(screen.getByText('Reef House')).toBeTruthy();
    expect(tile('Trips Booked').textContent).toContain('1 upcoming');
  });

  it('leave what did load as it is', () => {
    render(DASHBOARDS.traveler.show({ bookings: BOOKINGS, failed: ['listings'] }, 'overview'));
    expect(tile('Trips Booked').textContent).toContain('1');
    expect(screen.getByText(/Your next trip starts in 21 days\.$/)).toBeTruthy();
    expect(screen.getByText('We could not load your recommendations')).toBeTruthy();
  });

  it('are a line with a quiet button where they are recommendations', async () => {
    const onRetry = vi.fn();
    render(DASHBOARDS.traveler.show({ bookings: BOOKINGS, failed: ['listings'], onRetry }, 'overview'));
    const line = document.querySelector<HTMLElement>('[data-slot="failed-row"]');
    expect(line?.textContent).toBe('We could not load your recommendationsTry again');
    const button = tryAgain(line as HTMLElement);
    expect(button.dataset.variant).toBe('secondary');
    await userEvent.click(button);
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(['listings']);
    expect(screen.queryByText(/They are safe/)).toBeNull();
  });
});

describe.each(everyTab(WITH_SAMPLES))('%s without any data, on %s', (kind, tab) => {
  it('says once that it failed, and asks for everything again', async () => {
    const onRetry = vi.fn();
    render(DASHBOARDS[kind].show({ failed: true, onRetry }, tab));
    const banner = screen.getByText(BANNER).closest<HTMLElement>('[data-slot="failure-banner"]');
    expect(banner?.textContent).toBe(`${BANNER}Try again`);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry.mock.calls).toEqual([[Object.keys(READS[kind])]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has samples that are marked, and cannot be acted on', () => {
    render(DASHBOARDS[kind].show({}, tab));
    expect(screen.queryByText(BANNER)).toBeNull();
    const marked = document.querySelectorAll('section[data-sample]');
    for (const panel of marked) {
      expect(panel.querySelectorAll('a, button')).toHaveLength(0);
      expect(within(panel as HTMLElement).getAllByText('Sample data')).toHaveLength(1);
    }
    for (const strip of document.querySelectorAll('[data-slot="stat-strip"]')) {
      expect(within(strip as HTMLElement).getAllByText('Sample data')).toHaveLength(1);
    }
  });
});

it('names what is missing beside data that is there', () => {
  render(
    DASHBOARDS.corporate.show(
      {
        ...soundAnswers(CORPORATE_READS),
        policies: undefined,
        employeeTravel: [],
        failed: ['policies', 'employeeTravel'],
      },
      'overview',
    ),
  );
  const banner = screen.getByText(BANNER).closest('[data-slot="failure-banner"]');
  expect(banner?.textContent).toBe(`${BANNER}Not loaded: travel requests and policies.`);
});

it('samples of trips and listings cannot be opened or saved', () => {
  render(DASHBOARDS.traveler.show({}, 'overview'));
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  const trips = screen.getByRole('region', { name: 'Upcoming Trips' });
  expect(within(trips).queryByRole('link')).toBeNull();
});

describe.each(everyTab())('%s while it loads, on %s', (kind, tab) => {
  // spec: 9.rewards-figures, 9.percentages
  it('shows no figure at all, prescribed or not, in any panel', () => {
    render(DASHBOARDS[kind].show({ loading: true, failed: true }, tab));
    expect(screen.getByRole('main').textContent).not.toMatch(
      /1,250|250 points|Gold Explorer|78%|89%|96%|4\.9|Sample/,
    );
    expect(screen.queryByText(BANNER)).toBeNull();
  });

  it('is not read as empty groups, lists and tables', () => {
    render(DASHBOARDS[kind].show({ loading: true }, tab));
    const panel = screen.getByRole('tabpanel');
    for (const role of ['list', 'table', 'group', 'article']) {
      for (const found of within(panel).queryAllByRole(role)) expect(found.textContent).toMatch(/\S/);
    }
  });
});

describe('what a listener hears', () => {
  const said = () => screen.getByRole('status').textContent;

  it.each([
    ['all came', { bookings: BOOKINGS, listings: [] }, 'Traveler Dashboard loaded'],
    [
      'one did not',
      { bookings: BOOKINGS, failed: ['listings'] },
      'Traveler Dashboard: recommendations did not load',
    ],
    ['none came', { failed: true }, 'Traveler Dashboard: trips and recommendations did not load'],
  ])('is one message once loading has ended: %s', (_what, state, text) => {
    const { rerender } = render(DASHBOARDS.traveler.show({ loading: true }, 'overview'));
    const region = screen.getByRole('status');
    expect(said()).toBe('');
    rerender(DASHBOARDS.traveler.show({ loading: ['listings'], bookings: BOOKINGS }, 'overview'));
    expect(said()).toBe('');
    rerender(DASHBOARDS.traveler.show(state, 'overview'));
    expect(screen.getByRole('status')).toBe(region);
    expect(said()).toBe(text);
  });

  it('is nothing where the data is there from the start', () => {
    render(DASHBOARDS.traveler.show({ bookings: [], listings: [] }, 'overview'));
    expect(said()).toBe('');
  });

  it('has what failed before the dashboard came', () => {
    render(DASHBOARDS.traveler.show({ failed: ['bookings'] }, 'overview'));
    expect(said()).toBe('Traveler Dashboard: trips did not load');
  });

  it('is said again when another try fails, by a new element', () => {
    const failed = { failed: ['bookings'] };
    const { rerender } = render(DASHBOARDS.traveler.show({ loading: true }, 'overview'));
    rerender(DASHBOARDS.traveler.show(failed, 'overview'));
    const first = screen.getByRole('status').firstElementChild;
    rerender(DASHBOARDS.traveler.show({ loading: ['bookings'] }, 'overview'));
    expect(said()).toBe('');
    rerender(DASHBOARDS.traveler.show(failed, 'overview'));
    expect(said()).toBe('Traveler Dashboard: trips did not load');
    expect(screen.getByRole('status').firstElementChild).not.toBe(first);
  });
});

describe('the focus of another try', () => {
  it.each([
    ['a panel', () => screen.getByRole('region', { name: 'Upcoming Trips' }), 'Upcoming Trips'],
    ['a tile', () => tile('Trips Booked'), 'Trips Booked'],
  ])('goes to %s, and stays there when it fails again', async (_what, part, name) => {
    const { rerender } = render(DASHBOARDS.traveler.show({ failed: true, onRetry: vi.fn() }, 'overview'));
    tryAgain(part()).focus();
    rerender(DASHBOARDS.traveler.show({ loading: true }, 'overview'));
    await act(async () => undefined);
    const heir = document.activeElement;
    expect(heir?.textContent).toContain(name);
    rerender(DASHBOARDS.traveler.show({ failed: true, onRetry: vi.fn() }, 'overview'));
    expect(document.activeElement).toBe(heir);
  });

  it('goes to the open panel, from the banner', async () => {
    const { rerender } = render(DASHBOARDS.corporate.show({ failed: true, onRetry: vi.fn() }, 'overview'));
    screen.getByRole('button', { name: 'Try again' }).focus();
    rerender(DASHBOARDS.corporate.show({ loading: true }, 'overview'));
    await act(async () => undefined);
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });
});

it('reaches the dashboard of a role too', async () => {
  const onRetry = vi.fn();
  const bookings = { data: undefined, error: new Error('Down'), loading: false, onRetry };
  render(
    <RoleDashboard
      user={{}}
      data={{ traveler: { bookings, ...soundAnswers({ listings: TRAVELER_READS.listings }) } }}
    />,
  );
  const trips = await screen.findByRole('region', { name: 'Upcoming Trips' });
  await userEvent.click(tryAgain(trips));
  expect(onRetry).toHaveBeenCalledExactlyOnceWith();
});
