/** Where a traveler stands in the rewards programme. */
export interface RewardsStatus {
  /** The level reached: 'Gold Explorer'. */
  level: string;
  /** The level after it: 'Platinum Adventurer'. */
  nextLevel: string;
  /** Points to spend. */
  points: number;
  /** Points that are missing to the next level. */
  pointsToNext: number;
  /** Progress towards the next level, 0 to 100. */
  progress: number;
}
