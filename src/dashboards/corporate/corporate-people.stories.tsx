import { expect } from 'storybook/test';
import { CORPORATE } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectCleanText, expectNavigationOfOthers, openMenu } from '../../../.storybook/story-checks.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { CorporateDashboard } from './corporate-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/corporate/people',
  id: 'dashboards-corporate-people',
  component: CorporateDashboard,
  ...CORPORATE.bare,
});

/** corporate_admin is the only role with this dashboard; its navigation is that of 'others'. */
// spec: 6.badge-others
export const DemoAccount = meta.story({
  play: async ({ canvas }) => {
    await expectNavigationOfOthers(canvas);
    const menu = await openMenu(canvas.getByRole('button', { name: /Josephine Waiko/ }));
    await expect(menu.getByText('Corporate Admin')).toBeVisible();
    await expect(menu.getByText('Demo')).toBeVisible();
  },
});

export const LiveAccount = meta.story({
  args: { user: { ...users.corporate_admin, isDemo: false, accountType: 'live' } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas.getByRole('button', { name: /Josephine Waiko/ }));
    await expect(menu.getByText('Corporate Admin')).toBeVisible();
    await expect(menu.queryByText('Demo')).toBeNull();
  },
});

export const NoNameNoPicture = meta.story({
  args: { user: { role: 'corporate_admin' }, greeting: 'Gude' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Gude').parentElement).toHaveTextContent(
      /^Gude\. 5 requests need your decision\./,
    );
    await expectCleanText(canvasElement);
  },
});

export const Nobody = meta.story({
  args: { user: null },
  play: async ({ canvasElement }) => {
    await expectCleanText(canvasElement);
  },
});

export const WithGreeting = meta.story({
  args: { greeting: 'Gude' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Josephine', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByText('Gude').parentElement).toHaveTextContent(
      'Gude, Josephine. 5 requests need your decision. $33,600 of this month’s budget is left.',
    );
  },
});
