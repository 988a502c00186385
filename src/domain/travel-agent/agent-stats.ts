import type * as v from 'valibot';
import { growthPercent } from '../figures';
import { completeSum } from '../sanitize/complete-sum';
import { entity } from '../sanitize/entity';
import { objectSanitizer } from '../sanitize/object-sanitizer';
import { FALLBACK_AGENT_STATS, FALLBACK_CLIENT_COUNTS, FALLBACK_COMMISSIONS } from './travel-agent.constants';

/** A travel agent's figures (spec section 3). Commissions in US dollars. */
export const agentStatsSchema = /* @__PURE__ */ entity(FALLBACK_AGENT_STATS);

/** A travel agent's figures. */
export type AgentStats = Readonly<v.InferOutput<typeof agentStatsSchema>>;

/** Sanitises the answer of `GET /api/travel-agent/stats`. */
export const sanitizeAgentStats = /* @__PURE__ */ objectSanitizer(FALLBACK_AGENT_STATS);

/** Clients by type (spec section 3). */
export const clientCountsSchema = /* @__PURE__ */ entity(FALLBACK_CLIENT_COUNTS);

/** Clients by type. */
export type ClientCounts = Readonly<v.InferOutput<typeof clientCountsSchema>>;

/** Sanitises the counts in the answer of `GET /api/travel-agent/clients`. */
export const sanitizeClientCounts = /* @__PURE__ */ objectSanitizer(
  FALLBACK_CLIENT_COUNTS,
  (counts, missing) => {
    completeSum(counts, missing, 'active', ['new', 'returning', 'vip']);
  },
);

/** Commissions in US dollars; growth in percent (spec section 3). */
export const commissionsSchema = /* @__PURE__ */ entity(FALLBACK_COMMISSIONS);

/** Commissions in US dollars; growth in percent. */
export type Commissions = Readonly<v.InferOutput<typeof commissionsSchema>>;

/** Sanitises the answer of `GET /api/travel-agent/commissions`. */
export const sanitizeCommissions = /* @__PURE__ */ objectSanitizer(
  FALLBACK_COMMISSIONS,
  (figures, missing) => {
    completeSum(figures, missing, 'thisMonth', ['platformCommission', 'externalCommission']);
    if (!missing.has('growth')) return;
    figures.growth = growthPercent(figures.thisMonth, figures.lastMonth);
    if (!missing.has('thisMonth') && !missing.has('lastMonth')) missing.delete('growth');
  },
);
