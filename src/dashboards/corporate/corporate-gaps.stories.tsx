import { expect } from 'storybook/test';
import { CORPORATE, zeroOf } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { corporateStats } from '../../testing/demo-api/fixtures/corporate.js';
import { CorporateDashboard } from './corporate-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/corporate/gaps',
  id: 'dashboards-corporate-gaps',
  component: CorporateDashboard,
  ...CORPORATE.page,
});

const EMPTY = {
  stats: { data: zeroOf(corporateStats) },
  employeeTravel: { data: [] },
  policies: { data: [] },
  budget: { data: { total: 0, used: 0, remaining: 0, departments: {} } },
  team: { data: [] },
};

export const Empty = meta.story({
  args: EMPTY,
  play: async ({ canvas }) => {
    for (const title of ['No requests yet', 'No team members yet', 'No policies yet', 'No departments yet']) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(canvas.getByText('No requests need your decision.', { exact: false })).toBeVisible();
    await expect(canvas.queryByText('Sample data')).toBeNull();
  },
});

export const EmptyEmployees = meta.story({
  args: { ...EMPTY, defaultTab: 'employees' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No team members yet' })).toBeVisible();
  },
});

export const EmptyApprovals = meta.story({
  args: { ...EMPTY, defaultTab: 'approvals' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing needs your decision' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No approved requests yet' })).toBeVisible();
    await expect(canvas.queryByText(/If all/)).toBeNull();
  },
});

export const EmptyBudget = meta.story({
  args: { ...EMPTY, defaultTab: 'budget' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No departments yet' })).toBeVisible();
    await expect(canvas.queryByText(/^The line marks/)).toBeNull();
    await expect(canvas.queryByText(/^One triangle/)).toBeNull();
  },
});

export const EmptyPolicies = meta.story({
  args: { ...EMPTY, defaultTab: 'policies' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No policies yet' })).toBeVisible();
  },
});

export const EmptyAnalytics = meta.story({
  args: { ...EMPTY, defaultTab: 'analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No departments yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Average request' })).toHaveTextContent('No value');
  },
});

export const AbsentEmployees = meta.story({
  args: { ...CORPORATE.absent, defaultTab: 'employees' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(1);
  },
});

export const AbsentApprovals = meta.story({
  args: { ...CORPORATE.absent, defaultTab: 'approvals' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(4);
    await expect(canvas.getByText('Requests for you to decide, and past ones.')).toBeVisible();
  },
});

export const AbsentBudget = meta.story({
  args: { ...CORPORATE.absent, defaultTab: 'budget' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(2);
    // Samples have no pending requests.
    await expect(canvas.queryByText(/pending/)).toBeNull();
  },
});

export const AbsentPolicies = meta.story({
  args: { ...CORPORATE.absent, defaultTab: 'policies' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(2);
  },
});

export const AbsentAnalytics = meta.story({
  args: { ...CORPORATE.absent, defaultTab: 'analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(3);
  },
});
