import { expect, userEvent } from 'storybook/test';
import { CORPORATE_ANSWERS } from '../../../.storybook/dashboard-args.js';
import { withBottomNav } from '../../../.storybook/decorators.js';
import preview from '../../../.storybook/preview.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { CorporateDashboard } from './corporate-dashboard.js';

/** A value for each month up to November 2026. */
const monthsOf = (values: readonly number[]) =>
  values.map((value, index) => ({
    month: new Date(Date.UTC(2026, 11 - values.length + index)).toISOString().slice(0, 7),
    value,
  }));

const meta = preview.meta({
  title: 'dashboards/corporate/history',
  id: 'dashboards-corporate-history',
  component: CorporateDashboard,
  parameters: { layout: 'fullscreen' },
  args: { user: users.corporate_admin, ...CORPORATE_ANSWERS },
  argTypes: { banner: { control: false }, brand: { control: false } },
  decorators: [withBottomNav('corporate_admin')],
});

/** Answers that carry a history have sparklines in their tiles, and a band of their months. */
export const WithHistory = meta.story({
  args: {
    stats: {
      data: {
        ...CORPORATE_ANSWERS.stats.data,
        history: monthsOf([12, 15, 14, 18, 22, 21, 25, 24, 28, 30, 29, 31]),
      },
    },
    budget: {
      data: {
        ...CORPORATE_ANSWERS.budget.data,
        history: monthsOf([
          61_200, 58_900, 72_400, 70_100, 66_800, 74_500, 81_300, 79_900, 77_400, 83_600, 80_200, 86_400,
        ]),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Spend: $61,200 in Dec 2025, $86,400 in Nov 2026' }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: /^Budget/ }));
    await expect(canvas.getByRole('region', { name: 'Spend by month' })).toBeVisible();
  },
});

/** Without a history nothing stands in its place. */
export const WithoutHistory = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="sparkline"]')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /^Budget/ }));
    await expect(canvas.queryByRole('region', { name: 'Spend by month' })).toBeNull();
  },
});
