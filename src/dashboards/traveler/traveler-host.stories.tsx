import { expect, userEvent, within } from 'storybook/test';
import { STORY_NOW, TRAVELER } from '../../../.storybook/dashboard-args.js';
import { expectEachFailed, expectNothingMadeUp } from '../../../.storybook/failed-stories.js';
import { OwnShell, PORT } from '../../../.storybook/own-shell.js';
import preview from '../../../.storybook/preview.js';
import { TravelerWithMap } from '../../../.storybook/traveler-with-map.js';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { travelerFigures } from '../../domain/index.js';
import {
  TravelerRewardsPanel,
  TravelerTiles,
  useTravelerData,
  useTravelerRewards,
  WishlistTab,
} from './index.js';
import { TravelerDashboard } from './traveler-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/traveler/host',
  id: 'dashboards-traveler-host',
  component: TravelerDashboard,
  ...TRAVELER.bare,
});

/** Other panels and tabs, one of them the host's own; with other destinations, paths and account items. */
export const Own = meta.story({
  args: {
    figures: { wishlistItems: 12, travelRating: 4.7, destinations: 9 },
    rewards: { level: 'Silver', nextLevel: 'Gold', points: 420, pointsToNext: 80, progress: 84 },
  },
  render: function Own({ user, bookings, listings, figures, rewards }) {
    const data = useTravelerData({ bookings, listings });
    const programme = useTravelerRewards(rewards);
    return (
      <OwnShell
        user={user}
        dashboard="traveler"
        data={data}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: (
              <DashboardStack>
                {PORT}
                <TravelerTiles
                  data={data}
                  now={STORY_NOW}
                  figures={travelerFigures.sanitize(figures).value}
                />
                <TravelerRewardsPanel data={data} rewards={programme} />
              </DashboardStack>
            ),
          },
          { value: 'wishlist', label: 'Wishlist', content: <WishlistTab discover={null} /> },
        ]}
      />
    );
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

/** The same panels with one more tab and without rewards, composed by the host. */
export const WithAMapTab = meta.story({
  name: 'With a map tab, without rewards',
  render: TravelerWithMap,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'My Trips',
      'Map',
    ]);
    await expect(canvas.getByRole('group', { name: 'Trips Booked' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Rewards' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'All trips' }));
    await expect(canvas.getByRole('region', { name: 'All bookings' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Map' }));
    await expect(canvas.getByRole('list', { name: 'Places' })).toHaveTextContent('Goroka');
  },
});

/** Without samples, missing figures are dashes and missing lists are empty. */
export const WithoutSamples = meta.story({
  args: { bookings: undefined, listings: undefined, samples: false },
  play: expectNothingMadeUp,
});

/** Without samples, a failed part shows its failure. */
export const FailedWithoutSamples = meta.story({
  args: { ...TRAVELER.failed, samples: false },
  play: expectEachFailed,
});

/** Buttons without a callback are hidden. */
export const HiddenActions = meta.story({
  args: { inertActions: 'hidden' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).queryAllByRole('button')).toEqual([]);
  },
});
