// The rewards programme: its figures are fixed (spec: 2.traveler-rewards, 9.rewards-figures).

/** Points that can be spent. */
export const REWARDS_POINTS = 1250;
/** Points that are missing to the next level. */
export const POINTS_TO_NEXT_LEVEL = 250;
/** Progress towards the next level, in percent. */
export const REWARDS_PROGRESS = 75;
/** Number of benefits of the level. */
export const REWARDS_BENEFITS = 8;

/** A reward that points can be spent on. */
export interface Reward {
  readonly id: string;
  readonly title: string;
  /** The offer that it applies to. */
  readonly condition: string;
  /** Price in points. */
  readonly points: number;
  readonly isLocked: boolean;
}
