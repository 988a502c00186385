import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { expectCleanText, expectNoSidewaysScroll } from '../../../.storybook/story-checks';
import { withBottomNav } from '../../../.storybook/with-bottom-nav';
import {
  corporateBudget,
  corporateStats,
  policies,
  teamMembers,
  travelRequests,
} from '../../../app/demo-api/fixtures/corporate';
import { users } from '../../../app/demo-api/fixtures/users';
import { CorporateDashboard } from './corporate-dashboard';

const meta = preview.meta({
  title: 'dashboards/corporate/data',
  component: CorporateDashboard,
  parameters: { layout: 'fullscreen' },
  args: {
    user: users.corporate_admin,
    stats: corporateStats,
    requests: travelRequests,
    policies,
    budget: corporateBudget,
    team: teamMembers,
  },
  argTypes: { banner: { control: false }, brand: { control: false } },
  decorators: [withBottomNav('corporate_admin')],
});

const NOTHING = {
  stats: undefined,
  requests: undefined,
  policies: undefined,
  budget: undefined,
  team: undefined,
};

export const Loading = meta.story({
  tags: ['visual'],
  args: { ...NOTHING, loading: true },
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
  args: { requests: undefined, loading: ['requests'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Travel requests' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('region', { name: 'Policies' })).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByRole('group', { name: 'Approvals Pending' })).toHaveTextContent(
      /^Approvals Pending5$/,
    );
    await expect(canvas.getByText('$33,600 of this month’s budget is left.')).toBeVisible();
  },
});

const LOADING = { ...NOTHING, loading: true };

export const LoadingEmployees = meta.story({ args: { ...LOADING, defaultTab: 'employees' } });
export const LoadingApprovals = meta.story({ args: { ...LOADING, defaultTab: 'approvals' } });
export const LoadingBudget = meta.story({ args: { ...LOADING, defaultTab: 'budget' } });
export const LoadingPolicies = meta.story({ args: { ...LOADING, defaultTab: 'policies' } });
export const LoadingAnalytics = meta.story({ args: { ...LOADING, defaultTab: 'analytics' } });

const EMPTY = { requests: [], policies: [], budget: { ...corporateBudget, departments: {} }, team: [] };

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
    await expect(canvas.getByRole('group', { name: 'Average Request' })).toHaveTextContent('No value');
  },
});

export const Zero = meta.story({
  args: {
    stats: Object.fromEntries(Object.keys(corporateStats).map((name) => [name, 0])),
    budget: { total: 0, used: 0, remaining: 0, departments: { Engineering: { allocated: 0, used: 0 } } },
    team: [{ name: 'Ana Vuki', position: 'Lead Researcher', budgetUsed: 0, travelBudget: 0 }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Budget this month' })).toHaveTextContent(
      '0%used$0 of $0$0 leftBy departmentEngineering0%$0 of $0$0 left',
    );
    await expect(canvas.getByRole('group', { name: 'Monthly Budget' })).toHaveTextContent('$00% used');
    await expectCleanText(canvasElement);
  },
});

/** Sample figures and lists say so, each on its own panel. */
export const Absent = meta.story({
  args: NOTHING,
  play: async ({ canvas }) => {
    // Four tiles and four panels.
    await expect(canvas.getAllByText('Sample data')).toHaveLength(8);
    await expect(canvas.getByText('Requests, budgets and policies for everyone who travels.')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Approvals' })).toHaveTextContent(/^Approvals$/);
  },
});

export const AbsentEmployees = meta.story({
  args: { ...NOTHING, defaultTab: 'employees' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(1);
  },
});

export const AbsentApprovals = meta.story({
  args: { ...NOTHING, defaultTab: 'approvals' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(4);
    await expect(
      canvas.getByText('Requests that need your decision, and those already decided.'),
    ).toBeVisible();
  },
});

export const AbsentBudget = meta.story({
  args: { ...NOTHING, defaultTab: 'budget' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(2);
  },
});

export const AbsentPolicies = meta.story({
  args: { ...NOTHING, defaultTab: 'policies' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(2);
  },
});

export const AbsentAnalytics = meta.story({
  args: { ...NOTHING, defaultTab: 'analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(6);
  },
});

export const PartlyAbsent = meta.story({
  args: {
    stats: { totalEmployees: 12, approvalsPending: 1, monthlyBudget: 6000 },
    requests: travelRequests.slice(0, 1),
    budget: { total: 6000, used: 1500 },
    policies: undefined,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('1 request needs your decision. $4,500 of this month’s budget is left.'),
    ).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Total Employees' })).toHaveTextContent(
      /^Total Employees12$/,
    );
    await expect(canvas.getByRole('group', { name: 'Active Bookings' })).toHaveTextContent('Sample data');
    await expect(canvas.getByRole('group', { name: 'Approvals Pending' })).toHaveTextContent(
      '1$2,340 requested',
    );
    await expect(canvas.getByRole('region', { name: 'Budget this month' })).toHaveTextContent('Sample data');
    await expect(canvas.getByRole('region', { name: 'Policies' })).toHaveTextContent('Sample data');
    await expect(canvas.getByRole('region', { name: 'Team budgets' })).not.toHaveTextContent('Sample');
  },
});

/** A failed read hands on nothing: it looks like an absent part (decision 33), and leaves the others alone. */
export const Failed = meta.story({
  args: { requests: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(1);
    await expect(canvas.getByText('Ana Vuki')).toBeVisible();
    await expect(canvas.getByText('$33,600 of this month’s budget is left.')).toBeVisible();
  },
});

export const Malformed = meta.story({
  args: {
    stats: 'busy',
    requests: [
      null,
      'trip',
      { id: 7, employeeName: 5, destination: null, dates: {}, status: [], cost: '12' },
    ],
    policies: [[], { name: 4, description: null, status: 0, lastUpdated: '2027-02-30' }, undefined],
    budget: { total: '12', used: null, departments: { Engineering: { allocated: '3' }, Sales: 7 } },
    team: [{ name: {}, budgetUsed: '5', travelBudget: null }, 3],
  },
  play: async ({ canvas, canvasElement }) => {
    const requests = within(canvas.getByRole('region', { name: 'Travel requests' }));
    await expect(requests.getByText('2 items could not be shown')).toBeVisible();
    await expect(requests.getByText('Unnamed employee')).toBeVisible();
    await expect(requests.getByText('Destination to be confirmed')).toBeVisible();
    await expect(requests.getByText('Date to be confirmed')).toBeVisible();
    await expect(requests.getByText('$0')).toBeVisible();
    await expect(requests.getByRole('button', { name: /^Approve/ })).toBeVisible();
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

const NOT_FINITE = {
  stats: { totalEmployees: Number.NaN, activeBookings: Number.POSITIVE_INFINITY, monthlyBudget: -1e308 },
  requests: [
    { id: 1, employeeName: 'Ana Vuki', cost: Number.NaN },
    { id: 2, employeeName: 'David Maru', cost: 1e308 },
    { id: 3, employeeName: 'Salote Finau', cost: 1e308 },
  ],
  budget: {
    total: 1e308,
    used: -1e308,
    remaining: 1e308,
    departments: {
      Engineering: { allocated: Number.NaN, used: 1e308 },
      Partnerships: { allocated: 1e308, used: 1e308 },
      Research: { allocated: -5, used: Number.NEGATIVE_INFINITY },
    },
  },
  team: [
    { name: 'Ana Vuki', budgetUsed: 1e308, travelBudget: Number.NaN },
    { name: 'David Maru', budgetUsed: -1e308, travelBudget: 1e308 },
  ],
};

export const NotFinite = meta.story({
  args: NOT_FINITE,
  play: async ({ canvasElement }) => {
    await expectCleanText(canvasElement);
    await expectNoSidewaysScroll();
  },
});

export const NotFiniteApprovals = meta.story({
  args: { ...NOT_FINITE, defaultTab: 'approvals' },
  play: NotFinite.input.play,
});

export const NotFiniteBudget = meta.story({
  args: { ...NOT_FINITE, defaultTab: 'budget' },
  play: NotFinite.input.play,
});

/** 150 of 100 is 150%, with the bar full and the overspend in words (decision 35). */
const OVERSPENT = {
  stats: { ...corporateStats, budgetUsed: 180_000 },
  budget: {
    total: 120_000,
    used: 180_000,
    remaining: 0,
    departments: {
      'Field Research': { allocated: 100, used: 150 },
      Partnerships: { allocated: 0, used: 80 },
      Engineering: { allocated: 100, used: 79 },
      'People and Culture': { allocated: 100, used: 80 },
    },
  },
  team: [
    { name: 'Ana Vuki', position: 'Lead Researcher', budgetUsed: 7500, travelBudget: 5000 },
    { name: 'David Maru', position: 'Systems Engineer', budgetUsed: 100, travelBudget: 0 },
    { name: 'Salote Finau', position: 'Partnerships Manager', budgetUsed: 4000, travelBudget: 5000 },
  ],
};

export const Overspent = meta.story({
  args: OVERSPENT,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This month’s budget is overspent by $60,000.', { exact: false }),
    ).toBeVisible();
    const budget = within(canvas.getByRole('region', { name: 'Budget this month' }));
    const bar = budget.getByRole('progressbar', { name: 'Monthly budget used' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveAttribute('aria-valuetext', '150%');
    await expect(budget.getAllByRole('listitem').map((department) => department.textContent)).toEqual([
      'Field Research150%$150 of $100$50 over budget',
      'Partnerships0%$80 of $0$80 over budget',
      'Engineering79%$79 of $100$21 left',
      'People and Culture80%$80 of $100Near limit',
    ]);
    const team = within(canvas.getByRole('region', { name: 'Team budgets' }));
    await expect(team.getAllByRole('listitem').map((member) => member.textContent)).toEqual([
      'AVAna Vuki$2,500 over budget$7,500Lead Researcherof $5,000',
      'DMDavid Maru$100 over budget$100Systems Engineerof $0',
      'SFSalote FinauNear limit$4,000Partnerships Managerof $5,000',
    ]);
  },
});

export const OverspentApprovals = meta.story({
  args: { ...OVERSPENT, defaultTab: 'approvals' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Budget this month' })).toHaveTextContent(
      'Remaining$60,000 over budgetIf all 5 are approved$71,150 over budget',
    );
  },
});

export const OverspentBudget = meta.story({
  args: { ...OVERSPENT, defaultTab: 'budget' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Field Research/ })).toHaveTextContent(
      'Field Research150%Used$150Allocated$100Left$50 over budget',
    );
  },
});

export const OverspentEmployees = meta.story({ args: { ...OVERSPENT, defaultTab: 'employees' } });

/** Only what is pending can be decided; every other status is a badge (spec section 4). */
export const AllStatuses = meta.story({
  args: {
    defaultTab: 'approvals',
    requests: ['pending', 'PENDING', 'approved', 'declined', 'in_review', ''].map((status, index) => ({
      ...travelRequests[index],
      status,
    })),
  },
  play: async ({ canvas }) => {
    const pending = within(canvas.getByRole('region', { name: 'Pending' }));
    await expect(pending.getAllByRole('button', { name: /^Approve/ })).toHaveLength(3);
    const others = within(canvas.getByRole('region', { name: 'Other requests' }));
    await expect(others.getByText('Declined')).toBeVisible();
    await expect(others.getByText('In review')).toBeVisible();
    await expect(others.queryByRole('button')).toBeNull();
  },
});

export const ManyDepartments = meta.story({
  args: {
    budget: {
      ...corporateBudget,
      departments: Object.fromEntries(
        Array.from({ length: 9 }, (_, index) => [
          `Department ${index + 1}`,
          { allocated: 1000, used: index * 100 },
        ]),
      ),
    },
  },
  play: async ({ canvas }) => {
    const budget = within(canvas.getByRole('region', { name: 'Budget this month' }));
    await expect(budget.getByText('3 more departments on the Budget tab')).toBeVisible();
  },
});
