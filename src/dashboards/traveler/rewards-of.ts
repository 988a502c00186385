import { REWARDS, type Reward, rewardList, type TravelerRewards, travelerRewards } from '../../domain';
import { prescribed } from '../shared';

/** The rewards programme as the tabs show it. */
export interface ShownRewards {
  /** Level, points and the way to the next level; `null` where nobody gave them and samples are turned off. */
  readonly status: Omit<TravelerRewards, 'benefits'> | null;
  /** How many benefits the level has; `null` where that is not known. */
  readonly benefits: number | null;
  /** What points can be spent on. Ids are unique. */
  readonly list: readonly Reward[];
}

const NO_REWARDS: readonly Reward[] = [];

/**
 * The rewards as a host gives them, sanitised: each field that is missing is fixed (spec: 2.traveler-rewards). Without
 * samples a status that lacks a field is not known, and a list that is missing is empty.
 *
 * @param raw - `{ level, nextLevel, points, pointsToNext, progress, benefits, rewards }` of any kind
 */
export function rewardsOf(raw: unknown, samples: boolean): ShownRewards {
  const { benefits, ...status } = prescribed(travelerRewards, raw, samples);
  const { items, isSample } = rewardList.sanitize(raw);
  const isKnown = Object.values(status).every((value) => value !== null);
  return {
    status: isKnown ? (status as ShownRewards['status']) : null,
    benefits,
    list: isSample ? (samples ? REWARDS : NO_REWARDS) : items.map((row) => ({ ...row, id: row.key })),
  };
}
