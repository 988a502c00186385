import { expect, userEvent } from 'storybook/test';
import { CORPORATE, withMonths } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { CorporateDashboard } from './corporate-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/corporate/history',
  id: 'dashboards-corporate-history',
  component: CorporateDashboard,
  ...CORPORATE.page,
});

/** Answers with a history add sparklines to the tiles and a band of months. */
export const WithHistory = meta.story({
  args: {
    stats: withMonths(CORPORATE.answers.stats, [12, 15, 14, 18, 22, 21, 25, 24, 28, 30, 29, 31]),
    budget: withMonths(
      CORPORATE.answers.budget,
      [61_200, 58_900, 72_400, 70_100, 66_800, 74_500, 81_300, 79_900, 77_400, 83_600, 80_200, 86_400],
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Spend: $61,200 in Dec 2025, $86,400 in Nov 2026' }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: /^Budget/ }));
    await expect(canvas.getByRole('region', { name: 'Spend by month' })).toBeVisible();
  },
});

/** Without a history there are no sparklines and no band. */
export const WithoutHistory = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="sparkline"]')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /^Budget/ }));
    await expect(canvas.queryByRole('region', { name: 'Spend by month' })).toBeNull();
  },
});
