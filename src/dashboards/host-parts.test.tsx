import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everyPart, PENDING } from '../testing/answers.js';
import { answersFor, DASHBOARDS, EVERY_TAB, KINDS } from '../testing/dashboards.js';
import { untilWide, widenPage } from '../testing/wide-page.js';
import { READS, type ReadingKind } from './reads.js';
import { FRAME_SLOTS, type FrameLinks, type GivenLinks, type SlotGiven } from './shared/index.js';
import { TravelerDashboard } from './traveler/index.js';

const NOW = new Date('2026-11-21T12:00:00Z');

// What takes place is to come, whatever the day of the test.
beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const BOOKING = { id: 'b', listingTitle: 'Reef House', checkIn: '2026-12-12', checkOut: '2026-12-15' };

function show(kind: ReadingKind, props: Record<string, unknown> = {}) {
  const { Dashboard } = DASHBOARDS[kind];
  const now = kind === 'traveler' ? { now: NOW } : {};
  return <Dashboard user={{ firstName: 'Ana' }} {...now} {...answersFor(kind)} {...props} />;
}

const slot = (name: string) => document.querySelector(`[data-slot="${name}"]`);

describe('slots', () => {
  it.each(KINDS)('each is a data-slot of some tab, and each panel is one: %s', async (kind) => {
    widenPage();
    const found = new Set<string>();
    for (const tab of DASHBOARDS[kind].tabs) {
      const dates = 'Dec 14 – 21, 2026';
      const rows = {
        traveler: { bookings: { data: [{ checkIn: '2026-12-12' }] } },
        'travel-agent': { bookings: { data: [{ dates }] } },
        'tour-organizer': { privateTours: { data: [{ dates }] } },
        corporate: {
          employeeTravel: {
            data: [{ dates, department: 'Sales', status: 'pending' }, { status: 'declined' }],
          },
          budget: {
            data: {
              ...Object(answersFor('corporate').budget?.data),
              departments: { Sales: { allocated: 10, used: 5 } },
            },
          },
        },
      };
      render(show(kind, { tab, ...rows[kind] }));
      await untilWide();
      for (const name of [...DASHBOARDS[kind].slots, ...FRAME_SLOTS]) if (slot(name)) found.add(name);
      for (const { parentElement } of document.querySelectorAll('[data-slot="panel-head"]')) {
        expect(DASHBOARDS[kind].slots).toContain(parentElement?.dataset.slot);
      }
      cleanup();
    }
    expect([...found].sort()).toEqual([...DASHBOARDS[kind].slots, ...FRAME_SLOTS].sort());
  });

  it.each(EVERY_TAB)(
    'wrap what stands there, know the tab, and add nothing of their own: %s, %s',
    (kind, tab) => {
      render(show(kind, { tab }));
      const plain = document.body.innerHTML.replaceAll(/"[^"]*«[^"]*"|"[^"]*_r_[^"]*"/g, '""');
      const names = [...DASHBOARDS[kind].slots, ...FRAME_SLOTS].filter(slot);
      cleanup();
      const asked: string[] = [];
      const wrap = (name: string) => (given: SlotGiven) => {
        asked.push(`${name} ${given.tab}`);
        return given.children;
      };
      render(show(kind, { tab, slots: Object.fromEntries(names.map((name) => [name, wrap(name)])) }));
      expect(document.body.innerHTML.replaceAll(/"[^"]*«[^"]*"|"[^"]*_r_[^"]*"/g, '""')).toBe(plain);
      expect([...new Set(asked)].sort()).toEqual(names.map((name) => `${name} ${tab}`).sort());
    },
  );

  it.each(EVERY_TAB)('replace and leave out: %s, %s', (kind, tab) => {
    render(show(kind, { tab }));
    const names = [...DASHBOARDS[kind].slots, ...FRAME_SLOTS].filter(slot);
    cleanup();
    const all = (content: (name: string) => unknown) =>
      Object.fromEntries(names.map((name) => [name, content(name)]));
    render(show(kind, { tab, slots: all((name) => () => <p>{`in place of ${name}`}</p>) }));
    for (const name of names) {
      expect(screen.getAllByText(`in place of ${name}`).length).toBeGreaterThan(0);
      expect(slot(name)).toBeNull();
    }
    cleanup();
    render(show(kind, { tab, slots: all(() => null) }));
    for (const name of names) expect(slot(name)).toBeNull();
    expect(screen.queryAllByRole('region')).toEqual([]);
    expect([...document.querySelectorAll('[data-slot="grid-cell"]:empty')]).toEqual([]);
  });

  it('that throw stand alone', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const fail = (): ReactNode => {
      throw new Error('host');
    };
    render(show('traveler', { slots: { 'upcoming-trips': fail, 'top-bar': fail } }));
    expect(slot('rewards-panel')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Overview' })).toBeTruthy();
    expect(screen.queryByText('Dashboard Error')).toBeNull();
  });
});

describe('tabs', () => {
  it('are hidden, ordered and added', async () => {
    const onTabChange = vi.fn();
    render(
      <TravelerDashboard
        user={{}}
        bookings={{ data: [BOOKING] }}
        listings={{ data: [] }}
        now={NOW}
        tabs={({ tabs }) => [
          { value: 'map', label: 'Map', help: 'Where you go.', content: <p>A map</p> },
          ...tabs.filter(({ value }) => value !== 'trips' && value !== 'profile').reverse(),
        ]}
        onTabChange={(tab: 'map' | 'rewards' | 'wishlist' | 'overview' | 'trips' | 'profile') =>
          onTabChange(tab)
        }
      />,
    );
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual(['Map', 'Rewards', 'Wishlist', 'Overview']);
    expect(screen.getByText('A map')).toBeTruthy();
    expect(screen.getByText('Where you go.')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(onTabChange.mock.calls).toEqual([['overview']]);
    // There is no way to a tab that is not there.
    expect(screen.queryByRole('link', { name: 'All trips' })).toBeNull();
    expect(screen.getByRole('link', { name: 'View rewards' })).toBeTruthy();
  });

  it.each(KINDS)('may all be gone: %s', (kind) => {
    render(show(kind, { tabs: () => [] }));
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});

describe('links', () => {
  const addresses = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

  it('lead where the host says', () => {
    const links: GivenLinks<FrameLinks> = { home: '/start', tab: (tab) => `/me/${tab}` };
    const own = { discover: '/explore', booking: () => '/trips/b', listing: () => '/stays/one' };
    render(show('traveler', { bookings: { data: [BOOKING] }, navItems: [], links: { ...links, ...own } }));
    expect(addresses().sort()).toEqual(
      [
        '/explore',
        '/explore',
        '/me/rewards',
        '/me/trips',
        '/start',
        '/stays/one',
        '/stays/one',
        '/trips/b',
      ].sort(),
    );
    cleanup();
    render(show('travel-agent', { tab: 'white-label', navItems: [], links: { whiteLabel: '/brands' } }));
    expect(addresses()).toEqual(['/', '/brands']);
  });

  it('lead nowhere where the host has nothing there', () => {
    const none = { home: null, discover: null, booking: () => undefined };
    for (const tab of DASHBOARDS.traveler.tabs) {
      render(show('traveler', { bookings: { data: [BOOKING] }, navItems: [], links: none, tab }));
      expect(addresses().filter((href) => !href?.startsWith('?tab='))).toEqual([]);
      cleanup();
    }
    render(
      show('travel-agent', { tab: 'white-label', navItems: [], links: { home: null, whiteLabel: null } }),
    );
    expect(addresses()).toEqual([]);
  });
});

describe('the account menu and the bar', () => {
  const open = async (props: Record<string, unknown>) => {
    render(show('traveler', props));
    await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }));
    const menu = await screen.findByRole('menu');
    return within(menu)
      .getAllByRole('menuitem')
      .map((item) => `${item.textContent} ${item.getAttribute('href') ?? ''}`.trim());
  };

  it('have what the host gives', async () => {
    const onSelect = vi.fn();
    const accountItems = ({ items }: { items: readonly object[] }) => [
      ...items,
      { label: 'Billing', href: '/billing' },
      { label: 'Switch account', onSelect },
    ];
    const links = { profile: '/me', settings: null };
    expect(await open({ accountItems, links, headerActions: <button type="button">News</button> })).toEqual([
      'Profile Settings /me',
      'Billing /billing',
      'Switch account',
      'Log out',
    ]);
    expect(screen.getByRole('banner').textContent).toContain('News');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Switch account' }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('has no item that nobody listens to, where those are hidden', async () => {
    const accountItems = ({ items }: { items: readonly object[] }) => [...items, { label: 'Switch account' }];
    expect(await open({ accountItems, inertActions: 'hidden' })).toEqual([
      'Profile Settings /profile',
      'Account Settings /settings',
    ]);
  });
});

// spec: 4.no-transitions
describe('buttons that nobody listens to', () => {
  const buttons = () =>
    [...document.querySelectorAll('main button:not([role="tab"])')]
      // The switch of a chart is the dashboard's own, as its tabs are.
      .filter((button) => !button.closest('[data-slot="voyage-view"]'))
      // So is what sorts a list and opens its rows.
      .filter(
        (button) =>
          !button.closest(
            '[data-slot="table-desk"] th, [data-slot="table-desk-open"], [data-slot="row-open"]',
          ),
      )
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);

  it.each(EVERY_TAB)('are not drawn when hidden, nor while loading: %s, %s', (kind, tab) => {
    render(show(kind, { tab, inertActions: 'hidden' }));
    expect(buttons()).toEqual([]);
    expect(screen.queryByRole('search')).toBeNull();
    cleanup();
    render(show(kind, { tab, inertActions: 'hidden', ...everyPart(READS[kind], PENDING) }));
    expect(buttons()).toEqual([]);
  });

  it.each(EVERY_TAB)('are all there by default, and with their callbacks: %s, %s', (kind, tab) => {
    render(show(kind, { tab }));
    const all = buttons();
    cleanup();
    const callbacks = Object.fromEntries(DASHBOARDS[kind].callbacks.map((name) => [name, () => undefined]));
    render(show(kind, { tab, inertActions: 'hidden', ...callbacks }));
    expect(buttons()).toEqual(all);
  });

  it('are hidden one by one', () => {
    render(
      show('corporate', { tab: 'approvals', inertActions: 'hidden', onDeclineRequest: () => undefined }),
    );
    expect(buttons().length).toBeGreaterThan(0);
    for (const name of buttons()) expect(name).toMatch(/^Decline /);
  });
});
