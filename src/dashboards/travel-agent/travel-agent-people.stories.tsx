import { expect } from 'storybook/test';
import { AGENT } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectCleanText, expectNavigationOfOthers, openMenu } from '../../../.storybook/story-checks.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/people',
  id: 'dashboards-travel-agent-people',
  component: TravelAgentDashboard,
  ...AGENT.bare,
});

// spec: 6.badge-others
export const DemoAccount = meta.story({
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas.getByRole('button', { name: /Tevita Moala/ }));
    await expect(menu.getByText('Travel Agent')).toBeVisible();
    await expect(menu.getByText('Demo')).toBeVisible();
  },
});

export const LiveAccount = meta.story({
  args: { user: { ...users.travel_agent, isDemo: false, accountType: 'live' } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas.getByRole('button', { name: /Tevita Moala/ }));
    await expect(menu.queryByText('Demo')).toBeNull();
  },
});

/** An administrator sees this dashboard and loads no data, so it shows sample data. */
// spec: 6.admin-sample
export const Admin = meta.story({
  args: { user: users.admin, ...AGENT.absent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Travel Agent Hub' })).toBeVisible();
    await expect(canvas.getAllByText('Sample data')).toHaveLength(5);
    await expectNavigationOfOthers(canvas);
  },
});

export const NoNameNoPicture = meta.story({
  args: { user: {} },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Mālō e lelei').parentElement).toHaveTextContent(
      /^Mālō e lelei\. 2 bookings/,
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

export const AnotherGreeting = meta.story({
  args: { greeting: 'Talofa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Talofa', { exact: false })).toBeVisible();
  },
});
