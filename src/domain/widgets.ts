import type { DataOf } from './define-entity';
import { defineEntity } from './define-entity';
import { defineList, type RowOf } from './define-list';
import {
  POINTS_TO_NEXT_LEVEL,
  REWARDS_LEVEL,
  REWARDS_NEXT_LEVEL,
  REWARDS_POINTS,
  REWARDS_PROGRESS,
} from './rewards';

// What only partners' pages pass, to widgets.

/** Where a traveler stands in a rewards programme; `progress` to the next level in percent. */
export const rewardsStatus = /* @__PURE__ */ defineEntity({
  fields: {
    level: REWARDS_LEVEL,
    nextLevel: REWARDS_NEXT_LEVEL,
    points: REWARDS_POINTS,
    pointsToNext: POINTS_TO_NEXT_LEVEL,
    progress: REWARDS_PROGRESS,
  },
});
/** Where a traveler stands in a rewards programme. */
export type RewardsStatusData = DataOf<typeof rewardsStatus>;

/** Rewards that points can be spent on. One that does not say whether it is locked is. */
export const rewards = /* @__PURE__ */ defineList({
  fields: { id: '', title: 'Reward', condition: '', points: 0, isLocked: true },
});
/** A reward that points can be spent on. */
export type RewardData = DataOf<typeof rewards>;

/**
 * Labelled figures. Without a finite `value` a figure shows a dash; the default is not 0, because 0 is a figure. `format`
 * says how the value is written: number, money, percent or rating.
 */
export const labelledFigures = /* @__PURE__ */ defineList({
  fields: { id: '', label: 'Figure', value: Number.NaN, format: 'number', unit: '', hint: '', href: '' },
});
/** A sanitised labelled figure. */
export type LabelledFigure = RowOf<typeof labelledFigures>;
