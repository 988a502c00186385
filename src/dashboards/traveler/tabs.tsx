import { Button } from '../../components/button/index.js';
import { Compass } from '../../icons/index.js';
import type { TabsOf } from '../shared/index.js';
import { OverviewHelp, OverviewTab } from './overview-tab.js';
import { ProfileTab } from './profile-tab.js';
import { PointsHelp, RewardsTab } from './rewards-tab.js';
import type { TravelerShown } from './traveler-dashboard.js';
import { TripsTab } from './trips-tab.js';
import { WishlistTab } from './wishlist-tab.js';

/** A tab of the traveler dashboard, as URLs and callbacks name it (spec: 2.traveler-tabs). */
export type TravelerTab = 'overview' | 'trips' | 'wishlist' | 'rewards' | 'profile';

/** The tabs, without `'use client'`: servers use their names. */
export const TABS: TabsOf<TravelerTab, TravelerShown> = {
  overview: (shown) => ({
    label: shown.t['traveler.tab.overview'],
    help: <OverviewHelp {...shown} />,
    action: shown.links.discover !== null && (
      <Button variant="primary" icon={<Compass />} href={shown.links.discover}>
        {shown.t['traveler.discover']}
      </Button>
    ),
    content: <OverviewTab {...shown} />,
  }),
  trips: ({ t, ...shown }) => ({
    label: t['traveler.tab.trips'],
    help: t['traveler.help.trips'],
    isSearched: true,
    content: <TripsTab {...shown} />,
  }),
  wishlist: ({ t, links }) => ({
    label: t['traveler.tab.wishlist'],
    help: t['traveler.help.wishlist'],
    content: <WishlistTab discover={links.discover} />,
  }),
  rewards: ({ t, ...shown }) => ({
    label: t['traveler.tab.rewards'],
    help: <PointsHelp {...shown} />,
    content: <RewardsTab {...shown} />,
  }),
  profile: ({ t, user }) => ({
    label: t['traveler.tab.profile'],
    help: t['traveler.help.profile'],
    content: <ProfileTab user={user} />,
  }),
};

/** The tabs in their order. */
export const TRAVELER_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly TravelerTab[];
