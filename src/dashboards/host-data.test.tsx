import { cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RoleBottomNav } from '../components/bottom-nav/index.js';
import { everyPart } from '../testing/answers.js';
import { anything, oddValue } from '../testing/arbitrary-data.js';
import { answersFor, DASHBOARDS, EVERY_TAB, KINDS } from '../testing/dashboards.js';
import { FORBIDDEN_TEXT } from '../testing/forbidden-text.js';
import { runs } from '../testing/property-runs.js';
import { READS, type ReadingKind } from './reads.js';
import { TestDashboard } from './traveler/index.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NOW = new Date('2026-11-21T12:00:00Z');

function show(kind: ReadingKind, props: Record<string, unknown> = {}) {
  const { Dashboard } = DASHBOARDS[kind];
  const now = kind === 'traveler' ? { now: NOW } : {};
  return <Dashboard user={{ role: 'traveler' }} {...now} {...props} />;
}

const BOTTOM_NAV = { role: 'traveler', currentPath: '/' };

const tile = (name: string) => screen.getByRole('group', { name }).textContent;

// spec: 2.traveler-tiles, 2.traveler-trip-counts, 9.percentages, 9.rewards-figures
describe('figures without a read', () => {
  it('are fixed unless the host gives them, and never marked', () => {
    render(
      show('traveler', {
        bookings: { data: [] },
        listings: { data: [] },
        figures: { wishlistItems: 12, travelRating: '3' },
      }),
    );
    expect(tile('Wishlist Items')).toBe('Wishlist Items12');
    expect(tile('Travel Rating')).toBe('Travel Rating4.9of 5');
    expect(tile('Destinations')).toBe('Destinations5');
    expect(screen.queryByText('Sample data')).toBeNull();
    cleanup();
    render(
      show('traveler', {
        bookings: { data: [] },
        listings: { data: [] },
        tab: 'trips',
        figures: { countries: 7 },
      }),
    );
    expect(tile('Countries')).toBe('Countries7');
  });

  it('replace percentages', () => {
    const panel = (name: string) => screen.getByRole('region', { name }).textContent;
    const agent = { ...answersFor('travel-agent'), tab: 'analytics' };
    render(show('travel-agent', agent));
    expect(panel('Conversion and retention')).toContain('78%Conversion89%Retention');
    cleanup();
    render(show('travel-agent', { ...agent, figures: { retention: 40 } }));
    expect(panel('Conversion and retention')).toContain('78%Conversion40%Retention');
    cleanup();
    const organizer = { ...answersFor('tour-organizer'), tab: 'analytics' };
    render(show('tour-organizer', organizer));
    expect(panel('Team satisfaction')).toContain('96%');
    cleanup();
    render(show('tour-organizer', { ...organizer, figures: { teamSatisfaction: 81 } }));
    expect(panel('Team satisfaction')).toContain('81%');
  });

  it('replace the rewards', () => {
    const rewards = {
      level: 'Silver',
      points: 420,
      pointsToNext: 1,
      progress: 1e9,
      rewards: [
        { id: 'a', title: 'Kayak', points: 90, isLocked: false },
        { id: 'a', title: 'Kayak', points: 90, isLocked: true },
        null,
      ],
    };
    render(show('traveler', { bookings: { data: [] }, listings: { data: [] }, rewards, tab: 'rewards' }));
    const level = screen.getByRole('region', { name: 'Rewards level' });
    expect(level.textContent).toContain('1 point to Platinum Adventurer100%Points420Benefits8');
    expect(within(level).getByRole('heading', { name: 'Silver' })).toBeTruthy();
    expect(screen.getAllByRole('article').map((card) => card.dataset.state)).toEqual(['available', 'locked']);
    expect(screen.getByText('You have 420 points to spend.')).toBeTruthy();
  });

  it.each([
    ['overview', 'Rewards', null],
    ['rewards', 'Rewards level', null],
    ['rewards', 'Rewards level', ''],
  ])('say that the level is the highest: %s tab, %s, nextLevel %j', (tab, name, nextLevel) => {
    const data = { bookings: { data: [] }, listings: { data: [] } };
    const rewards = { level: 'Diamond', points: 9000, nextLevel, benefits: 3 };
    for (const samples of [true, false]) {
      render(show('traveler', { ...data, rewards, tab, samples }));
      expect(screen.getByRole('region', { name }).textContent).toMatch(/Diamond.*9,000/);
      expect(screen.queryByRole('progressbar')).toBeNull();
      expect(document.body.textContent).not.toMatch(/Platinum|250 points/);
      cleanup();
    }
  });
});

// spec: 2.nav-all, 2.nav-badge
describe('destinations of the host', () => {
  const ITEMS = [
    { label: 'Home', href: '/', icon: 'home' },
    { label: 'Saved', href: '/saved', icon: 'saved', badge: 120 },
    { label: 'Account', href: '/account', icon: 'profile' },
  ];
  const links = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => `${link.getAttribute('href')} ${link.textContent}`);

  it('are shown in the top bar, except the profile, and in the bottom navigation', () => {
    render(show('traveler', { bookings: { data: [] }, listings: { data: [] }, navItems: ITEMS }));
    expect(links()).toEqual(['/ Home', '/saved Saved99+99+ new']);
    cleanup();
    render(<RoleBottomNav {...BOTTOM_NAV} navItems={ITEMS} />);
    expect(links()).toEqual(['/ Home', '/saved Saved99+99+ new', '/account Account']);
  });

  it('are left out if their address is invalid or given twice', () => {
    const bad = [
      'javascript:alert(1)',
      ' java\tscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'http://',
    ];
    const navItems = [
      ...bad.map((href) => ({ label: 'Bad', href })),
      { label: '', href: '/x' },
      { label: 'Saved', href: '/saved', badge: -3, icon: 'constructor' },
      { label: 'Saved', href: '/saved' },
      'Saved',
    ];
    render(<RoleBottomNav {...BOTTOM_NAV} navItems={navItems} />);
    expect(links()).toEqual(['/saved Saved']);
  });
});

const raw = fc.oneof(
  anything,
  fc.array(anything),
  fc.dictionary(
    fc.constantFrom(
      ...[
        'wishlistItems',
        'travelRating',
        'destinations',
        'countries',
        'conversion',
        'retention',
        'teamSatisfaction',
      ],
      ...['level', 'nextLevel', 'points', 'pointsToNext', 'progress', 'benefits', 'rewards'],
    ),
    oddValue,
  ),
);
const items = fc.oneof(
  anything,
  fc.array(fc.record({ label: oddValue, href: oddValue, icon: oddValue, badge: oddValue })),
);

it('renders clean text with anything as figures, rewards and destinations', () => {
  fc.assert(
    fc.property(
      raw,
      raw,
      items,
      fc.constantFrom(...EVERY_TAB),
      fc.boolean(),
      (figures, rewards, navItems, [kind, tab], samples) => {
        const html = renderToString(
          show(kind, {
            ...answersFor(kind),
            ...(kind === 'corporate' ? {} : { figures }),
            ...(kind === 'traveler' ? { rewards } : {}),
            navItems,
            samples,
            defaultTab: tab,
          }),
        );
        expect(html).not.toMatch(FORBIDDEN_TEXT);
        expect(html).not.toContain('Dashboard Error');
        expect(html).not.toContain('This part');
        const nav = renderToString(<RoleBottomNav {...BOTTOM_NAV} navItems={navItems} />);
        expect(nav).not.toMatch(FORBIDDEN_TEXT);
      },
    ),
    runs(60),
  );
});

describe('without samples', () => {
  /** Tabs whose texts have figures of their own: brands, and the initial value of a field. */
  const SAYS_FIGURES = ['white-label', 'external-apis'];

  it.each(EVERY_TAB)('shows no figures: %s, %s', (kind, tab) => {
    render(show(kind, { samples: false, tab, user: {} }));
    expect(screen.queryByText('Sample data')).toBeNull();
    expect(document.querySelector('[data-slot="sample-note"]')).toBeNull();
    if (!SAYS_FIGURES.includes(tab)) expect(screen.getByRole('tabpanel').textContent).not.toMatch(/\d/);
    expect(screen.getByRole('navigation').textContent).not.toMatch(/\d/);
    expect(screen.getByRole('tablist').textContent).not.toMatch(/\d/);
    expect(screen.queryAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual(
      tab === 'white-label' ? expect.anything() : [],
    );
  });

  it.each(EVERY_TAB)('shows no figures for answers without fields: %s, %s', (kind, tab) => {
    const bare = Object.fromEntries(Object.keys(answersFor(kind)).map((part) => [part, { data: {} }]));
    render(show(kind, { ...bare, samples: false, tab, user: {} }));
    if (!SAYS_FIGURES.includes(tab)) expect(screen.getByRole('tabpanel').textContent).not.toMatch(/\d/);
  });

  it('shows no figures for an unknown role', () => {
    render(<TestDashboard user={{ role: 'reviewer' }} samples={false} now={NOW} />);
    expect(screen.getByRole('main').textContent).not.toMatch(/\d|[Ss]ample/);
  });

  it.each(KINDS)('shows failures with a retry: %s', (kind) => {
    render(
      show(kind, {
        ...everyPart(READS[kind], { status: 'error', refetch: () => undefined }),
        samples: false,
      }),
    );
    expect(document.querySelector('[data-slot="failure-banner"]')).toBeNull();
    expect(screen.getByRole('main').textContent).not.toMatch(/\d|No (requests|tours|quotes|trips|experts)/);
    const panels = [
      ...document.querySelectorAll(
        // Rewards have no read.
        'section:not([data-slot="rewards-panel"]):has(> [data-slot="panel-head"])',
      ),
    ];
    expect(panels.length).toBeGreaterThan(0);
    for (const panel of panels) expect(panel.textContent).toMatch(/We could not load your .*Try again/);
    expect(tile(kind === 'traveler' ? 'Trips Booked' : (firstTile() ?? ''))).toMatch(
      /–No valueTry again.* did not load/,
    );
  });

  const WHOLE: Partial<Record<ReadingKind, object>> = {
    'travel-agent': { clients: { data: { active: 3, new: 1, returning: 1, vip: 1, list: [] } } },
    corporate: { budget: { data: { total: 9, used: 4, remaining: 5, departments: {} } } },
  };

  it.each(KINDS)('shows all data that is given: %s', (kind) => {
    const answers = { ...answersFor(kind), ...WHOLE[kind] };
    const { container } = render(show(kind, { ...answers, samples: false }));
    const without = container.querySelector('[role=tabpanel]')?.textContent;
    cleanup();
    render(show(kind, answers));
    if (kind !== 'traveler') expect(without).toBe(screen.getByRole('tabpanel').textContent);
  });

  const firstTile = () => document.querySelector('[data-slot="stat-label"]')?.textContent;
});
