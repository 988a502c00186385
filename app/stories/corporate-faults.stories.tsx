import preview from '../../.storybook/preview';
import { appStory } from './app-story';
import { roleFaults } from './role-faults';

const meta = preview.meta({
  ...appStory,
  title: 'app/faults/corporate',
  id: 'app-faults-corporate',
  tags: ['!autodocs'],
  args: { path: '/dashboard', role: 'corporate_admin' },
});

const { failing, slow, wrongTypes } = roleFaults({
  title: 'Corporate Travel Management',
  panel: 'Travel requests',
  liveText: 'Ana Vuki',
});

export const Slow = meta.story(slow);

export const Unauthorized = meta.story(failing('unauthorized'));

// spec: 8.silent, 7.corporate-fallbacks
export const ServerError = meta.story(failing('server-error'));

export const HtmlInsteadOfJson = meta.story(failing('html'));

export const TruncatedJson = meta.story(failing('truncated'));

// spec: 8.silent
export const NetworkDown = meta.story(failing('network-down'));

export const WrongTypes = meta.story(wrongTypes);
