import {
  POINTS_TO_NEXT_LEVEL,
  REWARDS_LEVEL,
  REWARDS_NEXT_LEVEL,
  REWARDS_POINTS,
  REWARDS_PROGRESS,
} from '../../domain';

// Not in a .tsx file, where Storybook takes an exported constant for a component and gives it properties of its own.

/** How far the traveler has come: fixed (spec: 2.traveler-rewards-progress). */
export const REWARDS_STATE = {
  level: REWARDS_LEVEL,
  nextLevel: REWARDS_NEXT_LEVEL,
  points: REWARDS_POINTS,
  pointsToNext: POINTS_TO_NEXT_LEVEL,
  progress: REWARDS_PROGRESS,
};
