import { expect, userEvent } from 'storybook/test';
import { AGENT } from '../../../.storybook/dashboard-args.js';
import { findsNothing, findsNothingAsked, opensRow } from '../../../.storybook/list-states.js';
import preview from '../../../.storybook/preview.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/lists',
  id: 'dashboards-travel-agent-lists',
  component: TravelAgentDashboard,
  ...AGENT.live,
});

export const NoMatchClients = meta.story({
  args: { defaultTab: 'clients' },
  play: findsNothing('Search name, email or type'),
});

export const OpenClients = meta.story({
  args: { defaultTab: 'clients' },
  play: opensRow('Open Delma Kila', 'Delma Kila'),
});

export const NoMatchBookings = meta.story({
  args: { defaultTab: 'bookings' },
  play: findsNothing('Search client, place or type'),
});

export const OpenBookings = meta.story({
  args: { defaultTab: 'bookings' },
  play: opensRow('Open Delma Kila', 'Delma Kila'),
});

export const NoMatchExternalApis = meta.story({ ...findsNothingAsked('external-apis') });

/** The host confirms a reminder with a toast of its own. */
export const Reminded = meta.story({
  play: async ({ args, canvas }) => {
    const [remind] = await canvas.findAllByRole('button', { name: /^Remind/ });
    if (!remind) throw new Error('No booking is pending');
    await userEvent.click(remind);
    await expect(args.onRemind).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Reminder sent')).toBeVisible();
  },
});
