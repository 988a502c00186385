import { expect } from 'storybook/test';
import { AGENT } from '../../../.storybook/dashboard-args.js';
import { MAXIMUM_ROWS, maximumOf } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { expectOnePage } from '../../../.storybook/story-checks.js';
import { sumOf } from '../../domain/figures.js';
import { agentBookings, agentClients, agentStats } from '../../testing/demo-api/fixtures/travel-agent.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/rows',
  id: 'dashboards-travel-agent-rows',
  component: TravelAgentDashboard,
  ...AGENT.page,
});

const PROVIDERS = Array.from({ length: MAXIMUM_ROWS }, (_, id) => ({
  provider: `Provider ${id + 1}`,
  bookings: id,
  revenue: id * 10,
}));

const TEN_THOUSAND = {
  stats: {
    data: {
      ...agentStats,
      activeClients: MAXIMUM_ROWS,
      totalBookings: MAXIMUM_ROWS,
      externalBookings: sumOf(PROVIDERS.map(({ bookings }) => bookings)),
      partnerships: MAXIMUM_ROWS,
    },
  },
  bookings: { data: maximumOf(agentBookings) },
  clients: {
    data: {
      active: MAXIMUM_ROWS,
      new: 2000,
      returning: 7000,
      vip: 1000,
      list: maximumOf(agentClients.list),
    },
  },
  externalBookings: { data: PROVIDERS },
};

export const TenThousandRows = meta.story({
  args: TEN_THOUSAND,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_500);
    await expect(canvas.getByRole('rowheader', { name: 'Total of 10,000 providers' })).toBeVisible();
    await expect(canvas.getAllByRole('meter')).toHaveLength(3);
  },
});

export const TenThousandBookings = meta.story({
  args: { ...TEN_THOUSAND, defaultTab: 'bookings' },
  play: (story) => expectOnePage(story, 3_000),
});

export const TenThousandClients = meta.story({
  args: { ...TEN_THOUSAND, defaultTab: 'clients' },
  play: (story) => expectOnePage(story, 3_000),
});

export const TenThousandProviders = meta.story({
  args: { ...TEN_THOUSAND, defaultTab: 'external-apis' },
  play: (story) => expectOnePage(story, 3_000),
});
