import { expect, userEvent } from 'storybook/test';
import { AGENT, withMonths } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/history',
  id: 'dashboards-travel-agent-history',
  component: TravelAgentDashboard,
  ...AGENT.page,
});

/** Answers with a history add sparklines to the tiles and a band of months. */
export const WithHistory = meta.story({
  args: {
    stats: withMonths(AGENT.answers.stats, [4, 6, 9, 12, 8, 11, 14, 16, 13, 17, 21, 23]),
    commissions: withMonths(
      AGENT.answers.commissions,
      [14_000, 15_100, 14_600, 16_200, 15_900, 16_900, 16_400, 17_100, 16_800, 17_500, 16_480, 18_460],
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Commissions: $14,000 in Dec 2025, $18,460 in Nov 2026' }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: /^Analytics/ }));
    await expect(canvas.getByRole('region', { name: 'Commissions by month' })).toBeVisible();
  },
});

/** Without a history there are no sparklines and no band. */
export const WithoutHistory = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="sparkline"]')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /^Analytics/ }));
    await expect(canvas.queryByRole('region', { name: 'Commissions by month' })).toBeNull();
  },
});
