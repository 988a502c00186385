import { expect, within } from 'storybook/test';
import { AGENT } from '../../../.storybook/dashboard-args.js';
import { expectEachFailed, expectNothingMadeUp } from '../../../.storybook/failed-stories.js';
import { OwnShell, PORT } from '../../../.storybook/own-shell.js';
import preview from '../../../.storybook/preview.js';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { AgentTiles, ClientsTab, RecentBookingsPanel, useTravelAgentData } from './index.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

// The host's changes: figures, destinations, tabs, links, parts, and what nobody gave or listens to.

const meta = preview.meta({
  title: 'dashboards/travel-agent/host',
  id: 'dashboards-travel-agent-host',
  component: TravelAgentDashboard,
  ...AGENT.bare,
});

/** Another order of panels and tabs, one of them the host's own; its destinations, paths and items in the account menu. */
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

/** Nothing is made up: what nobody gave is a dash, or empty. */
export const WithoutSamples = meta.story({
  args: { ...AGENT.absent, samples: false },
  play: expectNothingMadeUp,
});

/** A part that could not be read says so, and no sample stands in for it. */
export const FailedWithoutSamples = meta.story({
  args: { ...AGENT.failed, samples: false },
  play: expectEachFailed,
});

/** Without callbacks no button is drawn. */
export const HiddenActions = meta.story({
  args: { inertActions: 'hidden' },
  play: async ({ canvas }) => {
    const buttons = within(canvas.getByRole('main')).queryAllByRole('button');
    // The way to open a row is the dashboard's own.
    await expect(buttons.filter(({ dataset }) => !dataset.slot?.endsWith('-open'))).toEqual([]);
  },
});
