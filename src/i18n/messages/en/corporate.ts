/** Tabs, each with its line of help under the page's title (spec: 2.corporate-tabs). */
export const corporateTabs = {
  'corporate.tab.overview': 'Overview',
  'corporate.tab.employees': 'Employees',
  'corporate.tab.employees.help': 'Who travels, and how far each travel budget is used.',
  'corporate.tab.approvals': 'Approvals',
  'corporate.tab.budget': 'Budget',
  'corporate.tab.budget.help': 'What is planned, used and left, by department.',
  'corporate.tab.policies': 'Policies',
  'corporate.tab.policies.help': 'The rules that every trip follows.',
  'corporate.tab.analytics': 'Analytics',
  'corporate.tab.analytics.help': 'How your travel program is doing.',
};
