import type { DataOf } from '../sanitize/entity';
import { listSanitizer } from '../sanitize/list-sanitizer';
import { objectSanitizer } from '../sanitize/object-sanitizer';
import {
  POINTS_TO_NEXT_LEVEL,
  REWARDS,
  REWARDS_LEVEL,
  REWARDS_NEXT_LEVEL,
  REWARDS_POINTS,
  REWARDS_PROGRESS,
} from './rewards.constants';

const REWARDS_STATUS_DEFAULTS = {
  level: REWARDS_LEVEL,
  nextLevel: REWARDS_NEXT_LEVEL,
  points: REWARDS_POINTS,
  pointsToNext: POINTS_TO_NEXT_LEVEL,
  progress: REWARDS_PROGRESS,
};

/** Where a traveler stands in the rewards programme: level, points and the way to the next level. */
export type RewardsStatusData = DataOf<typeof REWARDS_STATUS_DEFAULTS>;

/** Sanitises the rewards status that data of an operator's own carries; `sampleFields` names what is not data. */
export const sanitizeRewardsStatus = /* @__PURE__ */ objectSanitizer(REWARDS_STATUS_DEFAULTS);

const REWARD_DEFAULTS = {
  id: '',
  title: 'Reward',
  condition: '',
  points: 0,
  isLocked: true,
};

/** A reward that points can be spent on. One that does not say whether it is locked is. */
export type RewardData = DataOf<typeof REWARD_DEFAULTS>;

/** Sanitises a list of rewards. */
export const sanitizeRewards = /* @__PURE__ */ listSanitizer(REWARD_DEFAULTS, REWARDS);
