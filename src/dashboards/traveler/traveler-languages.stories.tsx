import { STORY_NOW, TRAVELER_CALLBACKS } from '../../../.storybook/dashboard-args.js';
import { withBottomNav } from '../../../.storybook/decorators.js';
import preview from '../../../.storybook/preview.js';
import { readsWhole } from '../../../.storybook/story-checks.js';
import { bookings } from '../../testing/demo-api/fixtures/bookings.js';
import { listings } from '../../testing/demo-api/fixtures/listings.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { TravelerDashboard } from './traveler-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/traveler/languages',
  id: 'dashboards-traveler-languages',
  component: TravelerDashboard,
  parameters: { layout: 'fullscreen' },
  args: {
    user: users.traveler,
    bookings: { data: bookings },
    listings: { data: listings },
    now: STORY_NOW,
    ...TRAVELER_CALLBACKS,
  },
  argTypes: { banner: { control: false }, brand: { control: false } },
  decorators: [withBottomNav('traveler')],
});

export const French = meta.story({ globals: { language: 'fr', currency: 'XPF' } });

export const German = meta.story({ globals: { language: 'de', currency: 'EUR' } });

export const Spanish = meta.story({ globals: { language: 'es' } });

export const Japanese = meta.story({ globals: { language: 'ja', currency: 'JPY' } });

export const SimplifiedChinese = meta.story({ globals: { language: 'zh-Hans' } });

/**
 * Accented and longer: what is not in brackets is data, or not in the catalogue. The name of a button has brackets of its own
 * around what is written on it, so axe would find that they differ.
 */
export const Pseudo = meta.story({ globals: { language: 'en-XA' }, parameters: { a11y: { test: 'off' } } });

export const Arabic = meta.story({ tags: ['visual'], globals: { language: 'ar' } });

export const ArabicMyTrips = meta.story({
  name: 'Arabic, My Trips',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'trips' },
});

export const ArabicWishlist = meta.story({
  name: 'Arabic, Wishlist',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'wishlist' },
});

export const ArabicRewards = meta.story({
  name: 'Arabic, Rewards',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'rewards' },
});

export const ArabicProfile = meta.story({
  name: 'Arabic, Profile',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'profile' },
});

export const NarrowGermanSmall = meta.story({ name: '320 px, German', ...readsWhole('small', 'de') });

export const NarrowGermanPhone = meta.story({ name: '390 px, German', ...readsWhole('phone', 'de') });

export const NarrowPseudoSmall = meta.story({ name: '320 px, Pseudo', ...readsWhole('small', 'en-XA') });

export const NarrowPseudoPhone = meta.story({ name: '390 px, Pseudo', ...readsWhole('phone', 'en-XA') });

export const NarrowJapanese = meta.story({ name: '390 px, Japanese', ...readsWhole('phone', 'ja') });

export const NarrowChinese = meta.story({ name: '390 px, Chinese', ...readsWhole('phone', 'zh-Hans') });
