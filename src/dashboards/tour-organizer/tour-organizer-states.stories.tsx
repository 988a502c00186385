import { expect, within } from 'storybook/test';
import { ORGANIZER, zeroOf } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectCleanText } from '../../../.storybook/story-checks.js';
import {
  organizerRevenue,
  organizerStats,
  organizerTeam,
} from '../../testing/demo-api/fixtures/tour-organizer.js';
import { TourOrganizerDashboard } from './tour-organizer-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/tour-organizer/states',
  id: 'dashboards-tour-organizer-states',
  component: TourOrganizerDashboard,
  ...ORGANIZER.page,
});

export const Loading = meta.story({
  tags: ['visual'],
  args: { ...ORGANIZER.pending },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sample data')).toBeNull();
    await expect(canvas.queryByText('Sepik River Carvers Journey')).toBeNull();
    await expect(canvas.queryByText('$38,000')).toBeNull();
    await expect(canvas.queryByText(/waiting for an answer|Showing/)).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Applications' })).toBeVisible();
    for (const panel of canvas.getAllByRole('region')) {
      await expect(panel).toHaveAttribute('aria-busy', 'true');
    }
  },
});

export const LoadingToursOnly = meta.story({
  args: { privateTours: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Active tours' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('region', { name: 'Revenue' })).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByText('Miriam Toa')).toBeVisible();
  },
});

/** The tiles are shown without the hints that need the revenue. */
export const LoadingRevenueOnly = meta.story({
  args: { revenue: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Total Revenue' })).toHaveTextContent(
      /^Total Revenue\$46,800$/,
    );
    await expect(canvas.getByRole('region', { name: 'Revenue' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const LoadingPrivateTours = meta.story({ args: ORGANIZER.loading('private-tours') });

export const LoadingApplications = meta.story({ args: ORGANIZER.loading('applications') });

export const LoadingTeam = meta.story({ args: ORGANIZER.loading('team') });

export const LoadingAnalytics = meta.story({ args: ORGANIZER.loading('analytics') });

export const LoadingRevenue = meta.story({
  args: ORGANIZER.loading('revenue'),
  play: async ({ canvas }) => {
    for (const name of ['Revenue breakdown', 'Payout this month', 'Seats on your tours']) {
      await expect(canvas.getByRole('region', { name })).toHaveAttribute('aria-busy', 'true');
    }
    await expect(canvas.queryByText(/taken|\$|triangle/)).toBeNull();
  },
});

const EMPTY = {
  stats: { data: zeroOf(organizerStats) },
  privateTours: { data: [] },
  applications: { data: [] },
  team: { data: zeroOf(organizerTeam) },
  revenue: { data: zeroOf(organizerRevenue) },
};

/** An empty team has shares of 0%, never a division by zero. */
// spec: 9.team-share
export const Empty = meta.story({
  args: EMPTY,
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText('No tours are running or filling. No experts are waiting for an answer.'),
    ).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Applications' })).toHaveTextContent(/^Applications$/);
    await expect(canvas.getByRole('heading', { name: 'No tours yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Revenue' })).toHaveTextContent(
      '$0No change, 0%This month$0Platform commission (15%)$0Payout$0',
    );
    await expect(canvas.getByRole('region', { name: 'Team composition' })).toHaveTextContent(
      '0team membersGuides00%Cultural experts00%Coordinators00%Logistics00%',
    );
    await expect(canvas.queryByText('Sample data')).toBeNull();
    await expectCleanText(canvasElement);
  },
});

export const EmptyPrivateTours = meta.story({
  args: { ...EMPTY, defaultTab: 'private-tours' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No tours yet' })).toBeVisible();
  },
});

export const EmptyApplications = meta.story({
  args: { ...EMPTY, defaultTab: 'applications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  },
});

// spec: 9.team-share
export const EmptyTeam = meta.story({
  args: { ...EMPTY, defaultTab: 'team' },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('meter', { name: 'Guides' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getAllByText('0 of 0')).toHaveLength(4);
    await expectCleanText(canvasElement);
  },
});

export const EmptyAnalytics = meta.story({
  args: { ...EMPTY, defaultTab: 'analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Seats taken' })).toHaveTextContent('0%0 of 0 seats');
    await expect(canvas.getByRole('region', { name: 'Tours by status' })).toHaveTextContent('0private tours');
  },
});

export const EmptyRevenue = meta.story({
  args: { ...EMPTY, defaultTab: 'revenue' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Payout this month' })).toHaveTextContent(
      '$0ChangeAs much as last month',
    );
    await expect(canvas.getByRole('heading', { name: 'No tours yet' })).toBeVisible();
    await expect(canvas.queryByText(/taken/)).toBeNull();
    await expectCleanText(canvasElement);
  },
});

/** The overview shows three pending applications, after its first two tours. */
export const NeedsYou = meta.story({
  args: ORGANIZER.callbacks,
  play: async ({ canvas }) => {
    const needed = within(canvas.getByRole('region', { name: 'Needs you' }));
    await expect(needed.getAllByRole('button', { name: /^Approve / })).toHaveLength(3);
    await expect(needed.getByText('Showing 5 of 7')).toBeVisible();
  },
});
