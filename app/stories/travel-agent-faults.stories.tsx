import preview from '../../.storybook/preview';
import { appStory } from './app-story';
import { roleFaults } from './role-faults';

const meta = preview.meta({
  ...appStory,
  title: 'app/faults/travel-agent',
  id: 'app-faults-travel-agent',
  tags: ['!autodocs'],
  args: { path: '/dashboard', role: 'travel_agent' },
});

const { failing, slow, wrongTypes } = roleFaults({
  title: 'Travel Agent Hub',
  panel: 'Recent bookings',
  liveText: 'Aroha Ngata',
});

export const Slow = meta.story(slow);

export const Unauthorized = meta.story(failing('unauthorized'));

// spec: 8.silent
export const ServerError = meta.story(failing('server-error'));

export const HtmlInsteadOfJson = meta.story(failing('html'));

export const TruncatedJson = meta.story(failing('truncated'));

// spec: 8.silent
export const NetworkDown = meta.story(failing('network-down'));

export const WrongTypes = meta.story(wrongTypes);
