export { RewardCard, type RewardCardProps, RewardCards, type RewardCardsProps } from './reward-card';
export type { RewardsStatus } from './rewards-panel';
export { RewardsHero, type RewardsHeroProps, RewardsPanel, type RewardsPanelProps } from './rewards-panel';
