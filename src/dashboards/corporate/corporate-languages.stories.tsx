import { CORPORATE_ANSWERS, CORPORATE_CALLBACKS } from '../../../.storybook/dashboard-args.js';
import { withBottomNav } from '../../../.storybook/decorators.js';
import preview from '../../../.storybook/preview.js';
import { readsWhole } from '../../../.storybook/story-checks.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { CorporateDashboard } from './corporate-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/corporate/languages',
  id: 'dashboards-corporate-languages',
  component: CorporateDashboard,
  parameters: { layout: 'fullscreen' },
  args: { user: users.corporate_admin, ...CORPORATE_ANSWERS, ...CORPORATE_CALLBACKS },
  argTypes: { banner: { control: false }, brand: { control: false } },
  decorators: [withBottomNav('corporate_admin')],
});

export const French = meta.story({ globals: { language: 'fr', currency: 'XPF' } });

export const German = meta.story({ globals: { language: 'de', currency: 'EUR' } });

export const Spanish = meta.story({ globals: { language: 'es' } });

export const Japanese = meta.story({ globals: { language: 'ja', currency: 'JPY' } });

export const SimplifiedChinese = meta.story({ globals: { language: 'zh-Hans' } });

/**
 * Accented and longer: what is not in brackets is data, or not in the catalogue. The name of a button has brackets of its own
 * around what is written on it, so axe would find that they differ.
 */
export const Pseudo = meta.story({ globals: { language: 'en-XA' }, parameters: { a11y: { test: 'off' } } });

export const Arabic = meta.story({ tags: ['visual'], globals: { language: 'ar' } });

export const ArabicEmployees = meta.story({
  name: 'Arabic, Employees',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'employees' },
});

export const ArabicApprovals = meta.story({
  name: 'Arabic, Approvals',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'approvals' },
});

export const ArabicBudget = meta.story({
  name: 'Arabic, Budget',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'budget' },
});

export const ArabicPolicies = meta.story({
  name: 'Arabic, Policies',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'policies' },
});

export const ArabicAnalytics = meta.story({
  name: 'Arabic, Analytics',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'analytics' },
});

export const NarrowGermanSmall = meta.story({ name: '320 px, German', ...readsWhole('small', 'de') });

export const NarrowGermanPhone = meta.story({ name: '390 px, German', ...readsWhole('phone', 'de') });

export const NarrowPseudoSmall = meta.story({ name: '320 px, Pseudo', ...readsWhole('small', 'en-XA') });

export const NarrowPseudoPhone = meta.story({ name: '390 px, Pseudo', ...readsWhole('phone', 'en-XA') });

export const NarrowJapanese = meta.story({ name: '390 px, Japanese', ...readsWhole('phone', 'ja') });

export const NarrowChinese = meta.story({ name: '390 px, Chinese', ...readsWhole('phone', 'zh-Hans') });
