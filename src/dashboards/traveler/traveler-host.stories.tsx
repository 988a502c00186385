import { expect, within } from 'storybook/test';
import { STORY_NOW, TRAVELER_FAILED } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { bookings } from '../../../app/demo-api/fixtures/bookings.js';
import { listings } from '../../../app/demo-api/fixtures/listings.js';
import { users } from '../../../app/demo-api/fixtures/users.js';
import { Panel, PanelBody } from '../../components/panel/index.js';
import { TravelerDashboard } from './traveler-dashboard.js';

// What a host changes: figures, destinations, tabs, links, parts, and what nobody gave or listens to.

const meta = preview.meta({
  title: 'dashboards/traveler/host',
  id: 'dashboards-traveler-host',
  component: TravelerDashboard,
  parameters: { layout: 'fullscreen' },
  args: { user: users.traveler, bookings: { data: bookings }, listings: { data: listings }, now: STORY_NOW },
  argTypes: {
    banner: { control: false },
    brand: { control: false },
    headerActions: { control: false },
  },
});

const PORT = (
  <Panel title="Port">
    <PanelBody>Three boats are expected before noon.</PanelBody>
  </Panel>
);

/** Figures, destinations, a tab and a part of the host's own; its paths, and its items in the account menu. */
export const Own = meta.story({
  args: {
    navItems: [
      { label: 'Start', href: '/start', icon: 'home' },
      { label: 'Messages', href: '/inbox', icon: 'messages', badge: 12 },
    ],
    tabs: ({ tabs }) => [...tabs.slice(0, 2), { value: 'port', label: 'Port', content: PORT }],
    accountItems: ({ items }) => [...items, { label: 'Billing', href: '/billing' }],
    links: { home: '/start' },
    slots: { 'upcoming-trips': () => PORT },
    figures: { wishlistItems: 12, travelRating: 4.7, destinations: 9 },
    rewards: { level: 'Silver', nextLevel: 'Gold', points: 420, pointsToNext: 80, progress: 84 },
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/start');
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await expect(canvas.getByRole('region', { name: 'Port' })).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Wishlist Items' })).toHaveTextContent('Wishlist Items12');
    await expect(canvas.getByRole('region', { name: 'Rewards' })).toHaveTextContent('80 points to Gold');
  },
});

/** Nothing is made up: what nobody gave is a dash, or empty. */
export const WithoutSamples = meta.story({
  args: { bookings: undefined, listings: undefined, samples: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sample data')).toBeNull();
    await expect(canvas.getByRole('tabpanel')).not.toHaveTextContent(/\d/);
  },
});

/** What could not be read says so, and no sample stands in for it. */
export const FailedWithoutSamples = meta.story({
  args: { ...TRAVELER_FAILED, samples: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sample data')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Try again/ }).length).toBeGreaterThan(1);
  },
});

/** Without callbacks no button is drawn. */
export const HiddenActions = meta.story({
  args: { inertActions: 'hidden' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).queryAllByRole('button')).toEqual([]);
  },
});
