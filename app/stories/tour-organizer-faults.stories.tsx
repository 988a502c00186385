import preview from '../../.storybook/preview';
import { appStory } from './app-story';
import { roleFaults } from './role-faults';

const meta = preview.meta({
  ...appStory,
  title: 'app/faults/tour-organizer',
  id: 'app-faults-tour-organizer',
  tags: ['!autodocs'],
  args: { path: '/dashboard', role: 'tour_organizer' },
});

const { failing, slow, wrongTypes } = roleFaults({
  title: 'Cultural Tour Command Center',
  panel: 'Active tours',
  liveText: /Feb 5 – 14, 2027/,
});

export const Slow = meta.story(slow);

export const Unauthorized = meta.story(failing('unauthorized'));

// spec: 8.silent, 7.organizer-fallbacks
export const ServerError = meta.story(failing('server-error'));

export const HtmlInsteadOfJson = meta.story(failing('html'));

export const TruncatedJson = meta.story(failing('truncated'));

// spec: 8.silent
export const NetworkDown = meta.story(failing('network-down'));

export const WrongTypes = meta.story(wrongTypes);
