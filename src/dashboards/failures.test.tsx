import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { everyPart, PENDING, soundAnswers } from '../testing/answers.js';
import { DASHBOARDS, KINDS } from '../testing/dashboards.js';
import type { PartState } from './define-reads.js';
import { CORPORATE_READS, READS, type ReadingKind, TRAVELER_READS } from './reads.js';
import { RoleDashboard } from './role/index.js';

afterEach(cleanup);

const BANNER = 'We could not load your data. What you see below is sample data.';
const NOW = new Date('2026-11-21T12:00:00Z');
const BOOKINGS = [{ id: 1, listingTitle: 'Reef House', checkIn: '2026-12-12', checkOut: '2026-12-15' }];

type State = Record<string, unknown>;
const NOTHING = { user: {}, now: NOW } as const;

const show = (kind: ReadingKind, parts: State, tab: string): ReactElement => {
  const { Dashboard } = DASHBOARDS[kind];
  return <Dashboard {...NOTHING} {...parts} tab={tab} />;
};
const allOf = (kind: ReadingKind, state: PartState) => everyPart(READS[kind], state);
const FAILED = { status: 'error', refetch: () => undefined } as const;

const everyTab = (kinds = KINDS) =>
  kinds.flatMap((kind) => DASHBOARDS[kind].tabs.map((tab) => [kind, tab] as const));
const WITH_SAMPLES = KINDS.filter((kind) => kind !== 'traveler');

const tile = (name: string) => screen.getByRole('group', { name });
const tryAgain = (within_: HTMLElement) => within(within_).getByRole('button', { name: /^Try again/ });

describe('failed trips and recommendations', () => {
  it('do not look empty: panels and tiles show the failure, each with a retry', async () => {
    const refetch = vi.fn();
    const other = vi.fn();
    const bookings = { status: 'error', refetch };
    render(show('traveler', { bookings, listings: { status: 'error', refetch: other } }, 'overview'));
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
    expect(refetch.mock.calls).toEqual([[], []]);
    expect(other).not.toHaveBeenCalled();
    expect(screen.queryByText(BANNER)).toBeNull();
  });

  it('show no counts on My Trips', () => {
    render(show('traveler', { bookings: { data: [], status: 'error' } }, 'trips'));
    expect(tile('Upcoming').textContent).toBe('Upcoming–No valueTrips did not load');
    expect(tile('Completed').textContent).toBe('Completed–No valueTrips did not load');
    expect(screen.getByRole('region', { name: 'All bookings' }).textContent).not.toContain('0');
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });

  it('keep earlier data on the screen', () => {
    render(show('traveler', { bookings: { data: BOOKINGS, status: 'error' }, listings: FAILED }, 'overview'));
    expect(screen.getByText('Reef House')).toBeTruthy();
    expect(tile('Trips Booked').textContent).toContain('1 upcoming');
  });

  it('do not affect loaded parts', () => {
    render(show('traveler', { bookings: { data: BOOKINGS }, listings: FAILED }, 'overview'));
    expect(tile('Trips Booked').textContent).toContain('1');
    expect(screen.getByText(/Your next trip starts in 21 days\.$/)).toBeTruthy();
    expect(screen.getByText('We could not load your recommendations')).toBeTruthy();
  });

  it('show a line with a quiet button for recommendations', async () => {
    const refetch = vi.fn();
    render(
      show('traveler', { bookings: { data: BOOKINGS }, listings: { status: 'error', refetch } }, 'overview'),
    );
    const line = document.querySelector<HTMLElement>('[data-slot="failed-row"]');
    expect(line?.textContent).toBe('We could not load your recommendationsTry again');
    const button = tryAgain(line as HTMLElement);
    expect(button.dataset.variant).toBe('secondary');
    await userEvent.click(button);
    expect(refetch).toHaveBeenCalledExactlyOnceWith();
    expect(screen.queryByText(/They are safe/)).toBeNull();
  });
});

describe.each(everyTab(WITH_SAMPLES))('%s without any data, on %s', (kind, tab) => {
  it('shows one banner, and retries everything', async () => {
    const refetch = vi.fn();
    const parts = Object.keys(READS[kind]);
    const failed = parts.map((part) => [part, { status: 'error', refetch: () => refetch(part) }]);
    render(show(kind, Object.fromEntries(failed), tab));
    const banner = screen.getByText(BANNER).closest<HTMLElement>('[data-slot="failure-banner"]');
    expect(banner?.textContent).toBe(`${BANNER}Try again`);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch.mock.calls).toEqual(parts.map((part) => [part]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows marked samples without actions', () => {
    render(show(kind, {}, tab));
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

it('names the failed parts beside loaded ones', () => {
  render(
    show(
      'corporate',
      {
        ...soundAnswers(CORPORATE_READS),
        policies: { status: 'error' },
        employeeTravel: { data: [], status: 'error' },
      },
      'overview',
    ),
  );
  const banner = screen.getByText(BANNER).closest('[data-slot="failure-banner"]');
  expect(banner?.textContent).toBe(`${BANNER}Not loaded: travel requests and policies.`);
});

it('offers no link or Save button for sample trips and listings', () => {
  render(show('traveler', {}, 'overview'));
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  const trips = screen.getByRole('region', { name: 'Upcoming Trips' });
  expect(within(trips).queryByRole('link')).toBeNull();
});

describe.each(everyTab())('%s while it loads, on %s', (kind, tab) => {
  // spec: 9.rewards-figures, 9.percentages
  it('shows no figure in any panel, fixed or not', () => {
    render(show(kind, allOf(kind, { status: 'pending', error: new Error('Down') }), tab));
    expect(screen.getByRole('main').textContent).not.toMatch(
      /1,250|250 points|Gold Explorer|78%|89%|96%|4\.9|Sample/,
    );
    expect(screen.queryByText(BANNER)).toBeNull();
  });

  it('exposes no empty groups, lists or tables to screen readers', () => {
    render(show(kind, allOf(kind, PENDING), tab));
    const panel = screen.getByRole('tabpanel');
    for (const role of ['list', 'table', 'group', 'article']) {
      for (const found of within(panel).queryAllByRole(role)) expect(found.textContent).toMatch(/\S/);
    }
  });
});

describe('the announcement', () => {
  const announcement = () => screen.getByRole('status').textContent;

  it.each([
    ['all loaded', { bookings: { data: BOOKINGS }, listings: { data: [] } }, 'Traveler Dashboard loaded'],
    [
      'one failed',
      { bookings: { data: BOOKINGS }, listings: FAILED },
      'Traveler Dashboard: recommendations did not load',
    ],
    ['none came', allOf('traveler', FAILED), 'Traveler Dashboard: trips and recommendations did not load'],
  ])('is one message after loading: %s', (_what, state, text) => {
    const { rerender } = render(show('traveler', allOf('traveler', PENDING), 'overview'));
    const region = screen.getByRole('status');
    expect(announcement()).toBe('');
    rerender(show('traveler', { listings: PENDING, bookings: { data: BOOKINGS } }, 'overview'));
    expect(announcement()).toBe('');
    rerender(show('traveler', state, 'overview'));
    expect(screen.getByRole('status')).toBe(region);
    expect(announcement()).toBe(text);
  });

  it('is empty with data from the start', () => {
    render(show('traveler', { bookings: { data: [] }, listings: { data: [] } }, 'overview'));
    expect(announcement()).toBe('');
  });

  it('includes failures from before the dashboard was mounted', () => {
    render(show('traveler', { bookings: FAILED }, 'overview'));
    expect(announcement()).toBe('Traveler Dashboard: trips did not load');
  });

  it('is repeated in a new element when a retry fails', () => {
    const failed = { bookings: FAILED };
    const { rerender } = render(show('traveler', allOf('traveler', PENDING), 'overview'));
    rerender(show('traveler', failed, 'overview'));
    const first = screen.getByRole('status').firstElementChild;
    rerender(show('traveler', { bookings: PENDING }, 'overview'));
    expect(announcement()).toBe('');
    rerender(show('traveler', failed, 'overview'));
    expect(announcement()).toBe('Traveler Dashboard: trips did not load');
    expect(screen.getByRole('status').firstElementChild).not.toBe(first);
  });
});

describe('the focus after a retry', () => {
  it.each([
    ['a panel', () => screen.getByRole('region', { name: 'Upcoming Trips' }), 'Upcoming Trips'],
    ['a tile', () => tile('Trips Booked'), 'Trips Booked'],
  ])('moves to %s, and stays there when it fails again', async (_what, part, name) => {
    const { rerender } = render(show('traveler', allOf('traveler', FAILED), 'overview'));
    tryAgain(part()).focus();
    rerender(show('traveler', allOf('traveler', PENDING), 'overview'));
    await act(async () => undefined);
    const heir = document.activeElement;
    expect(heir?.textContent).toContain(name);
    rerender(show('traveler', allOf('traveler', FAILED), 'overview'));
    expect(document.activeElement).toBe(heir);
  });

  it('moves from the banner to the open panel', async () => {
    const { rerender } = render(show('corporate', allOf('corporate', FAILED), 'overview'));
    screen.getByRole('button', { name: 'Try again' }).focus();
    rerender(show('corporate', allOf('corporate', PENDING), 'overview'));
    await act(async () => undefined);
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });
});

it('retries a read of RoleDashboard', async () => {
  const refetch = vi.fn();
  const bookings = { data: undefined, status: 'error', error: new Error('Down'), refetch } as const;
  render(
    <RoleDashboard
      user={{}}
      data={{
        traveler: {
          bookings,
          ...soundAnswers({ listings: TRAVELER_READS.listings }),
        },
      }}
    />,
  );
  const trips = await screen.findByRole('region', { name: 'Upcoming Trips' });
  await userEvent.click(tryAgain(trips));
  expect(refetch).toHaveBeenCalledExactlyOnceWith();
});
