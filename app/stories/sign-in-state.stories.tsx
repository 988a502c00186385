import { expect, type within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { LOADING_TIMEOUT } from '../../.storybook/story-checks';
import type { FaultName } from '../../src/testing/demo-api/fault-choices';
import { appStory } from './app-story';
import { findDashboard } from './find-dashboard';

const FIRST = 'get-auth-user';
const SECOND = 'get-auth-current-user';

const meta = preview.meta({
  ...appStory,
  title: 'app/sign-in-state',
  id: 'app-sign-in-state',
  tags: ['!autodocs'],
  args: { path: '/dashboard', role: 'traveler' },
});

const showsSignIn = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Welcome back' }, LOADING_TIMEOUT),
  ).toBeVisible();
};

/** A first look-up that fails leaves the visitor without a user. */
const failing = (fault: FaultName) => ({ globals: { faultCall: FIRST, fault }, play: showsSignIn });

// spec: 2.protected-redirect, 4.auth-states
export const Visitor = meta.story({ args: { role: null }, play: showsSignIn });

/** While authentication resolves (spec: 2.protected-loading). */
// spec: 2.protected-loading, 4.auth-states
export const Resolving = meta.story({
  globals: { faultCall: FIRST, fault: 'endless' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...', undefined, LOADING_TIMEOUT)).toBeVisible();
  },
});

/** The first look-up finds no user, the second does (spec: 4.look-ups). */
// spec: 4.look-ups, 7.current-user, 7.user-unauthorized
export const FoundBySecondLookUp = meta.story({
  globals: { faultCall: FIRST, fault: 'unauthorized' },
  play: async ({ canvas }) => {
    await expect(await findDashboard(canvas, 'Traveler Dashboard')).toBeVisible();
  },
});

export const SecondLookUpFails = meta.story({
  args: { role: null },
  globals: { faultCall: SECOND, fault: 'server-error' },
  play: showsSignIn,
});

// spec: 4.authenticated
export const ServerError = meta.story(failing('server-error'));

export const HtmlInsteadOfJson = meta.story(failing('html'));

export const TruncatedJson = meta.story(failing('truncated'));

/** Without an answer nobody knows who is there: no form, but another try. */
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

/** A user whose fields are all of the wrong type is a user all the same: a traveler without a name. */
export const WrongTypes = meta.story({
  globals: { faultCall: FIRST, fault: 'wrong-types' },
  play: async ({ canvas }) => {
    await expect(await findDashboard(canvas, 'Traveler Dashboard')).toBeVisible();
  },
});
