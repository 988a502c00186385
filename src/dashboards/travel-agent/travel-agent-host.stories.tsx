import { expect, within } from 'storybook/test';
import { AGENT } from '../../../.storybook/dashboard-args.js';
import { expectEachFailed, expectNothingMadeUp } from '../../../.storybook/failed-stories.js';
import { OwnShell, PORT } from '../../../.storybook/own-shell.js';
import preview from '../../../.storybook/preview.js';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { AgentTiles, ClientsTab, RecentBookingsPanel, useTravelAgentData } from './index.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/host',
  id: 'dashboards-travel-agent-host',
  component: TravelAgentDashboard,
  ...AGENT.bare,
});

/** Other panels and tabs, one of them the host's own; with other destinations, paths and account items. */
export const Own = meta.story({
  render: function Own({ user, stats, bookings, clients, commissions, externalBookings }) {
    const data = useTravelAgentData({ stats, bookings, clients, commissions, externalBookings });
    return (
      <OwnShell
        user={user}
        dashboard="travel-agent"
        data={data}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: (
              <DashboardStack>
                {PORT}
                <AgentTiles data={data} />
                <RecentBookingsPanel data={data} />
              </DashboardStack>
            ),
          },
          { value: 'clients', label: 'Clients', content: <ClientsTab data={data} /> },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/start');
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await expect(canvas.getByRole('region', { name: 'Port' })).toBeInTheDocument();
  },
});

/** Without samples, missing figures are dashes and missing lists are empty. */
export const WithoutSamples = meta.story({
  args: { ...AGENT.absent, samples: false },
  play: expectNothingMadeUp,
});

/** Without samples, a failed part shows its failure. */
export const FailedWithoutSamples = meta.story({
  args: { ...AGENT.failed, samples: false },
  play: expectEachFailed,
});

/** Buttons without a callback are hidden. */
export const HiddenActions = meta.story({
  args: { inertActions: 'hidden' },
  play: async ({ canvas }) => {
    const buttons = within(canvas.getByRole('main')).queryAllByRole('button');
    // Rows open without a callback.
    await expect(buttons.filter(({ dataset }) => !dataset.slot?.endsWith('-open'))).toEqual([]);
  },
});
