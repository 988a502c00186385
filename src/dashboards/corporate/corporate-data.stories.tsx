import { expect, within } from 'storybook/test';
import { CORPORATE } from '../../../.storybook/dashboard-args.js';
import { allFailed } from '../../../.storybook/failed-stories.js';
import preview from '../../../.storybook/preview.js';
import { expectCleanText } from '../../../.storybook/story-checks.js';
import { employeeTravel } from '../../testing/demo-api/fixtures/corporate.js';
import { CorporateDashboard } from './corporate-dashboard.js';
import { CORPORATE_READS } from './reads.js';

const meta = preview.meta({
  title: 'dashboards/corporate/data',
  id: 'dashboards-corporate-data',
  component: CorporateDashboard,
  ...CORPORATE.page,
});

export const Loading = meta.story({
  tags: ['visual'],
  args: { ...CORPORATE.pending },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sample data')).toBeNull();
    await expect(canvas.queryByText(/Sample employee/)).toBeNull();
    for (const region of canvas.getAllByRole('region')) {
      await expect(region).toHaveAttribute('aria-busy', 'true');
    }
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull();
  },
});

export const LoadingRequestsOnly = meta.story({
  args: { employeeTravel: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Travel requests' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('region', { name: 'Policies' })).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByRole('group', { name: 'Approvals Pending' })).toHaveTextContent(
      /^Approvals Pending5$/,
    );
    // The help line waits for all of its facts: it changes once.
    await expect(canvas.getByText(/^Requests, budgets and policies/)).toBeVisible();
    await expect(canvas.queryByText(/of this month’s budget is left/)).toBeNull();
  },
});

export const LoadingEmployees = meta.story({ args: CORPORATE.loading('employees') });
export const LoadingApprovals = meta.story({ args: CORPORATE.loading('approvals') });
export const LoadingBudget = meta.story({
  args: CORPORATE.loading('budget'),
  play: async ({ canvas }) => {
    for (const name of ['This month', 'Budget by department']) {
      await expect(canvas.getByRole('region', { name })).toHaveAttribute('aria-busy', 'true');
    }
    await expect(canvas.queryByRole('region', { name: /^What is pending/ })).toBeNull();
  },
});
export const LoadingPolicies = meta.story({ args: CORPORATE.loading('policies') });
export const LoadingAnalytics = meta.story({ args: CORPORATE.loading('analytics') });

/** The overview shows the first three pending requests, and the budget left after all of them. */
export const NeedsYou = meta.story({
  args: CORPORATE.callbacks,
  play: async ({ canvas }) => {
    const needed = within(canvas.getByRole('region', { name: 'Needs you' }));
    await expect(needed.getAllByRole('button', { name: /^Approve / })).toHaveLength(3);
    await expect(needed.getByText('Showing 3 of 5')).toBeVisible();
  },
});

/** Sample figures and lists are marked, each on its own panel. */
// spec: 5.lists, 7.corporate-fallbacks
export const Absent = meta.story({
  args: CORPORATE.absent,
  play: async ({ canvas }) => {
    // One for the four tiles, and four panels.
    await expect(canvas.getAllByText('Sample data')).toHaveLength(5);
    await expect(
      canvas.getByText('Requests, budgets and policies for everyone who travels for your company.'),
    ).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Approvals' })).toHaveTextContent(/^Approvals$/);
  },
});

// spec: 7.corporate-fallbacks
export const Failed = meta.story({ tags: ['visual'], ...allFailed(CORPORATE_READS) });

export const FailedEmployees = meta.story({ args: { ...Failed.input.args, defaultTab: 'employees' } });
export const FailedApprovals = meta.story({ args: { ...Failed.input.args, defaultTab: 'approvals' } });
export const FailedBudget = meta.story({ args: { ...Failed.input.args, defaultTab: 'budget' } });
export const FailedPolicies = meta.story({ args: { ...Failed.input.args, defaultTab: 'policies' } });
export const FailedAnalytics = meta.story({ args: { ...Failed.input.args, defaultTab: 'analytics' } });

export const Malformed = meta.story({
  args: {
    stats: { data: 'busy' },
    employeeTravel: {
      data: [null, 'trip', { id: 7, employeeName: 5, destination: null, dates: {}, status: [], cost: '12' }],
    },
    policies: { data: [[], { name: 4, description: null, status: 0, lastUpdated: '2027-02-30' }, undefined] },
    budget: { data: { total: '12', used: null, departments: { Engineering: { allocated: '3' }, Sales: 7 } } },
    team: { data: [{ name: {}, budgetUsed: '5', travelBudget: null }, 3] },
  },
  play: async ({ canvas, canvasElement }) => {
    const requests = within(canvas.getByRole('region', { name: 'Travel requests' }));
    await expect(requests.getByText('2 items could not be shown')).toBeVisible();
    await expect(requests.getByText('Unnamed employee')).toBeVisible();
    await expect(requests.getByText('Destination to be confirmed')).toBeVisible();
    await expect(requests.getByText('Date to be confirmed')).toBeVisible();
    await expect(requests.getByText('$0')).toBeVisible();
    const needed = within(canvas.getByRole('region', { name: 'Needs you' }));
    await expect(needed.getByRole('button', { name: /^Approve/ })).toBeVisible();
    const rules = within(canvas.getByRole('region', { name: 'Policies' }));
    await expect(rules.getByText('2 items could not be shown')).toBeVisible();
    await expect(rules.getByText('Updated: Date to be confirmed')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Budget this month' })).toHaveTextContent(
      '1 item could not be shown',
    );
    await expect(canvas.getByRole('region', { name: 'Team budgets' })).toHaveTextContent(
      '1 item could not be shown',
    );
    await expectCleanText(canvasElement);
  },
});

/** Only pending requests can be decided; every other status is a badge. */
// spec: 2.corporate-approvals, 4.request-status
export const AllStatuses = meta.story({
  args: {
    defaultTab: 'approvals',
    employeeTravel: {
      data: ['pending', 'PENDING', 'approved', 'declined', 'in_review', ''].map((status, index) => ({
        ...employeeTravel[index],
        status,
      })),
    },
  },
  play: async ({ canvas }) => {
    const pending = within(canvas.getByRole('region', { name: 'Pending' }));
    await expect(pending.getAllByRole('button', { name: /^Approve/ })).toHaveLength(3);
    const others = within(canvas.getByRole('region', { name: 'Other requests' }));
    await expect(others.getByText('Declined')).toBeVisible();
    await expect(others.getByText('In review')).toBeVisible();
    await expect(others.queryByRole('button', { name: /^(Approve|Decline) / })).toBeNull();
  },
});
