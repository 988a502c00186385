import { expect, userEvent, type within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { atRest, LOADING_TIMEOUT } from '../../.storybook/story-checks';
import { LOGOUT_FAILED } from '../shell/account-menu';
import { appStory } from './app-story';

const meta = preview.meta({
  ...appStory,
  title: 'app/around-screens',
  id: 'app-around-screens',
  tags: ['!autodocs'],
  args: { path: '/', role: null },
});

type Canvas = ReturnType<typeof within>;

const LANDING = { level: 1, name: 'Meet the Pacific through its makers' };

const logOut = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Account menu/ }, LOADING_TIMEOUT));
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Log out' }, LOADING_TIMEOUT));
};

export const VisitorOnLanding = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', LANDING, LOADING_TIMEOUT)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
});

export const SignedInOnLanding = meta.story({
  args: { role: 'corporate_admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Account menu/ }, LOADING_TIMEOUT)).toBeVisible();
    await expect(await canvas.findByRole('heading', LANDING, LOADING_TIMEOUT)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull();
  },
});

export const NotOpenYet = meta.story({
  args: { path: '/messages', role: 'travel_agent' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^This page is not open yet/, undefined, LOADING_TIMEOUT),
    ).toBeVisible();
  },
});

/** The banner appears on the offline event, and lists show that they could not load. */
// spec: 2.offline-banner, 8.lists
export const Offline = meta.story({
  args: { path: '/dashboard', role: 'traveler' },
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    const banner = "You're offline. Some features may not work properly.";
    await expect(await canvas.findByText(banner, undefined, LOADING_TIMEOUT)).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'We could not load your trips' }, LOADING_TIMEOUT),
    ).toBeVisible();
  },
});

export const OrganizerLogoutFails = meta.story({
  args: { path: '/dashboard', role: 'tour_organizer' },
  globals: { faultCall: 'post-logout', fault: 'forbidden' },
  play: async ({ canvas }) => {
    await logOut(canvas);
    const title = await canvas.findByText(LOGOUT_FAILED.title, undefined, LOADING_TIMEOUT);
    await atRest();
    await expect(title).toBeVisible();
    await expect(canvas.getByText(LOGOUT_FAILED.description)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeInTheDocument();
  },
});
