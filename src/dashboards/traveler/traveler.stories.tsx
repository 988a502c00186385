import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { STORY_NOW } from '../../../.storybook/story-now';
import { bookings } from '../../../app/demo-api/fixtures/bookings';
import { listings } from '../../../app/demo-api/fixtures/listings';
import { users } from '../../../app/demo-api/fixtures/users';
import { RoleBottomNav } from '../../components/bottom-nav';
import { TravelerDashboard } from './traveler-dashboard';

const BOTTOM_NAV = { role: 'traveler', currentPath: '/dashboard' };

const meta = preview.meta({
  title: 'dashboards/traveler',
  component: TravelerDashboard,
  parameters: { layout: 'fullscreen' },
  args: {
    user: users.traveler,
    bookings,
    listings,
    now: STORY_NOW,
    currentPath: '/dashboard',
    onTabChange: fn(),
    onSaveListing: fn(),
    onRedeem: fn(),
    onLogout: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <RoleBottomNav {...BOTTOM_NAV} />
      </>
    ),
  ],
});

export const Default = meta.story();
export const MyTrips = meta.story({ args: { defaultTab: 'trips' } });
export const Wishlist = meta.story({ args: { defaultTab: 'wishlist' } });
export const Rewards = meta.story({ args: { defaultTab: 'rewards' } });
export const Profile = meta.story({ args: { defaultTab: 'profile' } });
export const LoadingState = meta.story({ args: { loading: true } });
