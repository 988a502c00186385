import { expect, within } from 'storybook/test';
import { AGENT, zeroOf } from '../../../.storybook/dashboard-args.js';
import { allFailed } from '../../../.storybook/failed-stories.js';
import preview from '../../../.storybook/preview.js';
import { expectCleanText, expectNoSidewaysScroll } from '../../../.storybook/story-checks.js';
import { agentBookings, agentCommissions, agentStats } from '../../testing/demo-api/fixtures/travel-agent.js';
import { TRAVEL_AGENT_READS } from './reads.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/data',
  id: 'dashboards-travel-agent-data',
  component: TravelAgentDashboard,
  ...AGENT.page,
});

export const Loading = meta.story({
  tags: ['visual'],
  args: { ...AGENT.pending },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sample data')).toBeNull();
    await expect(canvas.queryByText('Sample client 1')).toBeNull();
    await expect(canvas.queryByText('$15,200')).toBeNull();
    await expect(canvas.queryByText(/waiting for a reply|wait for an answer/)).toBeNull();
    for (const panel of canvas.getAllByRole('region')) {
      await expect(panel).toHaveAttribute('aria-busy', 'true');
    }
  },
});

export const LoadingClientsOnly = meta.story({
  args: { clients: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Clients by type' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('region', { name: 'Recent bookings' })).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByRole('group', { name: 'Active Clients' })).toHaveTextContent(
      /^Active Clients42$/,
    );
  },
});

export const LoadingClients = meta.story({ args: AGENT.loading('clients') });

export const LoadingBookings = meta.story({ args: AGENT.loading('bookings') });

export const LoadingExternalApis = meta.story({ args: AGENT.loading('external-apis') });

export const LoadingAnalytics = meta.story({ args: AGENT.loading('analytics') });

const EMPTY = {
  stats: { data: zeroOf(agentStats) },
  bookings: { data: [] },
  clients: { data: { active: 0, new: 0, returning: 0, vip: 0, list: [] } },
  commissions: { data: zeroOf(agentCommissions) },
  externalBookings: { data: [] },
};

export const Empty = meta.story({
  args: EMPTY,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No external bookings yet' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Clients by type' })).toHaveTextContent(
      '0active clientsReturning00%New00%VIP00%',
    );
    await expect(canvas.queryByText('Sample data')).toBeNull();
  },
});

export const EmptyClients = meta.story({
  args: { ...EMPTY, defaultTab: 'clients' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No clients yet' })).toBeVisible();
  },
});

export const EmptyBookings = meta.story({
  args: { ...EMPTY, defaultTab: 'bookings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  },
});

export const EmptyExternalApis = meta.story({
  args: { ...EMPTY, defaultTab: 'external-apis' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No external bookings yet' })).toBeVisible();
  },
});

export const Zero = meta.story({
  args: {
    ...EMPTY,
    stats: { data: { ...EMPTY.stats.data, partnerships: 1 } },
    externalBookings: { data: [{ provider: 'IslandStay', bookings: 0, revenue: 0 }] },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No quotes are waiting for a reply.', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Commission breakdown' })).toHaveTextContent(
      '$0No change, 0%Platform$00%External$00%Last month$0',
    );
    await expectCleanText(canvasElement);
  },
});

/** Also the dashboard of admin and super_admin: they load no data, so it shows sample data, marked. */
// spec: 5.lists, 9.fallbacks
export const Absent = meta.story({
  args: AGENT.absent,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(5);
    await expect(canvas.getByRole('group', { name: 'Commissions' })).toHaveTextContent('$15,200');
    await expect(canvas.getByRole('rowheader', { name: /Sample client 3/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Sample provider 3' })).toBeVisible();
    await expect(canvas.queryByText(/waiting for a reply|wait for an answer/)).toBeNull();
  },
});

export const AbsentClients = meta.story({
  args: { ...AGENT.absent, defaultTab: 'clients' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(2);
  },
});

export const AbsentBookings = meta.story({
  args: { ...AGENT.absent, defaultTab: 'bookings' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Open / })).toBeNull();
  },
});

export const AbsentAnalytics = meta.story({
  args: { ...AGENT.absent, defaultTab: 'analytics' },
  play: async ({ canvas }) => {
    // The figures, and two panels.
    await expect(canvas.getAllByText('Sample data')).toHaveLength(3);
    const fixed = within(canvas.getByRole('region', { name: 'Conversion and retention' }));
    await expect(fixed.queryByText('Sample data')).toBeNull();
  },
});

/** Counts without a list: only the list is a sample. */
export const ClientsWithoutList = meta.story({
  args: { clients: { data: { active: 42, new: 8, returning: 27, vip: 7 } }, defaultTab: 'clients' },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'All clients' }));
    await expect(list.getByText('Sample data')).toBeVisible();
    const counts = within(canvas.getByRole('region', { name: 'Clients by type' }));
    await expect(counts.queryByText('Sample data')).toBeNull();
  },
});

/** The overview shows the two pending bookings that start first, and the quotes in one row. */
export const NeedsYou = meta.story({
  args: {
    bookings: { data: agentBookings.map((booking) => ({ ...booking, status: 'pending' })) },
  },
  play: async ({ canvas }) => {
    const needed = within(canvas.getByRole('region', { name: 'Needs you' }));
    await expect(needed.getAllByRole('button', { name: /^Open, / })).toHaveLength(2);
    await expect(needed.getByText('Showing 3 of 10')).toBeVisible();
  },
});

export const Failed = meta.story({ tags: ['visual'], ...allFailed(TRAVEL_AGENT_READS) });

export const FailedClients = meta.story({ args: { ...Failed.input.args, defaultTab: 'clients' } });
export const FailedBookings = meta.story({ args: { ...Failed.input.args, defaultTab: 'bookings' } });
export const FailedExternalApis = meta.story({ args: { ...Failed.input.args, defaultTab: 'external-apis' } });
export const FailedAnalytics = meta.story({ args: { ...Failed.input.args, defaultTab: 'analytics' } });

export const OtherCommissions = meta.story({
  args: {
    stats: { data: { ...agentStats, totalCommissions: 96_300 } },
    commissions: { data: { ...agentCommissions, lastMonth: 20_065, growth: -8 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Commissions' })).toHaveTextContent(
      'Commissions$96,300$18,460 this month',
    );
    await expect(canvas.getByRole('region', { name: 'Commission breakdown' })).toHaveTextContent(
      'Down −8%, worse',
    );
  },
});

// spec: 5.numbers
export const Malformed = meta.story({
  args: {
    stats: { data: 'busy' },
    bookings: {
      data: [null, 'trip', { id: 7, clientName: 5, destination: null, dates: {}, status: [], value: '12' }],
    },
    clients: { data: [] },
    commissions: { data: { thisMonth: '12', growth: null } },
    externalBookings: { data: [[], { provider: '', platform: '', bookings: '3', revenue: null }, undefined] },
  },
  play: async ({ canvas, canvasElement }) => {
    const recent = within(canvas.getByRole('region', { name: 'Recent bookings' }));
    await expect(recent.getByText('2 items could not be shown')).toBeVisible();
    await expect(recent.getByText('Unnamed client')).toBeVisible();
    await expect(recent.getByText('Destination to be confirmed')).toBeVisible();
    await expect(recent.getByText('Date to be confirmed')).toBeVisible();
    await expect(recent.getByText('Pending')).toBeVisible();
    await expect(recent.getByText('$0')).toBeVisible();
    await expect(canvas.getByText('Unnamed provider')).toBeVisible();
    await expectCleanText(canvasElement);
  },
});

export const MalformedClients = meta.story({
  args: {
    clients: { data: { active: 'many', list: [null, { name: 4, status: 'gone' }] } },
    defaultTab: 'clients',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1 item could not be shown')).toBeVisible();
    await expect(canvas.getByText('Unnamed client')).toBeVisible();
    await expectCleanText(canvasElement);
  },
});

export const NotFinite = meta.story({
  args: {
    stats: {
      data: { activeClients: Number.NaN, totalBookings: Number.POSITIVE_INFINITY, pendingQuotes: -1e308 },
    },
    bookings: {
      data: [
        { id: 1, clientName: 'Aroha Ngata', value: Number.NaN },
        { id: 2, clientName: 'Delma Kila', value: 1e308 },
      ],
    },
    clients: { data: { active: -4, new: Number.NEGATIVE_INFINITY, returning: 1e308, vip: 1e308 } },
    commissions: {
      data: { thisMonth: 1e308, lastMonth: -1e308, growth: Number.NaN, platformCommission: 1e308 },
    },
    externalBookings: {
      data: [
        { provider: 'IslandStay', bookings: 1e308, revenue: 1e308 },
        { provider: 'Coral GDS', bookings: Number.NaN, revenue: 1e308 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expectCleanText(canvasElement);
    await expectNoSidewaysScroll();
  },
});
