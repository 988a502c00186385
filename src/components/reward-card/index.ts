export { RewardCard, type RewardCardProps } from './reward-card';
export { RewardCards, type RewardCardsProps } from './reward-cards';
export { RewardsHero, type RewardsHeroProps } from './rewards-hero';
export { RewardsPanel, type RewardsPanelProps } from './rewards-panel';
export type { RewardsStatus } from './rewards-status';
