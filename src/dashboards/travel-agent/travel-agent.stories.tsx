import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { withBottomNav } from '../../../.storybook/with-bottom-nav';
import {
  agentBookings,
  agentClients,
  agentCommissions,
  agentStats,
  externalBookings,
} from '../../../app/demo-api/fixtures/travel-agent';
import { users } from '../../../app/demo-api/fixtures/users';
import { TravelAgentDashboard } from './travel-agent-dashboard';

const meta = preview.meta({
  title: 'dashboards/travel-agent',
  component: TravelAgentDashboard,
  parameters: { layout: 'fullscreen' },
  args: {
    user: users.travel_agent,
    stats: agentStats,
    bookings: agentBookings,
    clients: agentClients,
    commissions: agentCommissions,
    externalBookings,
    onTabChange: fn(),
    onNewClient: fn(),
    onCreateBooking: fn(),
    onSearchExternal: fn(),
    onGenerateQuote: fn(),
    onSearch: fn(),
    onLogout: fn(),
  },
  argTypes: { banner: { control: false }, brand: { control: false } },
  decorators: [withBottomNav('travel_agent')],
});

export const Default = meta.story({ name: 'Overview', tags: ['visual'] });
export const Clients = meta.story({ tags: ['visual'], args: { defaultTab: 'clients' } });
export const Bookings = meta.story({ tags: ['visual'], args: { defaultTab: 'bookings' } });
export const ExternalApis = meta.story({
  name: 'External APIs',
  tags: ['visual'],
  args: { defaultTab: 'external-apis' },
});
export const WhiteLabel = meta.story({
  name: 'White-Label',
  tags: ['visual'],
  args: { defaultTab: 'white-label' },
});
export const Analytics = meta.story({ tags: ['visual'], args: { defaultTab: 'analytics' } });
export const LoadingState = meta.story({ name: 'Loading', args: { loading: true } });
