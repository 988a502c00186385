// Figures that the specification fixes and a host may override one by one. A fixed value is never marked as
// sample data.

import { type DataOf, defineEntity } from './define-entity.js';
import { defineList } from './define-list.js';
import { isRecord, readProperty } from './read-fields.js';

/** Figures of the traveler dashboard outside the API (spec: 2.traveler-tiles, 2.traveler-trip-counts). */
export const travelerFigures = /* @__PURE__ */ defineEntity({
  name: 'traveler figures',
  fields: { wishlistItems: 8, travelRating: 4.9, destinations: 5, countries: 5 },
});
/** Figures of the traveler dashboard outside the API. */
export type TravelerFigures = DataOf<typeof travelerFigures>;

/** Conversion and retention of the travel-agent dashboard, in percent (spec: 9.percentages). */
export const agentFigures = /* @__PURE__ */ defineEntity({
  name: 'travel-agent figures',
  fields: { conversion: 78, retention: 89 },
});
/** Conversion and retention, in percent. */
export type AgentFigures = DataOf<typeof agentFigures>;

/** Team satisfaction of the tour-organizer dashboard, in percent (spec: 9.percentages). */
export const organizerFigures = /* @__PURE__ */ defineEntity({
  name: 'tour-organizer figures',
  fields: { teamSatisfaction: 96 },
});
/** Team satisfaction, in percent. */
export type OrganizerFigures = DataOf<typeof organizerFigures>;

/** Rewards status, `progress` in percent (spec: 2.traveler-rewards-progress, 9.rewards-figures). */
export const travelerRewards = /* @__PURE__ */ defineEntity({
  name: 'rewards',
  fields: { level: '', nextLevel: '', points: 1250, pointsToNext: 250, progress: 75, benefits: 8 },
  complete(status) {
    status.progress = Math.min(100, Math.max(0, status.progress));
  },
});
/** Rewards status of a traveler; `progress` in percent. */
export type TravelerRewards = DataOf<typeof travelerRewards>;

/** Rewards to spend points on: the `rewards` of the same answer. */
export const rewardList = /* @__PURE__ */ defineList({
  name: 'rewards.rewards',
  fields: { id: '', title: { missing: 'reward' }, condition: '', points: 0, isLocked: false },
  rows: (raw) => (isRecord(raw) ? readProperty(raw, 'rewards') : undefined),
});
/** Reward with its price in points; `condition` is the offer that it applies to. */
export type Reward = DataOf<typeof rewardList>;
