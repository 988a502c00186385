export { REWARDS, REWARDS_LEVEL, REWARDS_NEXT_LEVEL, rewardsIn } from './programme.js';
export { RewardCard, type RewardCardProps, RewardCards, type RewardCardsProps } from './reward-card.js';
export type { RewardsStatus } from './rewards-panel.js';
export { RewardsHero, type RewardsHeroProps, RewardsPanel, type RewardsPanelProps } from './rewards-panel.js';
