import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TRAVELER } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectNoSidewaysScroll, fitsWindow, tonesOf } from '../../../.storybook/story-checks.js';
import { TravelerDashboard } from './traveler-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/traveler',
  id: 'dashboards-traveler',
  component: TravelerDashboard,
  ...TRAVELER.live,
});

// spec: 2.traveler-header, 2.traveler-tabs, 2.traveler-tiles, 2.traveler-rewards-progress
// spec: 2.traveler-upcoming, 2.traveler-recommendations, 9.first-three, 9.rewards-figures
export const Default = meta.story({
  name: 'Overview',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Traveler Dashboard' })).toBeVisible();
    await expect(canvas.getByText('Your next trip starts in 21 days.', { exact: false })).toBeVisible();
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'My Trips',
      'Wishlist',
      'Rewards',
      'Profile',
    ]);
    const figures = within(canvas.getByRole('group', { name: 'Your travel at a glance' }));
    await expect(figures.getAllByRole('group')).toHaveLength(4);
    await expect(figures.getByRole('group', { name: 'Trips Booked' })).toHaveTextContent(
      'Trips Booked63 upcoming',
    );
    await expect(figures.getByRole('group', { name: 'Wishlist Items' })).toHaveTextContent('Wishlist Items8');
    await expect(figures.getByRole('group', { name: 'Travel Rating' })).toHaveTextContent(
      'Travel Rating4.9of 5',
    );
    await expect(figures.getByRole('group', { name: 'Destinations' })).toHaveTextContent('Destinations5');
    const upcoming = within(canvas.getByRole('region', { name: 'Upcoming Trips' }));
    const rows = upcoming.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual([
      expect.stringMatching(/Bilum Weaving Circle.*Goroka, Papua New Guinea.*Sat, Dec 12, 2026/s),
      expect.stringMatching(/Volcano Rim and Village Walk.*Sat, Jan 9, 2027/s),
      expect.stringMatching(/Tīvaevae Stitching with Island Quilters.*Sat, Feb 20, 2027/s),
    ]);
    const rewards = canvas.getByRole('region', { name: 'Rewards' });
    await expect(rewards).toHaveTextContent('Gold Explorer');
    await expect(rewards).toHaveTextContent('250 points to Platinum Adventurer');
    await expect(within(rewards).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
    await expect(canvas.getAllByRole('article').map((card) => card.textContent)).toEqual([
      'Highlands Guesthouse with Coffee Growers, GorokaRated 4.8$86 per nightSave',
      'Muri Lagoon Family Stay, RarotongaRated 4.9$142 per nightSave',
      'Stilt House on Marovo Lagoon, Solomon IslandsRated 4.8$118 per nightSave',
    ]);
    await expect(canvas.queryByText('Sample data')).toBeNull();
  },
});

export const Playground = meta.story({
  args: { defaultTab: 'overview', greeting: 'Kia ora' },
});

// spec: 2.traveler-trip-counts, 2.traveler-trip-list
export const MyTrips = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'trips' },
  play: async ({ canvas }) => {
    const counts = within(canvas.getByRole('group', { name: 'Your trips' }));
    await expect(counts.getByRole('group', { name: 'Upcoming' })).toHaveTextContent('Upcoming3');
    await expect(counts.getByRole('group', { name: 'Completed' })).toHaveTextContent('Completed3');
    await expect(counts.getByRole('group', { name: 'Countries' })).toHaveTextContent('Countries5');
    const all = within(canvas.getByRole('region', { name: 'All bookings' }));
    await expect(all.getAllByRole('listitem')).toHaveLength(6);
    await expect(all.getByText('Aug 3 – 6, 2026')).toBeVisible();
    const badges = all.getAllByText(/^(Confirmed|Pending|Completed)$/, {
      selector: '[data-slot="booking"] *',
    });
    await expect(tonesOf(badges)).toEqual([
      'default',
      'secondary',
      'default',
      'secondary',
      'secondary',
      'secondary',
    ]);
    await expect(all.getByRole('link', { name: 'Siapo Barkcloth Studio' })).toHaveAttribute(
      'href',
      '/booking/booking-4',
    );
  },
});

// spec: 2.traveler-wishlist
export const Wishlist = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'wishlist' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  },
});

// spec: 2.traveler-rewards, 2.reward-discount, 2.reward-transfer, 2.reward-support, 2.reward-experiences
// spec: 9.rewards-figures
export const Rewards = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'rewards' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 1,250 points to spend.')).toBeVisible();
    const level = canvas.getByRole('region', { name: 'Rewards level' });
    await expect(level).toHaveTextContent('Gold Explorer');
    await expect(level).toHaveTextContent('Points1,250');
    await expect(level).toHaveTextContent('Benefits8');
    const offers = canvas
      .getAllByRole('article')
      .map((card) => [
        within(card).getByRole('heading').textContent,
        within(card).getByText('points').parentElement?.textContent,
        within(card).getByRole('button').textContent,
      ]);
    await expect(offers).toEqual([
      ['10% Discount', '500 points', 'Redeem 10% Discount'],
      ['Free Airport Transfer', '750 points', 'Redeem Free Airport Transfer'],
      ['Priority Support 24/7', '1,000 points', 'Redeem Priority Support 24/7, locked'],
      ['Exclusive Experiences', '1,500 points', 'Redeem Exclusive Experiences, locked'],
    ]);
    await expect(canvas.getByText('For bookings over $200')).toBeVisible();
    await expect(canvas.getByText('Private tours')).toBeVisible();
    const buttons = canvas.getAllByRole('article').map((card) => within(card).getByRole('button'));
    await expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  },
});

// spec: 6.badge-traveler
export const Profile = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'profile' },
  play: async ({ canvas }) => {
    const profile = within(canvas.getByRole('region', { name: 'Profile' }));
    await expect(profile.getByText('Hana Tāmaki')).toBeVisible();
    await expect(profile.getByText('hana.tamaki@example.com')).toBeVisible();
    await expect(profile.getByText('TRAVELER')).toBeVisible();
    await expect(profile.getByText('Demo')).toBeVisible();
    await expect(profile.getByText('Demo account')).toBeVisible();
  },
});

export const Dark = meta.story({ tags: ['visual'], globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ tags: ['visual'], globals: { direction: 'rtl' } });

export const Phone = meta.story({
  name: '390 px',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main pages' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const PhoneDark = meta.story({
  name: '390 px, dark',
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
});

export const Tablet = meta.story({
  name: '768 px',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const Wide = meta.story({
  name: '1920 px',
  tags: ['visual'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'December 2026' })).toBeVisible();
    await expect(
      canvas.getByText('Dec 12 – 15: Bilum Weaving Circle, Goroka, Papua New Guinea'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Your voyage' })).toBeVisible();
  },
});

export const LargeText = meta.story({
  name: 'Text 200%',
  tags: ['visual'],
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    // Larger text needs more room, so the rewards are below the trips instead of beside them (WCAG 1.4.4).
    const trips = canvas.getByRole('region', { name: 'Upcoming Trips' }).getBoundingClientRect();
    const rewards = canvas.getByRole('region', { name: 'Rewards' }).getBoundingClientRect();
    await expect(rewards.top).toBeGreaterThanOrEqual(trips.bottom);
  },
});

export const LargeTextPhone = meta.story({
  name: 'Text 200%, 390 px',
  ...fitsWindow('phone', { textSize: '200' }),
});

/** The dashboard adapts to its container, not to the screen. */
export const InANarrowColumn = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 390 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [first, second] = within(
      canvas.getByRole('group', { name: 'Your travel at a glance' }),
    ).getAllByRole('group');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
    const cards = await canvas.findByRole('region', {
      name: 'Personalized Recommendations, scrolls sideways',
    });
    await waitFor(() => expect(cards.scrollWidth).toBeGreaterThan(cards.clientWidth));
    await userEvent.tab();
  },
});
