import { atTab, CORPORATE, IN_LANGUAGES } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { CorporateDashboard } from './corporate-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/corporate/languages',
  id: 'dashboards-corporate-languages',
  component: CorporateDashboard,
  ...CORPORATE.live,
});

export const French = meta.story(IN_LANGUAGES.french);

export const German = meta.story(IN_LANGUAGES.german);

export const Spanish = meta.story(IN_LANGUAGES.spanish);

export const Japanese = meta.story(IN_LANGUAGES.japanese);

export const SimplifiedChinese = meta.story(IN_LANGUAGES.chinese);

export const Pseudo = meta.story(IN_LANGUAGES.pseudo);

export const Arabic = meta.story({ tags: ['visual'], ...IN_LANGUAGES.arabic });

export const ArabicEmployees = meta.story({
  name: 'Arabic, Employees',
  tags: ['visual'],
  ...atTab('employees', IN_LANGUAGES.arabic),
});

export const ArabicApprovals = meta.story({
  name: 'Arabic, Approvals',
  tags: ['visual'],
  ...atTab('approvals', IN_LANGUAGES.arabic),
});

export const ArabicBudget = meta.story({
  name: 'Arabic, Budget',
  tags: ['visual'],
  ...atTab('budget', IN_LANGUAGES.arabic),
});

export const ArabicPolicies = meta.story({
  name: 'Arabic, Policies',
  tags: ['visual'],
  ...atTab('policies', IN_LANGUAGES.arabic),
});

export const ArabicAnalytics = meta.story({
  name: 'Arabic, Analytics',
  tags: ['visual'],
  ...atTab('analytics', IN_LANGUAGES.arabic),
});
