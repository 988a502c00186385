import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { LOADING_TIMEOUT } from '../../.storybook/story-checks';
import { appStory } from './app-story';

const FIRST = 'get-auth-user';

const meta = preview.meta({
  ...appStory,
  title: 'app/sign-in-state',
  id: 'app-sign-in-state',
  tags: ['!autodocs'],
  args: { path: '/dashboard', role: 'traveler' },
});

// spec: 2.protected-redirect, 4.auth-states
export const Visitor = meta.story({
  args: { role: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Welcome back' }, LOADING_TIMEOUT),
    ).toBeVisible();
  },
});

/** While authentication resolves (spec: 2.protected-loading). */
// spec: 2.protected-loading, 4.auth-states
export const Resolving = meta.story({
  globals: { faultCall: FIRST, fault: 'endless' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...', undefined, LOADING_TIMEOUT)).toBeVisible();
  },
});

/** Without an answer the user is unknown: a retry instead of the form. */
// spec: 4.authenticated
export const NetworkDown = meta.story({
  globals: { faultCall: FIRST, fault: 'network-down' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You are offline\. You are still signed in/, undefined, LOADING_TIMEOUT),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
