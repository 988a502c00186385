import { Compass } from '../../icons';
import type { TabSpecs } from '../shared';
import { OverviewHelp, OverviewTab } from './overview-tab';
import { ProfileTab } from './profile-tab';
import { PointsHelp, RewardsTab } from './rewards-tab';
import { DISCOVER } from './texts';
import type { TravelerShown } from './traveler-dashboard';
import { TripsTab } from './trips-tab';
import { WishlistTab } from './wishlist-tab';

/** The tabs, without `'use client'`: servers use their names. */
export const TABS = {
  overview: {
    label: 'Overview',
    help: OverviewHelp,
    action: { label: DISCOVER, icon: <Compass />, href: ({ links }) => links.discover },
    content: OverviewTab,
  },
  trips: { label: 'My Trips', help: 'Every booking, past and upcoming.', content: TripsTab },
  wishlist: { label: 'Wishlist', help: 'What you save waits for you here.', content: WishlistTab },
  rewards: { label: 'Rewards', help: PointsHelp, content: RewardsTab },
  profile: { label: 'Profile', help: 'What your account says about you.', content: ProfileTab },
} satisfies TabSpecs<string, TravelerShown>;

/** A tab of the traveler dashboard, as URLs and callbacks name it (spec: 2.traveler-tabs). */
export type TravelerTab = keyof typeof TABS;

/** The tabs in their order. */
export const TRAVELER_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly TravelerTab[];
