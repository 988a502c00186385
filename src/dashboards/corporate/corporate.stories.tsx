import { expect, within } from 'storybook/test';
import { CORPORATE } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectNoSidewaysScroll } from '../../../.storybook/story-checks.js';
import { CorporateDashboard } from './corporate-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/corporate',
  id: 'dashboards-corporate',
  component: CorporateDashboard,
  ...CORPORATE.live,
});

// spec: 2.corporate-title, 9.first-two, 9.budget-percent
export const Default = meta.story({
  name: 'Overview',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Corporate Travel Management' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('5 requests need your decision. $33,600 of this month’s budget is left.'),
    ).toBeVisible();
    const figures = within(canvas.getByRole('group', { name: 'Your travel program at a glance' }));
    await expect(figures.getAllByRole('group').map((tile) => tile.textContent)).toEqual([
      'Total Employees2484 departments',
      'Active Bookings3112 active contracts',
      'Monthly Budget$120,00072% used',
      'Approvals Pending5$11,150 requested',
    ]);
    const needed = within(canvas.getByRole('region', { name: 'Needs you' }));
    await expect(
      needed
        .getAllByRole('button', { name: /^(Approve|Decline) / })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      'Decline Ana Vuki, Honiara',
      'Approve Ana Vuki, Honiara',
      'Decline David Maru, Port Moresby',
      'Approve David Maru, Port Moresby',
      'Decline Salote Finau, Nukuʻalofa',
      'Approve Salote Finau, Nukuʻalofa',
    ]);
    const requests = within(canvas.getByRole('region', { name: 'Travel requests' }));
    const [first] = requests.getAllByRole('list');
    await expect(first).toHaveTextContent(/Ana Vuki.*Pending.*David Maru.*Pending/);
    const team = within(canvas.getByRole('region', { name: 'Team budgets' }));
    await expect(team.getAllByRole('listitem').map((member) => member.textContent)).toEqual([
      'AVAna VukiLead Researcher$5,200of $8,000',
      'DMDavid MaruSystems Engineer$2,900of $6,000',
      'SFSalote FinauNear limitPartnerships Manager$4,300of $5,000',
    ]);
    const budget = within(canvas.getByRole('region', { name: 'Budget this month' }));
    await expect(budget.getByText('used').previousElementSibling).toHaveTextContent('72%');
    await expect(budget.getByRole('meter', { name: 'Monthly budget used' })).toHaveAttribute(
      'aria-valuenow',
      '72',
    );
    await expect(budget.getAllByRole('listitem').map((department) => department.textContent)).toEqual([
      'Field Research80%94%$33,600 of $42,000Near limit',
      'Partnerships75%81%$22,500 of $30,000Near limit',
      'Engineering57%64%$15,960 of $28,000$10,060 left after',
      'People and Culture72%79%$14,340 of $20,000$4,240 left after',
    ]);
    await expect(canvas.queryByText('Sample data')).toBeNull();
  },
});

export const Playground = meta.story({
  args: { defaultTab: 'overview', greeting: 'Gude' },
});

export const Employees = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'employees' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 of 248 employees')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Team members' }));
    await expect(table.getAllByRole('row')).toHaveLength(11);
    await expect(table.getByRole('row', { name: /Salote Finau/ })).toHaveTextContent(
      'SFSalote FinauPartnerships ManagerPartnerships86%$4,300of $5,000$700Near limit',
    );
    await expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent(
      'Total of these 956%$29,040of $51,400$22,360',
    );
  },
});

// spec: 2.corporate-approvals, 4.request-status
export const Approvals = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'approvals' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 requests need your decision, $11,150 in total.')).toBeVisible();
    const pending = within(canvas.getByRole('region', { name: 'Pending' }));
    await expect(pending.getAllByRole('button', { name: /^Approve / })).toHaveLength(5);
    await expect(pending.getAllByRole('button', { name: /^Decline / })).toHaveLength(5);
    await expect(pending.getByText('$11,150 requested')).toBeVisible();
    const approved = within(canvas.getByRole('region', { name: 'Approved' }));
    await expect(approved.queryByRole('button', { name: /^(Approve|Decline) / })).toBeNull();
    await expect(approved.getAllByText('Approved', { selector: 'bdi' })).toHaveLength(2);
    await expect(approved.getByText('$4,010 approved')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Other requests' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Budget this month' })).toHaveTextContent(
      '72%usedTotal$120,000Used$86,400Remaining$33,600If all 5 are approved$22,450',
    );
  },
});

export const Budget = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'budget' },
  play: async ({ canvas }) => {
    const month = canvas.getByRole('region', { name: 'This month' });
    for (const text of [
      'One triangle is $2,000',
      '$86,400 used of $120,000',
      '$33,600 left',
      '$11,150 pending',
      '$22,450 left if all 5 are approved',
    ]) {
      await expect(month).toHaveTextContent(text);
    }
    const list = within(canvas.getByRole('list', { name: 'Budget by department' }));
    await expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Field Research$33,600 of $42,00080%94%Near limit$2,410 left after',
      'Partnerships$22,500 of $30,00075%81%Near limit$5,740 left after',
      'Engineering$15,960 of $28,00057%64%$10,060 left after',
      'People and Culture$14,340 of $20,00072%79%$4,240 left after',
    ]);
    await expect(list.getByRole('meter', { name: 'Field Research: budget used' })).toHaveAttribute(
      'aria-valuetext',
      '80%, 94% with pending requests',
    );
    const pending = within(canvas.getByRole('region', { name: 'What is pending in Field Research' }));
    await expect(pending.getAllByRole('button', { name: /^Approve / })).toHaveLength(2);
    await expect(pending.getByRole('link', { name: 'All approvals' })).toBeVisible();
  },
});

// spec: 4.policy-status
export const Policies = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'policies' },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Travel policies' }));
    await expect(list.getAllByRole('listitem').map((policy) => policy.textContent)).toEqual([
      'International TravelManager approval for trips outside the regionUpdated Oct 14, 2026ActiveManage',
      'Lodging CapUp to $220 per night, local hosts firstUpdated Sep 2, 2026ActiveManage',
      'Community Contribution2% of each trip goes to the host villageUpdated Aug 19, 2026ActiveManage',
    ]);
    await expect(canvas.getByRole('region', { name: 'Compliance' })).toHaveTextContent('94%');
  },
});

export const Analytics = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'analytics' },
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('group', { name: 'Your figures' }));
    await expect(figures.getAllByRole('group').map((tile) => tile.textContent)).toEqual([
      'Compliance score94%3 active policies',
      'Active contracts1231 active bookings',
      'Budget used$86,40072% of $120,000',
      'Average request$2,1667 requests',
    ]);
    await expect(canvas.getByRole('region', { name: 'Spending by department' })).toHaveTextContent(
      '$86,400spent by 4 departmentsField Research$33,60039%Partnerships$22,50026%Engineering$15,96018%People and Culture$14,34017%',
    );
    await expect(canvas.getByRole('region', { name: 'Requests by status' })).toHaveTextContent(
      '7requestsPending571%Approved229%Other00%',
    );
  },
});

export const Dark = meta.story({ tags: ['visual'], globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ tags: ['visual'], globals: { direction: 'rtl' } });

export const Phone = meta.story({
  name: '390 px',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main pages' })).toBeVisible();
    for (const request of canvasElement.querySelectorAll('[data-slot="request-row"]')) {
      await expect(request.getBoundingClientRect().height).toBeLessThanOrEqual(148);
    }
    await expectNoSidewaysScroll();
  },
});

export const LargeText = meta.story({
  name: 'Text 200%',
  tags: ['visual'],
  globals: { textSize: '200' },
  play: expectNoSidewaysScroll,
});
