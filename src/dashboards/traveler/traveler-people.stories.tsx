import { expect } from 'storybook/test';
import { TRAVELER } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectCleanText, expectNavigationOfOthers } from '../../../.storybook/story-checks.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { TravelerDashboard } from './traveler-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/traveler/people',
  id: 'dashboards-traveler-people',
  component: TravelerDashboard,
  ...TRAVELER.bare,
  args: { ...TRAVELER.bare.args, defaultTab: 'profile' as const },
});

// spec: 6.account-kinds
export const DemoAccount = meta.story({
  args: { user: { ...users.traveler, isDemo: false, accountType: 'demo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demo account')).toBeVisible();
  },
});

// spec: 6.account-kinds
export const LiveAccount = meta.story({
  args: { user: { ...users.traveler, isDemo: false, accountType: 'live' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live account')).toBeVisible();
    await expect(canvas.queryByText('Demo')).toBeNull();
  },
});

// spec: 6.badge-traveler
export const Provider = meta.story({
  args: { user: users.provider },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PROVIDER')).toBeVisible();
    await expectNavigationOfOthers(canvas);
  },
});

export const NoNameNoPicture = meta.story({
  args: { user: {}, defaultTab: 'overview' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Kia ora').parentElement).toHaveTextContent(/^Kia ora\. Your next trip/);
    await expectCleanText(canvasElement);
  },
});

export const NobodysProfile = meta.story({
  args: { user: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Not given')).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: 'Not given' })).toBeVisible();
    await expectCleanText(canvasElement);
  },
});

/** A picture may come from the page's own origin or as data; this one is a single pixel. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAPAAAHw67f///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

export const WithPicture = meta.story({
  args: { user: { ...users.traveler, profileImageUrl: PICTURE } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Your picture' })).toBeVisible();
  },
});

export const UnsafePicture = meta.story({
  args: { user: { ...users.traveler, profileImageUrl: 'javascript:alert(1)' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Your initials' })).toHaveTextContent('HT');
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

export const AnotherGreeting = meta.story({
  args: { greeting: 'Mālō e lelei', defaultTab: 'overview' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mālō e lelei', { exact: false })).toBeVisible();
  },
});
