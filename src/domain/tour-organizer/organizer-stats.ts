import type * as v from 'valibot';
import { completeSum } from '../sanitize/complete-sum';
import { entity } from '../sanitize/entity';
import { objectSanitizer } from '../sanitize/object-sanitizer';
import { FALLBACK_ORGANIZER_STATS, FALLBACK_REVENUE, FALLBACK_TEAM } from './tour-organizer.constants';

/** A tour organizer's figures (spec section 3). Revenue in US dollars. */
export const organizerStatsSchema = /* @__PURE__ */ entity(FALLBACK_ORGANIZER_STATS);

/** A tour organizer's figures. */
export type OrganizerStats = Readonly<v.InferOutput<typeof organizerStatsSchema>>;

/** Sanitises the answer of `GET /api/tour-organizer/stats`. */
export const sanitizeOrganizerStats = /* @__PURE__ */ objectSanitizer(FALLBACK_ORGANIZER_STATS);

/** Head counts of a tour organizer's team (spec section 3). */
export const teamSchema = /* @__PURE__ */ entity(FALLBACK_TEAM);

/** Head counts of a tour organizer's team. */
export type Team = Readonly<v.InferOutput<typeof teamSchema>>;

/** Sanitises the answer of `GET /api/tour-organizer/team`. */
export const sanitizeTeam = /* @__PURE__ */ objectSanitizer(FALLBACK_TEAM);

/** Revenue in US dollars; growth in percent (spec section 3). */
export const revenueSchema = /* @__PURE__ */ entity(FALLBACK_REVENUE);

/** Revenue in US dollars; growth in percent. */
export type Revenue = Readonly<v.InferOutput<typeof revenueSchema>>;

/** Sanitises the answer of `GET /api/tour-organizer/revenue`. */
export const sanitizeRevenue = /* @__PURE__ */ objectSanitizer(FALLBACK_REVENUE, (figures, missing) => {
  completeSum(figures, missing, 'thisMonth', ['commission', 'payout']);
});
