export { ProfileTab, WishlistTab } from './account-tabs.js';
export {
  OverviewTab as TravelerOverviewTab,
  RecommendationsPart,
  TravelerRewardsPanel,
  TravelerTiles,
  UpcomingTripsPanel,
} from './overview-tab.js';
export { RewardCardsPart, RewardsLevelPanel, RewardsTab } from './rewards-tab.js';
export {
  TestDashboard,
  type TestDashboardProps,
  TravelerDashboard,
  type TravelerDashboardProps,
  useTravelerData,
} from './traveler-dashboard.js';
export { useTravelerRewards } from './traveler-rewards.js';
export { AllTripsPanel, type TravelerLinks, TripCountTiles, TripsTab, VoyagePanel } from './trips-tab.js';

/** Tabs of the traveler dashboard in their order, as in URLs and callbacks (spec: 2.traveler-tabs). */
export const TRAVELER_TABS = ['overview', 'trips', 'wishlist', 'rewards', 'profile'] as const;

export type TravelerTab = (typeof TRAVELER_TABS)[number];
