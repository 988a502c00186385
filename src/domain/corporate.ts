// Fallback figures agree with each other (spec: 9.fallbacks): used and remaining add up to the budget, the sample departments
// to both, the pending sample requests to the approvals.
import { roundTo } from '../lib/math.js';
import { completeSum, type DataOf, defineEntity } from './define-entity.js';
import { defineHistory } from './define-history.js';
import { defineList, type RowOf } from './define-list.js';
import { isRecord, propertyNames, readProperty } from './read-fields.js';

/** The company's figures: `GET /api/corporate-admin/stats`. Budgets in the provider's currency, compliance in percent. */
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
    // The same share of the budget that is given.
    const share = fallback.budgetUsed / fallback.monthlyBudget;
    stats.budgetUsed = roundTo(stats.monthlyBudget * share, 0);
  },
});
/** Bookings by month: the `history` in `GET /api/corporate-admin/stats`, which it may leave out. */
export const corporateStatsHistory = /* @__PURE__ */ defineHistory('corporate stats.history');

/** Employees' travel requests: `GET /api/corporate-admin/employee-travel`. `dates` is free text, `cost` in the provider's currency. */
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
/** A travel request as a well-behaved API answers it. */
export type EmployeeTravelData = DataOf<typeof employeeTravel>;
/** A sanitised travel request. */
export type EmployeeTravel = RowOf<typeof employeeTravel>;

/** Travel policies: `GET /api/corporate-admin/policies`. `lastUpdated` is a raw date: pass it to the date formatters. */
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
/** A policy as a well-behaved API answers it. */
export type PolicyData = DataOf<typeof policies>;
/** A sanitised policy. */
export type Policy = RowOf<typeof policies>;

/** The travel budget in the provider's currency: the totals in `GET /api/corporate-admin/budget`. */
export const budget = /* @__PURE__ */ defineEntity({
  name: 'corporate budget',
  fields: { total: 96_000, used: 67_200, remaining: 28_800 },
  complete(figures, missing) {
    completeSum(figures, missing, 'total', ['used', 'remaining']);
  },
});
/** The travel budget in the provider's currency. */
export type Budget = DataOf<typeof budget>;
/** The spending by month, in the provider's currency: the `history` in `GET /api/corporate-admin/budget`, which it may leave out. */
export const budgetHistory = /* @__PURE__ */ defineHistory('corporate budget.history');

/**
 * The parts of the budget, in the provider's currency: `departments` in `GET /api/corporate-admin/budget`, a map of names to what is
 * allocated and used. Its rows are in the order of the map, with the name as `id`. Departments that are rows already are
 * read too.
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
/** A sanitised department. */
export type Department = RowOf<typeof departments>;

/** Employees who travel: `GET /api/corporate-admin/team`. Budgets in the provider's currency. */
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
/** A sanitised employee. */
export type TeamMember = RowOf<typeof teamMembers>;
