import { AGENT, atTab, IN_LANGUAGES } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/languages',
  id: 'dashboards-travel-agent-languages',
  component: TravelAgentDashboard,
  ...AGENT.live,
});

export const French = meta.story(IN_LANGUAGES.french);

export const German = meta.story(IN_LANGUAGES.german);

export const Spanish = meta.story(IN_LANGUAGES.spanish);

export const Japanese = meta.story(IN_LANGUAGES.japanese);

export const SimplifiedChinese = meta.story(IN_LANGUAGES.chinese);

export const Pseudo = meta.story(IN_LANGUAGES.pseudo);

export const Arabic = meta.story({ tags: ['visual'], ...IN_LANGUAGES.arabic });

export const ArabicClients = meta.story({
  name: 'Arabic, Clients',
  tags: ['visual'],
  ...atTab('clients', IN_LANGUAGES.arabic),
});

export const ArabicBookings = meta.story({
  name: 'Arabic, Bookings',
  tags: ['visual'],
  ...atTab('bookings', IN_LANGUAGES.arabic),
});

export const ArabicExternalApis = meta.story({
  name: 'Arabic, External APIs',
  tags: ['visual'],
  ...atTab('external-apis', IN_LANGUAGES.arabic),
});

export const ArabicWhiteLabel = meta.story({
  name: 'Arabic, White-Label',
  tags: ['visual'],
  ...atTab('white-label', IN_LANGUAGES.arabic),
});

export const ArabicAnalytics = meta.story({
  name: 'Arabic, Analytics',
  tags: ['visual'],
  ...atTab('analytics', IN_LANGUAGES.arabic),
});
