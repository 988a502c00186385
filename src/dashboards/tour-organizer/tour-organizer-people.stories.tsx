import { expect } from 'storybook/test';
import { ORGANIZER } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectCleanText, expectNavigationOfOthers, openMenu } from '../../../.storybook/story-checks.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { TourOrganizerDashboard } from './tour-organizer-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/tour-organizer/people',
  id: 'dashboards-tour-organizer-people',
  component: TourOrganizerDashboard,
  ...ORGANIZER.bare,
});

/** The navigation of 'others': a tour organizer has bookings and updates. */
// spec: 6.badge-others
export const DemoAccount = meta.story({
  play: async ({ canvas }) => {
    await expectNavigationOfOthers(canvas);
    const menu = await openMenu(canvas.getByRole('button', { name: /Grace Kaupa/ }));
    await expect(menu.getByText('Cultural Organizer')).toBeVisible();
    await expect(menu.getByText('Demo')).toBeVisible();
  },
});

export const LiveAccount = meta.story({
  args: { user: { ...users.tour_organizer, isDemo: false, accountType: 'live' } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas.getByRole('button', { name: /Grace Kaupa/ }));
    await expect(menu.getByText('Cultural Organizer')).toBeVisible();
    await expect(menu.queryByText('Demo')).toBeNull();
  },
});

export const NoNameNoPicture = meta.story({
  args: { user: {}, greeting: 'Gude' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Gude').parentElement).toHaveTextContent(/^Gude\. 6 tours are running/);
    await expectCleanText(canvasElement);
  },
});

export const Nobody = meta.story({
  args: { user: null },
  play: async ({ canvasElement }) => {
    await expectCleanText(canvasElement);
  },
});

export const WithAGreeting = meta.story({
  args: { greeting: 'Gude' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grace', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByText('Gude').parentElement).toHaveTextContent(
      'Gude, Grace. 6 tours are running or filling. 4 experts are waiting for an answer.',
    );
  },
});
