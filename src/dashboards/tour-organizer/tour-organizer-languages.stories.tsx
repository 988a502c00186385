import { atTab, IN_LANGUAGES, ORGANIZER } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { TourOrganizerDashboard } from './tour-organizer-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/tour-organizer/languages',
  id: 'dashboards-tour-organizer-languages',
  component: TourOrganizerDashboard,
  ...ORGANIZER.live,
});

export const French = meta.story(IN_LANGUAGES.french);

export const German = meta.story(IN_LANGUAGES.german);

export const Spanish = meta.story(IN_LANGUAGES.spanish);

export const Japanese = meta.story(IN_LANGUAGES.japanese);

export const SimplifiedChinese = meta.story(IN_LANGUAGES.chinese);

export const Pseudo = meta.story(IN_LANGUAGES.pseudo);

export const Arabic = meta.story({ tags: ['visual'], ...IN_LANGUAGES.arabic });

export const ArabicPrivateTours = meta.story({
  name: 'Arabic, Private Tours',
  tags: ['visual'],
  ...atTab('private-tours', IN_LANGUAGES.arabic),
});

export const ArabicApplications = meta.story({
  name: 'Arabic, Applications',
  tags: ['visual'],
  ...atTab('applications', IN_LANGUAGES.arabic),
});

export const ArabicTeam = meta.story({
  name: 'Arabic, Team',
  tags: ['visual'],
  ...atTab('team', IN_LANGUAGES.arabic),
});

export const ArabicAnalytics = meta.story({
  name: 'Arabic, Analytics',
  tags: ['visual'],
  ...atTab('analytics', IN_LANGUAGES.arabic),
});

export const ArabicRevenue = meta.story({
  name: 'Arabic, Revenue',
  tags: ['visual'],
  ...atTab('revenue', IN_LANGUAGES.arabic),
});
