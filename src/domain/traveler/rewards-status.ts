import type * as v from 'valibot';
import { entity } from '../sanitize/entity';
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

/** Where a traveler stands in the rewards programme, as data of an operator's own carries it. */
export const rewardsStatusSchema = /* @__PURE__ */ entity(REWARDS_STATUS_DEFAULTS);

/** Level, points and the way to the next level. */
export type RewardsStatusData = v.InferOutput<typeof rewardsStatusSchema>;

/** Sanitises a rewards status; `sampleFields` names what is not data. */
export const sanitizeRewardsStatus = /* @__PURE__ */ objectSanitizer(REWARDS_STATUS_DEFAULTS);

const REWARD_DEFAULTS = {
  id: '',
  title: 'Reward',
  condition: '',
  points: 0,
  isLocked: true,
};

/** A reward that points can be spent on. One that does not say whether it is locked is. */
export const rewardSchema = /* @__PURE__ */ entity(REWARD_DEFAULTS);

/** A reward as a well-behaved source gives it. */
export type RewardData = v.InferOutput<typeof rewardSchema>;

/** Sanitises a list of rewards. */
export const sanitizeRewards = /* @__PURE__ */ listSanitizer(REWARD_DEFAULTS, REWARDS);
