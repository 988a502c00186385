// Figures that stand in for missing ones (spec section 9). They agree with each other: used and remaining add up to
// the budget, the sample departments to both, the pending sample requests to the approvals.

export const FALLBACK_CORPORATE_STATS = {
  totalEmployees: 248,
  activeBookings: 31,
  monthlyBudget: 120_000,
  budgetUsed: 86_400,
  approvalsPending: 5,
  contractsActive: 12,
  complianceScore: 94,
} as const;

export const FALLBACK_BUDGET = { total: 120_000, used: 86_400, remaining: 33_600 } as const;

/** Status of a travel request without one (spec section 4). */
export const DEFAULT_REQUEST_STATUS = 'pending';
/** Status of a policy without one (spec section 4). */
export const DEFAULT_POLICY_STATUS = 'active';
