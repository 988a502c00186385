// Figures that the specification fixes of a dashboard, and a host may give: each figure by itself, sanitised like all data. What is
// not given keeps its fixed value, which is no sample and never marked.

import {
  CONVERSION_PERCENT,
  COUNTRIES_VISITED,
  DESTINATIONS_VISITED,
  POINTS_TO_NEXT_LEVEL,
  RETENTION_PERCENT,
  REWARDS_BENEFITS,
  REWARDS_POINTS,
  REWARDS_PROGRESS,
  TEAM_SATISFACTION_PERCENT,
  TRAVEL_RATING,
  WISHLIST_ITEMS,
} from './constants.js';
import { type DataOf, defineEntity } from './define-entity.js';
import { defineList } from './define-list.js';
import { isRecord, readProperty } from './read-fields.js';

/** Figures of the traveler dashboard that no call delivers (spec: 2.traveler-tiles, 2.traveler-trip-counts). */
export const travelerFigures = /* @__PURE__ */ defineEntity({
  name: 'traveler figures',
  fields: {
    wishlistItems: WISHLIST_ITEMS,
    travelRating: TRAVEL_RATING,
    destinations: DESTINATIONS_VISITED,
    countries: COUNTRIES_VISITED,
  },
});
/** Figures of the traveler dashboard that no call delivers. */
export type TravelerFigures = DataOf<typeof travelerFigures>;

/** Conversion and retention of the travel-agent dashboard, in percent (spec: 9.percentages). */
export const agentFigures = /* @__PURE__ */ defineEntity({
  name: 'travel-agent figures',
  fields: { conversion: CONVERSION_PERCENT, retention: RETENTION_PERCENT },
});
/** Conversion and retention, in percent. */
export type AgentFigures = DataOf<typeof agentFigures>;

/** Team satisfaction of the tour-organizer dashboard, in percent (spec: 9.percentages). */
export const organizerFigures = /* @__PURE__ */ defineEntity({
  name: 'tour-organizer figures',
  fields: { teamSatisfaction: TEAM_SATISFACTION_PERCENT },
});
/** Team satisfaction, in percent. */
export type OrganizerFigures = DataOf<typeof organizerFigures>;

/** Where a traveler stands in the rewards programme (spec: 2.traveler-rewards-progress); `progress` in percent. */
export const travelerRewards = /* @__PURE__ */ defineEntity({
  name: 'rewards',
  fields: {
    level: '',
    nextLevel: '',
    points: REWARDS_POINTS,
    pointsToNext: POINTS_TO_NEXT_LEVEL,
    progress: REWARDS_PROGRESS,
    benefits: REWARDS_BENEFITS,
  },
  complete(status) {
    status.progress = Math.min(100, Math.max(0, status.progress));
  },
});
/** Where a traveler stands in the rewards programme. */
export type TravelerRewards = DataOf<typeof travelerRewards>;

/** The `rewards` that points can be spent on. A reward is locked if it says so. */
export const rewardList = /* @__PURE__ */ defineList({
  name: 'rewards.rewards',
  fields: { id: '', title: { missing: 'reward' }, condition: '', points: 0, isLocked: false },
  rows: (raw) => (isRecord(raw) ? readProperty(raw, 'rewards') : undefined),
});

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
