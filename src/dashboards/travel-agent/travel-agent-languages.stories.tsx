import { AGENT_ANSWERS, AGENT_CALLBACKS } from '../../../.storybook/dashboard-args.js';
import { withBottomNav } from '../../../.storybook/decorators.js';
import preview from '../../../.storybook/preview.js';
import { readsWhole } from '../../../.storybook/story-checks.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/languages',
  id: 'dashboards-travel-agent-languages',
  component: TravelAgentDashboard,
  parameters: { layout: 'fullscreen' },
  args: { user: users.travel_agent, ...AGENT_ANSWERS, ...AGENT_CALLBACKS },
  argTypes: { banner: { control: false }, brand: { control: false } },
  decorators: [withBottomNav('travel_agent')],
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

export const ArabicClients = meta.story({
  name: 'Arabic, Clients',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'clients' },
});

export const ArabicBookings = meta.story({
  name: 'Arabic, Bookings',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'bookings' },
});

export const ArabicExternalApis = meta.story({
  name: 'Arabic, External APIs',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'external-apis' },
});

export const ArabicWhiteLabel = meta.story({
  name: 'Arabic, White-Label',
  tags: ['visual'],
  globals: { language: 'ar' },
  args: { defaultTab: 'white-label' },
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
