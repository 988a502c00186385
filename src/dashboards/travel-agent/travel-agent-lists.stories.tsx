import { AGENT_ANSWERS, AGENT_CALLBACKS } from '../../../.storybook/dashboard-args.js';
import { withBottomNav } from '../../../.storybook/decorators.js';
import { findsNothing, findsNothingAsked, opensRow } from '../../../.storybook/list-states.js';
import preview from '../../../.storybook/preview.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/lists',
  id: 'dashboards-travel-agent-lists',
  component: TravelAgentDashboard,
  parameters: { layout: 'fullscreen' },
  args: { user: users.travel_agent, ...AGENT_ANSWERS, ...AGENT_CALLBACKS },
  argTypes: { banner: { control: false }, brand: { control: false } },
  decorators: [withBottomNav('travel_agent')],
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
