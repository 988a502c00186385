import { programmeMessages } from '../i18n/messages/en/traveler';

// The rewards programme: all of it is fixed (spec: 2.traveler-rewards, 9.rewards-figures).

/** The traveler's level. */
export const REWARDS_LEVEL = programmeMessages['programme.level'];
/** The level after it. */
export const REWARDS_NEXT_LEVEL = programmeMessages['programme.next-level'];
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
export const REWARDS = [
  {
    id: 'discount',
    title: programmeMessages['programme.discount'],
    condition: programmeMessages['programme.discount.condition'],
    points: 500,
    isLocked: false,
  },
  {
    id: 'airport-transfer',
    title: programmeMessages['programme.airport-transfer'],
    condition: programmeMessages['programme.airport-transfer.condition'],
    points: 750,
    isLocked: false,
  },
  {
    id: 'priority-support',
    title: programmeMessages['programme.priority-support'],
    condition: programmeMessages['programme.priority-support.condition'],
    points: 1000,
    isLocked: true,
  },
  {
    id: 'exclusive-experiences',
    title: programmeMessages['programme.exclusive-experiences'],
    condition: programmeMessages['programme.exclusive-experiences.condition'],
    points: 1500,
    isLocked: true,
  },
] as const satisfies readonly Reward[];
