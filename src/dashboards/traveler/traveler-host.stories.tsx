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

// The host's changes: figures, destinations, tabs, links, parts, and what nobody gave or listens to.

const meta = preview.meta({
  title: 'dashboards/traveler/host',
  id: 'dashboards-traveler-host',
  component: TravelerDashboard,
  ...TRAVELER.bare,
});

/** Another order of panels and tabs, one of them the host's own; its destinations, paths and items in the account menu. */
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

/** A dashboard of the same panels with another tab, and without rewards: all that a host writes for it. */
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

/** Nothing is made up: what nobody gave is a dash, or empty. */
export const WithoutSamples = meta.story({
  args: { bookings: undefined, listings: undefined, samples: false },
  play: expectNothingMadeUp,
});

/** A part that could not be read says so, and no sample stands in for it. */
export const FailedWithoutSamples = meta.story({
  args: { ...TRAVELER.failed, samples: false },
  play: expectEachFailed,
});

/** Without callbacks no button is drawn. */
export const HiddenActions = meta.story({
  args: { inertActions: 'hidden' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).queryAllByRole('button')).toEqual([]);
  },
});
