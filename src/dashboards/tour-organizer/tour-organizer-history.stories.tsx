import { expect, userEvent } from 'storybook/test';
import { ORGANIZER, withMonths } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { TourOrganizerDashboard } from './tour-organizer-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/tour-organizer/history',
  id: 'dashboards-tour-organizer-history',
  component: TourOrganizerDashboard,
  ...ORGANIZER.page,
});

/** Answers with a history add sparklines to the tiles and a band of months. */
export const WithHistory = meta.story({
  args: {
    stats: withMonths(ORGANIZER.answers.stats, [30, 34, 41, 44, 52, 48, 60, 63, 71, 70, 78, 84]),
    revenue: withMonths(
      ORGANIZER.answers.revenue,
      [28_400, 30_800, 30_200, 33_100, 36_000, 34_900, 38_200, 39_300, 41_000, 42_100, 43_333, 46_800],
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Total Revenue: $28,400 in Dec 2025, $46,800 in Nov 2026' }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: /^Revenue/ }));
    await expect(canvas.getByRole('region', { name: 'Revenue by month' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Payout this month' })).toHaveTextContent(
      '$39,780Last month$36,833Change+$2,947, 8%The payout is revenue less the 15% platform commission.',
    );
  },
});

/** Without a history there are no sparklines and no band. */
export const WithoutHistory = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="sparkline"]')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /^Revenue/ }));
    await expect(canvas.queryByRole('region', { name: 'Revenue by month' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Payout this month' })).not.toHaveTextContent(
      'Last month',
    );
  },
});
