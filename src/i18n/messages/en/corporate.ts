import type { Formatters } from '../../formatters.js';
import { en } from '../../grammar-en.js';

/** Tabs (spec: 2.corporate-tabs), and the line under the page's title that says what is on each. */
export const corporateTabs = {
  'corporate.tab.overview': 'Overview',
  'corporate.tab.employees': 'Employees',
  'corporate.tab.approvals': 'Approvals',
  'corporate.tab.budget': 'Budget',
  'corporate.tab.policies': 'Policies',
  'corporate.tab.analytics': 'Analytics',
  'corporate.help.employees': 'Who travels, and how far each travel budget is used.',
  'corporate.help.budget': 'What is planned, used and left, by department.',
  'corporate.help.policies': 'The rules that every trip follows.',
  'corporate.help.analytics': 'How your travel program is doing.',
};

/** Lines under the title of the page: what there is to decide. */
export const corporateHelp = {
  'corporate.help.none-waiting': 'No requests need your decision.',
  'corporate.help.waiting': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} request needs your decision.`,
      other: `${format.number(count)} requests need your decision.`,
    }),
};

/** Lines under the title of the page: what is left of the budget. */
export const corporateOverviewHelp = {
  'corporate.help.budget-left': (format: Formatters, amount: number): string =>
    `${format.money(amount)} of this month’s budget is left.`,
  'corporate.help.overspent': (format: Formatters, amount: number): string =>
    `This month’s budget is overspent by ${format.money(amount)}.`,
  /** Both sentences. @param waiting - '5 requests need your decision.' @param budget - what is left of the budget */
  'corporate.help.waiting-and-budget': (waiting: string, budget: string): string => `${waiting} ${budget}`,
  /** Where neither is known. About as long as both sentences together, which take its place. */
  'corporate.help.overview': 'Requests, budgets and policies for everyone who travels for your company.',
};

/** Lines under the title of the page: what waits for a decision. */
export const corporateApprovalsHelp = {
  'corporate.help.waiting-cost': (format: Formatters, count: number, cost: number): string =>
    en.plural(count, {
      one: `${format.number(count)} request needs your decision, ${format.money(cost)} in total.`,
      other: `${format.number(count)} requests need your decision, ${format.money(cost)} in total.`,
    }),
  /** Where only some of them are listed: `count` of `total`, which cost `cost`. */
  'corporate.help.waiting-some': (format: Formatters, total: number, count: number, cost: number): string =>
    en.plural(total, {
      one: `${format.number(total)} request needs your decision. Cost: ${format.money(cost)}.`,
      other: en.plural(count, {
        '=1': `${format.number(total)} requests need your decision. This one costs ${format.money(cost)}.`,
        other: `${format.number(total)} requests need your decision. These ${format.number(count)} cost ${format.money(cost)}.`,
      }),
    }),
  /** Where it is not known how many wait. */
  'corporate.help.approvals': 'Requests for you to decide, and past ones.',
};

/** Names tiles with figures together, in their error. */
export const corporateFigures = { 'corporate.figures': 'Your figures' };

/** The Overview tab: tiles with a figure, titles of panels, and links to other tabs. */
export const corporateOverview = {
  /** Names the tiles together, for screen readers. */
  'corporate.overview.figures': 'Your travel program at a glance',
  /** Titles of tiles. At most 26 characters. */
  'corporate.overview.total-employees': 'Total Employees',
  'corporate.overview.active-bookings': 'Active Bookings',
  'corporate.overview.monthly-budget': 'Monthly Budget',
  'corporate.overview.approvals-pending': 'Approvals Pending',
  /** Below them. At most 30 characters. */
  'corporate.overview.departments': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} department`,
      other: `${format.number(count)} departments`,
    }),
  'corporate.overview.contracts': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.compactNumber(count)} active contract`,
      other: `${format.compactNumber(count)} active contracts`,
    }),
  'corporate.overview.requested': (format: Formatters, cost: number): string =>
    `${format.compactMoney(cost)} requested`,
  /** Titles of panels, and links at their heads to the tab that has all of it. */
  'corporate.overview.requests': 'Travel requests',
  /** After the number of requests that wait: '5 need a decision'. */
  'corporate.overview.need-decision': (count: number): string =>
    en.plural(count, { one: 'needs a decision', other: 'need a decision' }),
  /** Titles of panels, and links at their heads to the tab that has all of it. */
  'corporate.overview.team': 'Team budgets',
  'corporate.overview.all-approvals': 'All approvals',
  'corporate.overview.employees': 'Employees',
  'corporate.overview.all-policies': 'All policies',
  /** In the place of the requests, where there are none. */
  'corporate.overview.no-requests': 'No requests yet',
  'corporate.overview.requests-how-to': 'Trips that employees ask for appear here.',
};

/** The Approvals tab: titles of lists. */
export const corporateApprovals = {
  'corporate.approvals.pending': 'Pending',
  'corporate.approvals.approved': 'Approved',
  'corporate.approvals.others': 'Other requests',
  /** After a number: '5 requests'. */
  'corporate.approvals.count': (count: number): string =>
    en.plural(count, { one: 'request', other: 'requests' }),
  /** What the requests of a list cost together. */
  'corporate.approvals.requested': (format: Formatters, cost: number): string =>
    `${format.money(cost)} requested`,
  /** Where more wait than the list has. @param count - how many it has */
  'corporate.approvals.requested-in-these': (format: Formatters, cost: number, count: number): string =>
    en.plural(count, {
      '=1': `${format.money(cost)} requested in this one`,
      other: `${format.money(cost)} requested in these ${format.number(count)}`,
    }),
  /** What the requests of a list cost together. */
  'corporate.approvals.approved-cost': (format: Formatters, cost: number): string =>
    `${format.money(cost)} approved`,
  'corporate.approvals.others-cost': (format: Formatters, cost: number): string =>
    `${format.money(cost)} in total`,
  /** In the place of a list, where it is empty. */
  'corporate.approvals.none-pending': 'Nothing needs your decision',
  'corporate.approvals.pending-how-to': 'Trips that employees ask for appear here.',
  'corporate.approvals.none-approved': 'No approved requests yet',
  'corporate.approvals.approved-how-to': 'Requests that you approve appear here.',
};

/** Facts of a request, named for screen readers. */
export const corporateRequest = {
  'corporate.request.destination': 'Destination',
  'corporate.request.dates': 'Dates',
  'corporate.request.purpose': 'Purpose',
  'corporate.request.cost': 'Cost',
};

/** Employees with their travel budgets. */
export const corporateTeam = {
  'corporate.team.title': 'Team members',
  /** After a number: '7 team members'. */
  'corporate.team.count': (count: number): string =>
    en.plural(count, { one: 'team member', other: 'team members' }),
  /** After a number, where there are more employees than are listed: '7 of 248 employees'. */
  'corporate.team.employees': (count: number): string =>
    en.plural(count, { one: 'employee', other: 'employees' }),
  /** Heads of a table of employees. */
  'corporate.team.employee': 'Employee',
  'corporate.team.department': 'Department',
  'corporate.team.share': 'Share used',
  'corporate.team.used': 'Used',
  'corporate.team.left': 'Left',
  /** Whose use the last row shows, for screen readers. */
  'corporate.team.all': 'All team members',
};

export const corporateMember = {
  /** Name of a bar. @param of - whose travel budget it is */
  'corporate.team.bar': (of: string): string => `${of}: travel budget used`,
};

/** In the place of the employees, where there are none. */
export const corporateNoMembers = {
  'corporate.team.empty': 'No team members yet',
  'corporate.team.how-to': 'Employees with a travel budget appear here.',
};

/** The Policies tab: titles of panels. */
export const corporatePoliciesTab = {
  'corporate.policies.title': 'Travel policies',
  /** After a number: '4 policies'. */
  'corporate.policies.count': (count: number): string =>
    en.plural(count, { one: 'policy', other: 'policies' }),
};

/** How well policies are kept. */
export const corporateCompliance = {
  'corporate.compliance.title': 'Compliance',
  /** Beside a percentage, which is large: '94% compliance score'. */
  'corporate.compliance.score': 'compliance score',
  /** Name of a bar. */
  'corporate.compliance.bar': 'Compliance score',
};

/** A list of policies. */
export const corporatePolicies = {
  'corporate.policies.list': 'Policies',
  'corporate.policies.empty': 'No policies yet',
  'corporate.policies.how-to': 'The rules that your company sets for travel appear here.',
  /** Button of a policy. At most 14 characters. */
  'corporate.policies.manage': 'Manage',
  /** Its name for screen readers. @param of - the policy's name */
  'corporate.policies.manage-of': (of: string): string => `Manage ${of}`,
  /** @param date - 'Sep 2, 2026' */
  'corporate.policies.updated': (date: string): string => `Updated ${date}`,
  /** @param date - what stands for a date that is not known */
  'corporate.policies.updated-unknown': (date: string): string => `Updated: ${date}`,
};

/** The Analytics tab. */
export const corporateAnalytics = {
  /** Titles of tiles. At most 26 characters. */
  'corporate.analytics.compliance': 'Compliance Score',
  'corporate.analytics.contracts': 'Active Contracts',
  'corporate.analytics.budget-used': 'Budget Used',
  'corporate.analytics.average-request': 'Average request',
  /** Below the compliance score: how many policies count. At most 30 characters. */
  'corporate.analytics.policies': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} active policy`,
      other: `${format.number(count)} active policies`,
    }),
  /** Below the contracts: how many bookings there are. At most 30 characters. */
  'corporate.analytics.bookings': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.compactNumber(count)} active booking`,
      other: `${format.compactNumber(count)} active bookings`,
    }),
  /** Below what is used: which part of the budget that is. */
  'corporate.analytics.share': (format: Formatters, percent: number, budget: number): string =>
    `${format.percent(percent)} of ${format.compactMoney(budget)}`,
  /** Below what a request costs on average: how many there are. */
  'corporate.analytics.requests': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} request`,
      other: `${format.number(count)} requests`,
    }),
  /** The same, where there are more than are listed. */
  'corporate.analytics.requests-of': (format: Formatters, count: number, total: number): string =>
    en.plural(total, {
      one: `${format.number(count)} of ${format.compactNumber(total)} request`,
      other: `${format.number(count)} of ${format.compactNumber(total)} requests`,
    }),
  /** The same, where there are none. */
  'corporate.analytics.no-requests': 'No requests yet',
};

/** A chart of what departments have spent. */
export const corporateSpending = {
  'corporate.spending.title': 'Spending by department',
  /** Beside the sum, which is large: '$86,400 spent by 4 departments'. */
  'corporate.spending.by': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `spent by ${format.number(count)} department`,
      other: `spent by ${format.number(count)} departments`,
    }),
  /** The departments that are not listed one by one. */
  'corporate.spending.others': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} other department`,
      other: `${format.number(count)} other departments`,
    }),
  /** One of several departments of the same name. */
  'corporate.spending.numbered': (format: Formatters, name: string, number: number): string =>
    `${name} (${format.number(number)})`,
};

/** A chart of requests by their status. */
export const corporateRequestsByStatus = {
  'corporate.by-status.title': 'Requests by status',
  /** Beside their number, which is large: '14 requests'. */
  'corporate.by-status.requests': (count: number): string =>
    en.plural(count, { one: 'request', other: 'requests' }),
  /** The same, where there are more than are listed: '5 of 14 requests'. */
  'corporate.by-status.of-requests': (format: Formatters, total: number): string =>
    en.plural(total, {
      one: `of ${format.compactNumber(total)} request`,
      other: `of ${format.compactNumber(total)} requests`,
    }),
  /** The statuses, as names of the parts of the chart. */
  'corporate.by-status.pending': 'Pending',
  'corporate.by-status.approved': 'Approved',
  'corporate.by-status.other': 'Other',
  /** In the place of the chart, where there are no requests. */
  'corporate.by-status.empty': 'No requests yet',
  'corporate.by-status.how-to': 'Requests that employees send appear here.',
};
