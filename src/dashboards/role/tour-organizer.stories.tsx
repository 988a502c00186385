import preview from '../../../.storybook/preview.js';
import { roleStories } from '../../../.storybook/review/role-states/role-story.js';
import { RoleDashboard } from './role-dashboard.js';

const story = roleStories('tour_organizer');

const meta = preview.meta({
  title: 'dashboards/role/tour-organizer',
  id: 'dashboards-role-tour-organizer',
  component: RoleDashboard,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  argTypes: { banner: { control: false }, brand: { control: false }, fallback: { control: false } },
});

export const Live = meta.story(story('live'));
export const Loading = meta.story(story('loading'));
export const Empty = meta.story(story('empty'));
// spec: 5.numbers, 7.organizer-fallbacks
export const PartlyAbsent = meta.story(story('partly-absent'));
// spec: 7.organizer-fallbacks
export const Failed = meta.story(story('failed'));
export const HTMLInsteadOfJSON = meta.story(story('html-instead-of-json'));
export const Malformed = meta.story(story('malformed'));
export const NonFinite = meta.story(story('non-finite'));
export const HostileText = meta.story(story('hostile-text'));
export const OverlongText = meta.story(story('overlong-text'));
export const MaximumContent = meta.story(story('maximum-content'));
export const DemoAccount = meta.story(story('demo-account'));
export const Offline = meta.story(story('offline'));
export const RenderError = meta.story(story('render-error'));
