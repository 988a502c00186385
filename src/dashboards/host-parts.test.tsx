import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everyPart, PENDING } from '../testing/answers.js';
import { answersFor, DASHBOARDS, EVERY_TAB } from '../testing/dashboards.js';
import { READS, type ReadingKind } from './reads.js';
import {
  DashboardShell,
  type DashboardShellProps,
  type FrameLinks,
  type GivenLinks,
  RoleTopBar,
} from './shell/index.js';
import {
  TravelerRewardsPanel,
  UpcomingTripsPanel,
  useTravelerData,
  useTravelerRewards,
} from './traveler/index.js';

const NOW = new Date('2026-11-21T12:00:00Z');

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

function WithMap({ onTabChange }: { onTabChange: (tab: string) => void }) {
  const data = useTravelerData({ bookings: { data: [BOOKING] }, listings: { data: [] } });
  const rewards = useTravelerRewards();
  return (
    <DashboardShell
      user={{}}
      dashboard="traveler"
      data={data}
      onTabChange={onTabChange}
      tabs={[
        { value: 'map', label: 'Map', help: 'Where you go.', content: <p>A map</p> },
        {
          value: 'home',
          label: 'Home',
          content: (
            <>
              <UpcomingTripsPanel data={data} now={NOW} />
              <TravelerRewardsPanel data={data} rewards={rewards} />
            </>
          ),
        },
        { value: 'rewards', label: 'Rewards', content: null },
      ]}
    />
  );
}

describe('a dashboard composed of other tabs, one of them the host’s own', () => {
  it('shows its tabs, and links only to those', async () => {
    const onTabChange = vi.fn();
    render(<WithMap onTabChange={onTabChange} />);
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual(['Map', 'Home', 'Rewards']);
    expect(screen.getByText('A map')).toBeTruthy();
    expect(screen.getByText('Where you go.')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Home' }));
    expect(onTabChange.mock.calls).toEqual([['home']]);
    expect(screen.getByText('Reef House')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'All trips' })).toBeNull();
    expect(screen.getByRole('link', { name: 'View rewards' })).toBeTruthy();
  });

  it('may have no tabs at all', () => {
    render(<DashboardShell user={{}} tabs={[]} />);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});

describe('links', () => {
  const addresses = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

  it('have the addresses of the host', () => {
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

  it('are left out if the host has no address', () => {
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
  const open = async (shell: Partial<DashboardShellProps>) => {
    render(<DashboardShell user={{ firstName: 'Ana' }} tabs={[]} {...shell} />);
    await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }));
    const menu = await screen.findByRole('menu');
    return within(menu)
      .getAllByRole('menuitem')
      .map((item) => `${item.textContent} ${item.getAttribute('href') ?? ''}`.trim());
  };

  it('have the items of the host', async () => {
    const onSelect = vi.fn();
    const topBar = (
      <RoleTopBar
        user={{ firstName: 'Ana' }}
        accountItems={[
          { label: 'Billing', href: '/billing' },
          { label: 'Switch account', onSelect },
        ]}
        links={{ profile: '/me', settings: null }}
      >
        <button type="button">News</button>
      </RoleTopBar>
    );
    expect(await open({ topBar })).toEqual([
      'Profile Settings /me',
      'Billing /billing',
      'Switch account',
      'Log out',
    ]);
    expect(screen.getByRole('banner').textContent).toContain('News');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Switch account' }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('hides items without a callback if inert actions are hidden', async () => {
    const topBar = <RoleTopBar user={{ firstName: 'Ana' }} accountItems={[{ label: 'Switch account' }]} />;
    expect(await open({ topBar, inertActions: 'hidden' })).toEqual([
      'Profile Settings /profile',
      'Account Settings /settings',
    ]);
  });

  it('may belong to the page of the host', () => {
    render(<DashboardShell user={{}} tabs={[]} topBar={null} />);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(document.querySelector('[data-slot="header-band"]')).toBeNull();
  });
});

// spec: 4.no-transitions
describe('buttons without a callback', () => {
  const buttons = () =>
    [...document.querySelectorAll('main button:not([role="tab"])')]
      // The switch of a chart belongs to the dashboard, as its tabs do.
      .filter((button) => !button.closest('[data-slot="voyage-view"]'))
      // So do the buttons that sort a list and open its rows.
      .filter(
        (button) =>
          !button.closest(
            '[data-slot="data-grid"] th, [data-slot="data-grid-open"], [data-slot="row-open"], [data-slot="needs-open"]',
          ),
      )
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);

  it.each(EVERY_TAB)('are hidden, also while loading: %s, %s', (kind, tab) => {
    render(show(kind, { tab, inertActions: 'hidden' }));
    expect(buttons()).toEqual([]);
    expect(screen.queryByRole('search')).toBeNull();
    cleanup();
    render(show(kind, { tab, inertActions: 'hidden', ...everyPart(READS[kind], PENDING) }));
    expect(buttons()).toEqual([]);
  });

  it.each(EVERY_TAB)('are shown by default, and with their callbacks: %s, %s', (kind, tab) => {
    render(show(kind, { tab }));
    const all = buttons();
    cleanup();
    const callbacks = Object.fromEntries(DASHBOARDS[kind].callbacks.map((name) => [name, () => undefined]));
    render(show(kind, { tab, inertActions: 'hidden', ...callbacks }));
    expect(buttons()).toEqual(all);
  });

  it('are hidden one by one', () => {
    render(show('corporate', { tab: 'approvals', inertActions: 'hidden', onDecline: () => undefined }));
    expect(buttons().length).toBeGreaterThan(0);
    for (const name of buttons()) expect(name).toMatch(/^Decline /);
  });
});
