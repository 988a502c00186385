// The rewards programme: all of it is fixed (spec: 2.traveler-rewards, 9.rewards-figures).

/** The traveler's level. */
export const REWARDS_LEVEL = 'Gold Explorer';
/** The level after it. */
export const REWARDS_NEXT_LEVEL = 'Platinum Adventurer';
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
  /** What it applies to. */
  readonly condition: string;
  /** Price in points. */
  readonly points: number;
  readonly isLocked: boolean;
}

/** All rewards; locked ones open at the next level. */
export const REWARDS: readonly Reward[] = [
  { id: 'discount', title: '10% Discount', condition: 'Off your next booking', points: 500, isLocked: false },
  {
    id: 'airport-transfer',
    title: 'Free Airport Transfer',
    condition: 'For bookings over $200',
    points: 750,
    isLocked: false,
  },
  {
    id: 'priority-support',
    title: 'Priority Support 24/7',
    condition: 'Help from a person',
    points: 1000,
    isLocked: true,
  },
  {
    id: 'exclusive-experiences',
    title: 'Exclusive Experiences',
    condition: 'Private tours',
    points: 1500,
    isLocked: true,
  },
];
