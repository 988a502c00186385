import type { Formatters } from '../../formatters.js';
import { en } from '../../grammar-en.js';

/** The month's budget, on a panel of any tab. */
export const corporateMonth = {
  'corporate.month.title': 'Budget this month',
  /** Link to the Budget tab. */
  'corporate.month.details': 'Details',
};

/** How far a budget is used. */
export const corporateUse = {
  'corporate.use.over': 'Over budget',
  /** By how much. At most 24 characters. */
  'corporate.use.over-by': (format: Formatters, amount: number): string =>
    `${format.money(amount)} over budget`,
  /** At most 24 characters. */
  'corporate.use.left': (amount: string): string => `${amount} left`,
  /** @param used - the amount, which is shown strong */
  'corporate.use.used-of': (used: string, budget: string): string => `${used} of ${budget}`,
  /** Below what is used: the whole budget. */
  'corporate.use.of': (format: Formatters, budget: number): string => `of ${format.money(budget)}`,
  /** Name of a bar. @param of - whose budget it is */
  'corporate.use.bar': (of: string): string => `${of}: budget used`,
  /** Beside a percentage, which is large: '72% used'. */
  'corporate.use.used': 'used',
  /** On a tile and on the Budget tab (spec: 9.budget-percent). At most 30 characters. */
  'corporate.use.percent': (format: Formatters, percent: number): string => `${format.percent(percent)} used`,
  /** Name of the bar of the whole month. */
  'corporate.use.month': 'Monthly budget used',
};

export const corporateBudget = {
  /** Heading above the departments, on the panel of the month's budget. */
  'corporate.budget.by-department': 'By department',
};

/** The month's budget on the Budget tab: figures, each the strong part of a sentence, and triangles under them. */
export const corporateMonthFigures = {
  /** Title of the panel. */
  'corporate.month.this': 'This month',
  /** @param used - '$86,400', which is shown large @param total - '$120,000' */
  'corporate.month.used-of': (used: string, total: string): string => `${used} used of ${total}`,
  /** What waiting requests cost together. @param cost - '$11,150', which is shown large */
  'corporate.month.pending': (cost: string): string => `${cost} pending`,
  /** What would be left. @param left - '$22,450', which is shown large @param count - all requests that wait */
  'corporate.month.left-if-approved': (format: Formatters, left: string, count: number): string =>
    en.plural(count, {
      '=1': `${left} left if it is approved`,
      other: `${left} left if all ${format.number(count)} are approved`,
    }),
  /** @param count - some of the requests that wait */
  'corporate.month.left-if-these': (format: Formatters, left: string, count: number): string =>
    en.plural(count, {
      one: `${left} left if ${format.number(count)} is approved`,
      other: `${left} left if these ${format.number(count)} are approved`,
    }),
  /** By how much the budget would be overspent. @param over - '$1,200' @param count - all requests that wait */
  'corporate.month.over-if-approved': (format: Formatters, over: string, count: number): string =>
    en.plural(count, {
      '=1': `${over} over budget if it is approved`,
      other: `${over} over budget if all ${format.number(count)} are approved`,
    }),
  /** @param count - some of the requests that wait */
  'corporate.month.over-if-these': (format: Formatters, over: string, count: number): string =>
    en.plural(count, {
      one: `${over} over budget if ${format.number(count)} is approved`,
      other: `${over} over budget if these ${format.number(count)} are approved`,
    }),
  /** In the key of the triangles. */
  'corporate.month.key-used': 'Used',
  'corporate.month.key-pending': 'Pending requests',
  'corporate.month.key-left': 'Left',
};

/** The month's budget, line by line. */
export const corporateStatement = {
  'corporate.statement.total': 'Total',
  'corporate.statement.used': 'Used',
  'corporate.statement.remaining': 'Remaining',
  /** What would be left if the requests that wait were approved. Where it is not known how many they are. */
  'corporate.statement.if-all': 'If all are approved',
  /** @param count - all that wait */
  'corporate.statement.if-approved': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `If ${format.number(count)} is approved`,
      other: `If all ${format.number(count)} are approved`,
    }),
  /** @param count - some of those that wait */
  'corporate.statement.if-these': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `If ${format.number(count)} is approved`,
      other: `If these ${format.number(count)} are approved`,
    }),
};

/** What each department may spend and has spent. */
export const corporateDepartments = {
  'corporate.departments.title': 'Budget by department',
  /** Below the first departments. */
  'corporate.departments.more': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} more department on the Budget tab`,
      other: `${format.number(count)} more departments on the Budget tab`,
    }),
};

/** In the place of the departments, where there are none. */
export const corporateNoDepartments = {
  'corporate.departments.empty': 'No departments yet',
  'corporate.departments.how-to': 'Give departments a part of the budget and they appear here.',
};

/** Budgets of departments as bars with a line across them. */
export const corporateDepartmentLimits = {
  /** At the end of the panel's head: what the line across the bars means. @param share - '80%' */
  'corporate.departments.line': (share: string): string => `The line marks ${share}, “near limit”`,
  /** What is left of a department's budget once all that it asks for is approved. @param amount - '$2,410' */
  'corporate.departments.left-after': (amount: string): string => `${amount} left after`,
  /** By how much it would be overspent then. @param amount - '$590' */
  'corporate.departments.over-after': (amount: string): string => `${amount} over after`,
};

/** What one department asks for, on the Budget tab. */
export const corporateDepartmentRequests = {
  /** Title of the panel. @param department - its name */
  'corporate.departments.pending-in': (department: string): string => `What is pending in ${department}`,
};
