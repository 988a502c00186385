import type { Reward } from '../../domain/fixed-figures.js';
import { programmeMessages } from '../../i18n/compiled/en/programme.js';
import type { Formatters } from '../../i18n/formatters.js';

// The rewards programme is fixed (spec: 2.traveler-rewards, 9.rewards-figures).

/** The traveler's level. */
export const REWARDS_LEVEL = programmeMessages['programme.level'];
/** The next level. */
export const REWARDS_NEXT_LEVEL = programmeMessages['programme.next-level'];
/** Discount in percent (spec: 2.reward-discount). */
const DISCOUNT_PERCENT = 10;
/** Amount of a booking above which it includes a transfer (spec: 2.reward-transfer). */
const TRANSFER_FROM = 200;

/** Returns all rewards in a language. Locked ones open at the next level. */
export const rewardsIn = (t: typeof programmeMessages, { money, percent }: RewardFormatters) =>
  [
    {
      id: 'discount',
      title: t['programme.discount']({ percent: percent(DISCOUNT_PERCENT) }),
      condition: t['programme.discount.condition'],
      points: 500,
      isLocked: false,
    },
    {
      id: 'airport-transfer',
      title: t['programme.airport-transfer'],
      condition: t['programme.airport-transfer.condition']({ amount: money(TRANSFER_FROM) }),
      points: 750,
      isLocked: false,
    },
    {
      id: 'priority-support',
      title: t['programme.priority-support'],
      condition: t['programme.priority-support.condition'],
      points: 1000,
      isLocked: true,
    },
    {
      id: 'exclusive-experiences',
      title: t['programme.exclusive-experiences'],
      condition: t['programme.exclusive-experiences.condition'],
      points: 1500,
      isLocked: true,
    },
  ] as const satisfies readonly Reward[];

type RewardFormatters = Pick<Formatters, 'money' | 'percent'>;

/** All rewards in English and US dollars. */
export const REWARDS = /* @__PURE__ */ rewardsIn(programmeMessages, {
  money: (amount) => `$${amount}`,
  percent: (share) => `${share}%`,
});
