import type * as v from 'valibot';
import { roundTo } from '../../lib/format-number';
import { entity } from '../sanitize/entity';
import { objectSanitizer } from '../sanitize/object-sanitizer';
import { FALLBACK_CORPORATE_STATS } from './corporate.constants';

/** A corporate admin's figures (spec section 3). Budgets in US dollars, compliance in percent. */
export const corporateStatsSchema = /* @__PURE__ */ entity(FALLBACK_CORPORATE_STATS);

/** A corporate admin's figures. */
export type CorporateStats = Readonly<v.InferOutput<typeof corporateStatsSchema>>;

/** Sanitises the answer of `GET /api/corporate-admin/stats`. */
export const sanitizeCorporateStats = /* @__PURE__ */ objectSanitizer(
  FALLBACK_CORPORATE_STATS,
  (stats, missing) => {
    if (missing.has('budgetUsed') && !missing.has('monthlyBudget')) {
      // The same share of the budget that is given (decision 14).
      const share = FALLBACK_CORPORATE_STATS.budgetUsed / FALLBACK_CORPORATE_STATS.monthlyBudget;
      stats.budgetUsed = roundTo(stats.monthlyBudget * share, 0);
    }
  },
);
