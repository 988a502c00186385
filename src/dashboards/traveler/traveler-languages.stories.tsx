import { atTab, IN_LANGUAGES, TRAVELER } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { TravelerDashboard } from './traveler-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/traveler/languages',
  id: 'dashboards-traveler-languages',
  component: TravelerDashboard,
  ...TRAVELER.live,
});

export const French = meta.story(IN_LANGUAGES.french);

export const German = meta.story(IN_LANGUAGES.german);

export const Spanish = meta.story(IN_LANGUAGES.spanish);

export const Japanese = meta.story(IN_LANGUAGES.japanese);

export const SimplifiedChinese = meta.story(IN_LANGUAGES.chinese);

export const Pseudo = meta.story(IN_LANGUAGES.pseudo);

export const Arabic = meta.story({ tags: ['visual'], ...IN_LANGUAGES.arabic });

export const ArabicMyTrips = meta.story({
  name: 'Arabic, My Trips',
  tags: ['visual'],
  ...atTab('trips', IN_LANGUAGES.arabic),
});

export const ArabicWishlist = meta.story({
  name: 'Arabic, Wishlist',
  tags: ['visual'],
  ...atTab('wishlist', IN_LANGUAGES.arabic),
});

export const ArabicRewards = meta.story({
  name: 'Arabic, Rewards',
  tags: ['visual'],
  ...atTab('rewards', IN_LANGUAGES.arabic),
});

export const ArabicProfile = meta.story({
  name: 'Arabic, Profile',
  tags: ['visual'],
  ...atTab('profile', IN_LANGUAGES.arabic),
});
