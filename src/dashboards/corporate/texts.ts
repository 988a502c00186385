import type { Formatters } from '../../i18n/formatters';
import type { RequestTotals } from './employee-travel';

/** Titles of the tiles on the Overview tab, in their order. */
export const TILE_LABELS = {
  totalEmployees: 'Total Employees',
  activeBookings: 'Active Bookings',
  monthlyBudget: 'Monthly Budget',
  approvalsPending: 'Approvals Pending',
} as const;

/** Titles of the tiles on the Analytics tab. */
export const ANALYTICS_LABELS = {
  complianceScore: 'Compliance Score',
  contractsActive: 'Active Contracts',
  budgetUsed: 'Budget Used',
  averageRequest: 'Average Request',
} as const;

export const TRAVEL_REQUESTS = 'Travel requests';
export const PENDING_REQUESTS = 'Pending';
export const APPROVED_REQUESTS = 'Approved';
export const OTHER_REQUESTS = 'Other requests';
export const TEAM_BUDGETS = 'Team budgets';
export const TEAM_MEMBERS = 'Team members';
export const POLICIES = 'Policies';
export const TRAVEL_POLICIES = 'Travel policies';
export const COMPLIANCE = 'Compliance';
export const MONTH_BUDGET = 'Budget this month';
export const DEPARTMENT_BUDGETS = 'Budget by department';
export const SPENDING_BY_DEPARTMENT = 'Spending by department';
export const REQUESTS_BY_STATUS = 'Requests by status';

/** Said beside the month's budget when it is overspent. */
export const OVER_BUDGET_TEXT = 'Over budget';

/** Departments that a panel of bars shows; the Budget tab lists them all. */
export const DEPARTMENT_BARS = 6;

const requestsText = (format: Formatters, count: number): string =>
  `${format.number(count)} ${format.plural(count, { one: 'request needs', other: 'requests need' })} your decision`;

/** How many requests wait, e.g. '5 requests need your decision.' */
export const waitingText = (format: Formatters, { count, total = count }: RequestTotals): string =>
  total === 0 ? 'No requests need your decision.' : `${requestsText(format, total)}.`;

/**
 * The same with what they cost: '5 requests need your decision, $11,150 in total.' Where only a part is listed:
 * '12 requests need your decision. These 5 cost $11,150.'
 */
export function waitingCostText(format: Formatters, waiting: RequestTotals): string {
  const { count, cost, total } = waiting;
  if (count === 0) return waitingText(format, waiting);
  if (total === undefined) return `${requestsText(format, count)}, ${format.money(cost)} in total.`;
  return `${waitingText(format, waiting)} These ${format.number(count)} cost ${format.money(cost)}.`;
}

/** What is left of the month's budget; `overBy` says by how much it is overspent. */
export const budgetLeftText = (format: Formatters, left: number, overBy: number): string =>
  overBy > 0
    ? `This month’s budget is overspent by ${format.money(overBy)}.`
    : `${format.money(left)} of this month’s budget is left.`;

/** By how much any budget is overspent: '$5,000 over budget'. */
export const overBudgetText = (format: Formatters, overBy: number): string =>
  `${format.money(overBy)} over budget`;

/** What is left of any budget: '$7,500 left', or by how much it is overspent. */
export const leftText = (format: Formatters, left: number, overBy: number): string =>
  overBy > 0 ? overBudgetText(format, overBy) : `${format.money(left)} left`;
