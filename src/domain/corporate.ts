// Fallback figures agree with each other (spec: 9.fallbacks): used and remaining add up to the budget, the
// sample departments to both, the pending sample requests to the approvals.
import { roundTo } from '../lib/math.js';
import { completeSum, type DataOf, defineEntity } from './define-entity.js';
import { defineHistory } from './define-history.js';
import { defineList, type RowOf } from './define-list.js';
import { isRecord, propertyNames, readProperty } from './read-fields.js';

/** Figures of the company: `GET /api/corporate-admin/stats`. The compliance score is in percent. */
export const corporateStats = /* @__PURE__ */ defineEntity({
  name: 'corporate stats',
  fields: {
    totalEmployees: 210,
    activeBookings: 26,
    monthlyBudget: 96_000,
    budgetUsed: 67_200,
    approvalsPending: 4,
    contractsActive: 10,
    complianceScore: 91,
  },
  complete(stats, missing, fallback) {
    if (!missing.has('budgetUsed') || missing.has('monthlyBudget')) return;
    // Keeps the fallbacks' share of the budget.
    const share = fallback.budgetUsed / fallback.monthlyBudget;
    stats.budgetUsed = roundTo(stats.monthlyBudget * share, 0);
  },
});
/** Bookings by month: the optional `history` in `GET /api/corporate-admin/stats`. */
export const corporateStatsHistory = /* @__PURE__ */ defineHistory('corporate stats.history');

/** Travel requests: `GET /api/corporate-admin/employee-travel`. `cost` is in the provider's currency. */
export const employeeTravel = /* @__PURE__ */ defineList({
  name: 'corporate employeeTravel',
  fields: {
    id: '',
    employeeName: { missing: 'employee' },
    department: '',
    destination: { missing: 'destination' },
    purpose: '',
    dates: { missing: 'dates' },
    status: 'pending',
    cost: 0,
  },
});
/** Travel request as the API should send it. */
export type EmployeeTravelData = DataOf<typeof employeeTravel>;
/** Sanitised travel request. */
export type EmployeeTravel = RowOf<typeof employeeTravel>;

/** Travel policies: `GET /api/corporate-admin/policies`. Format `lastUpdated` by the date formatters. */
export const policies = /* @__PURE__ */ defineList({
  name: 'corporate policies',
  fields: {
    id: '',
    name: { missing: 'policy' },
    description: '',
    status: 'active',
    lastUpdated: '',
  },
});
/** Policy as the API should send it. */
export type PolicyData = DataOf<typeof policies>;
/** Sanitised policy. */
export type Policy = RowOf<typeof policies>;

/** Travel budget in the provider's currency: the totals in `GET /api/corporate-admin/budget`. */
export const budget = /* @__PURE__ */ defineEntity({
  name: 'corporate budget',
  fields: { total: 96_000, used: 67_200, remaining: 28_800 },
  complete(figures, missing) {
    completeSum(figures, missing, 'total', ['used', 'remaining']);
  },
});
/** Sanitised travel budget. */
export type Budget = DataOf<typeof budget>;
/** Spending by month, in the provider's currency: `history` in `GET /api/corporate-admin/budget`. */
export const budgetHistory = /* @__PURE__ */ defineHistory('corporate budget.history');

/**
 * Budget by department, in the provider's currency: `departments` in `GET /api/corporate-admin/budget`, a map
 * from names to `allocated` and `used`. Rows keep its order and have the name as `id`. A list of rows is
 * accepted too.
 */
export const departments = /* @__PURE__ */ defineList({
  name: 'corporate budget.departments',
  fields: { id: '', name: { missing: 'department' }, allocated: 0, used: 0 },
  rows(raw) {
    const map = isRecord(raw) ? readProperty(raw, 'departments') : raw;
    if (!isRecord(map)) return map;
    return propertyNames(map).map((name) => {
      const part = readProperty(map, name);
      if (!isRecord(part)) return undefined;
      return { id: name, name, allocated: readProperty(part, 'allocated'), used: readProperty(part, 'used') };
    });
  },
});
/** Sanitised department. */
export type Department = RowOf<typeof departments>;

/** Employees who travel: `GET /api/corporate-admin/team`, with budgets in the provider's currency. */
export const teamMembers = /* @__PURE__ */ defineList({
  name: 'corporate team',
  fields: {
    id: '',
    name: { missing: 'employee' },
    department: '',
    position: '',
    budgetUsed: 0,
    travelBudget: 0,
  },
});
/** Sanitised employee. */
export type TeamMember = RowOf<typeof teamMembers>;
