import { Compass } from '../../icons/index.js';
import type { TabSpecs } from '../shared/index.js';
import { OverviewHelp, OverviewTab } from './overview-tab.js';
import { ProfileTab } from './profile-tab.js';
import { PointsHelp, RewardsTab } from './rewards-tab.js';
import type { TravelerShown } from './traveler-dashboard.js';
import { TripsTab } from './trips-tab.js';
import { WishlistTab } from './wishlist-tab.js';

/** The tabs, without `'use client'`: servers use their names. */
export const TABS = {
  overview: {
    label: ({ t }) => t['traveler.tab.overview'],
    help: (shown) => <OverviewHelp {...shown} />,
    action: {
      label: ({ t }) => t['traveler.discover'],
      icon: <Compass />,
      href: ({ links }) => links.discover,
    },
    content: OverviewTab,
  },
  trips: {
    label: ({ t }) => t['traveler.tab.trips'],
    help: ({ t }) => t['traveler.help.trips'],
    isSearched: true,
    content: TripsTab,
  },
  wishlist: {
    label: ({ t }) => t['traveler.tab.wishlist'],
    help: ({ t }) => t['traveler.help.wishlist'],
    content: WishlistTab,
  },
  rewards: {
    label: ({ t }) => t['traveler.tab.rewards'],
    help: (shown) => <PointsHelp {...shown} />,
    content: RewardsTab,
  },
  profile: {
    label: ({ t }) => t['traveler.tab.profile'],
    help: ({ t }) => t['traveler.help.profile'],
    content: ProfileTab,
  },
} satisfies TabSpecs<string, TravelerShown>;

/** A tab of the traveler dashboard, as URLs and callbacks name it (spec: 2.traveler-tabs). */
export type TravelerTab = keyof typeof TABS;

/** The tabs in their order. */
export const TRAVELER_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly TravelerTab[];
