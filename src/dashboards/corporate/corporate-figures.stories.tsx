import { expect, within } from 'storybook/test';
import { CORPORATE, zeroOf } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectCleanText, expectNoSidewaysScroll } from '../../../.storybook/story-checks.js';
import { corporateStats, employeeTravel } from '../../testing/demo-api/fixtures/corporate.js';
import { CorporateDashboard } from './corporate-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/corporate/figures',
  id: 'dashboards-corporate-figures',
  component: CorporateDashboard,
  ...CORPORATE.page,
});

// spec: 9.budget-percent
export const Zero = meta.story({
  args: {
    stats: { data: { ...zeroOf(corporateStats), totalEmployees: 1 } },
    employeeTravel: { data: [] },
    budget: {
      data: { total: 0, used: 0, remaining: 0, departments: { Engineering: { allocated: 0, used: 0 } } },
    },
    team: { data: [{ name: 'Ana Vuki', position: 'Lead Researcher', budgetUsed: 0, travelBudget: 0 }] },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Budget this month' })).toHaveTextContent(
      '0%used$0 of $0$0 leftBy departmentEngineering0%$0 of $0$0 left',
    );
    await expect(canvas.getByRole('group', { name: 'Monthly Budget' })).toHaveTextContent('$00% used');
    await expectCleanText(canvasElement);
  },
});

const NOT_FINITE = {
  stats: {
    data: { totalEmployees: Number.NaN, activeBookings: Number.POSITIVE_INFINITY, monthlyBudget: -1e308 },
  },
  employeeTravel: {
    data: [
      { id: 1, employeeName: 'Ana Vuki', cost: Number.NaN },
      { id: 2, employeeName: 'David Maru', cost: 1e308 },
      { id: 3, employeeName: 'Salote Finau', cost: 1e308 },
    ],
  },
  budget: {
    data: {
      total: 1e308,
      used: -1e308,
      remaining: 1e308,
      departments: {
        Engineering: { allocated: Number.NaN, used: 1e308 },
        Partnerships: { allocated: 1e308, used: 1e308 },
        Research: { allocated: -5, used: Number.NEGATIVE_INFINITY },
      },
    },
  },
  team: {
    data: [
      { name: 'Ana Vuki', budgetUsed: 1e308, travelBudget: Number.NaN },
      { name: 'David Maru', budgetUsed: -1e308, travelBudget: 1e308 },
    ],
  },
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

/** 150 of 100 is 150%, with a full bar and the overspent amount as text. */
const OVERSPENT = {
  stats: { data: { ...corporateStats, budgetUsed: 180_000 } },
  budget: {
    data: {
      total: 120_000,
      used: 180_000,
      remaining: 0,
      departments: {
        'Field Research': { allocated: 100, used: 150 },
        Partnerships: { allocated: 0, used: 80 },
        Engineering: { allocated: 100, used: 79 },
        'People and Culture': { allocated: 100, used: 80 },
        'All other departments': { allocated: 119_700, used: 179_611 },
      },
    },
  },
  team: {
    data: [
      { name: 'Ana Vuki', position: 'Lead Researcher', budgetUsed: 7500, travelBudget: 5000 },
      { name: 'David Maru', position: 'Systems Engineer', budgetUsed: 100, travelBudget: 0 },
      { name: 'Salote Finau', position: 'Partnerships Manager', budgetUsed: 4000, travelBudget: 5000 },
    ],
  },
};

// spec: 9.budget-percent
export const Overspent = meta.story({
  args: OVERSPENT,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This month’s budget is overspent by $60,000.', { exact: false }),
    ).toBeVisible();
    const budget = within(canvas.getByRole('region', { name: 'Budget this month' }));
    const bar = budget.getByRole('meter', { name: 'Monthly budget used' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveAttribute('aria-valuetext', '150%');
    await expect(budget.getByText('Over budget')).toBeVisible();
    await expect(budget.getAllByRole('listitem').map((department) => department.textContent)).toEqual([
      'Field Research150%6,140%$150 of $100$6,040 over after',
      'Partnerships0%$80 of $0$1,840 over after',
      'Engineering79%2,059%$79 of $100$1,959 over after',
      'People and Culture80%1,500%$80 of $100$1,400 over after',
      'All other departments150%$179,611 of $119,700$59,911 over budget',
    ]);
    const team = within(canvas.getByRole('region', { name: 'Team budgets' }));
    await expect(team.getAllByRole('listitem').map((member) => member.textContent)).toEqual([
      'AVAna Vuki$2,500 over budgetLead Researcher$7,500of $5,000',
      'DMDavid Maru$100 over budgetSystems Engineer$100of $0',
      'SFSalote FinauNear limitPartnerships Manager$4,000of $5,000',
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
    const month = canvas.getByRole('region', { name: 'This month' });
    await expect(month).toHaveTextContent('$60,000 over budget');
    await expect(month).toHaveTextContent('$71,150 over budget if all 5 are approved');
    const list = within(canvas.getByRole('list', { name: 'Budget by department' }));
    await expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Field Research$150 of $100150%6,140%$6,040 over after',
      'Partnerships$80 of $00%$1,840 over after',
      'Engineering$79 of $10079%2,059%$1,959 over after',
      'People and Culture$80 of $10080%1,500%$1,400 over after',
      'All other departments$179,611 of $119,700150%$59,911 over budget',
    ]);
  },
});

export const OverspentEmployees = meta.story({ args: { ...OVERSPENT, defaultTab: 'employees' } });

export const ManyDepartments = meta.story({
  args: {
    stats: { data: { ...corporateStats, monthlyBudget: 9000, budgetUsed: 3600 } },
    employeeTravel: {
      data: employeeTravel.map((request, index) => ({
        ...request,
        department: `Department ${index + 1}`,
      })),
    },
    budget: {
      data: {
        total: 9000,
        used: 3600,
        remaining: 5400,
        departments: Object.fromEntries(
          Array.from({ length: 9 }, (_, index) => [
            `Department ${index + 1}`,
            { allocated: 1000, used: index * 100 },
          ]),
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    const budget = within(canvas.getByRole('region', { name: 'Budget this month' }));
    await expect(budget.getByText('3 more departments on the Budget tab')).toBeVisible();
  },
});
