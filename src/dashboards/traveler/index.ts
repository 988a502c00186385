export type { TravelerLinks } from './links.js';
export {
  RecommendationsPart,
  TravelerRewardsPanel,
  TravelerTiles,
  UpcomingTripsPanel,
} from './overview-panels.js';
export { OverviewTab as TravelerOverviewTab } from './overview-tab.js';
export { ProfileTab } from './profile-tab.js';
export { RewardCardsPart, RewardsLevelPanel, RewardsTab, useTravelerRewards } from './rewards-tab.js';
export { TRAVELER_TABS, type TravelerTab } from './tabs.js';
export { TestDashboard, type TestDashboardProps } from './test-dashboard.js';
export {
  TravelerDashboard,
  type TravelerDashboardProps,
  useTravelerData,
} from './traveler-dashboard.js';
export { AllTripsPanel, TripCountTiles, TripsTab, VoyagePanel } from './trips-tab.js';
export { WishlistTab } from './wishlist-tab.js';
