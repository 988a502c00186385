/** The parts of the corporate dashboard by their `data-slot`, tab by tab. */
export const CORPORATE_SLOTS = [
  'needs-you',
  'stat-strip',
  'travel-requests',
  'team-budgets',
  'policies',
  'budget-overview',
  'calendar',
  'team-members',
  'pending-requests',
  'approved-requests',
  'other-requests',
  'budget-statement',
  'department-budgets',
  'spend-by-month',
  'department-requests',
  'travel-policies',
  'compliance',
  'spending-by-department',
  'requests-by-status',
] as const;
/** A part of the corporate dashboard. */
export type CorporateSlot = (typeof CORPORATE_SLOTS)[number];
