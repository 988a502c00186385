import { expect } from 'storybook/test';
import { atTab, CORPORATE } from '../../../.storybook/dashboard-args.js';
import {
  HOSTILE,
  HOSTILE_TEXTS,
  LONG_AMOUNT,
  LONG_NAME,
  LONG_TEXT,
  LONG_WORD,
  MAXIMUM_ROWS,
  maximumOf,
} from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import {
  expectNoMarkup,
  expectNoSidewaysScroll,
  expectOnePage,
  fitsWindow,
} from '../../../.storybook/story-checks.js';
import {
  corporateBudget,
  corporateStats,
  employeeTravel,
  policies,
  teamMembers,
} from '../../testing/demo-api/fixtures/corporate.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { CorporateDashboard } from './corporate-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/corporate/texts',
  id: 'dashboards-corporate-texts',
  component: CorporateDashboard,
  ...CORPORATE.page,
});

export const HostileStrings = meta.story({
  args: {
    defaultTab: 'approvals',
    user: {
      firstName: HOSTILE.override,
      lastName: HOSTILE.emoji,
      email: HOSTILE.markup,
      role: 'corporate_admin',
    },
    employeeTravel: {
      data: HOSTILE_TEXTS.map((text, id) => ({
        id,
        employeeName: text,
        department: HOSTILE.override,
        destination: text,
        purpose: HOSTILE.markup,
        dates: text,
        status: id % 2 ? text : 'pending',
      })),
    },
    policies: {
      data: HOSTILE_TEXTS.map((text) => ({
        name: text,
        description: text,
        status: text,
        lastUpdated: text,
      })),
    },
    budget: {
      data: {
        ...corporateBudget,
        departments: Object.fromEntries(HOSTILE_TEXTS.map((text) => [text, { allocated: 100, used: 90 }])),
      },
    },
    team: { data: HOSTILE_TEXTS.map((text, id) => ({ id, name: text, department: text, position: text })) },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(HOSTILE.markup).length).toBeGreaterThan(0);
    await expectNoMarkup(canvasElement);
    await expectNoSidewaysScroll();
  },
});

export const HostileOverview = meta.story({
  args: { ...HostileStrings.input.args, defaultTab: 'overview' },
  play: async ({ canvasElement }) => {
    await expectNoMarkup(canvasElement);
    await expectNoSidewaysScroll();
  },
});

const textual = (text: string) => ({
  user: { ...users.corporate_admin, firstName: text, lastName: text, email: `${text}@example.com` },
  greeting: 'Gude',
  employeeTravel: {
    data: employeeTravel.map((request, index) => ({
      ...request,
      employeeName: text,
      department: text,
      destination: text,
      purpose: text,
      dates: text,
      status: index > 2 ? text : request.status,
      cost: LONG_AMOUNT,
    })),
  },
  policies: { data: policies.map((policy) => ({ ...policy, name: text, description: text, status: text })) },
  budget: {
    data: {
      ...corporateBudget,
      departments: { [text]: { allocated: LONG_AMOUNT, used: 123_456_788.99 } },
    },
  },
  team: {
    data: teamMembers.map((member) => ({
      ...member,
      name: text,
      department: text,
      position: text,
      budgetUsed: LONG_AMOUNT,
      travelBudget: 123_456_788.99,
    })),
  },
});

const LONG = textual(LONG_TEXT);

export const LongTexts = meta.story({ ...fitsWindow('phone'), args: LONG });
export const LongTextsDesktop = meta.story({ args: LONG, play: expectNoSidewaysScroll });

/** A medium-wide table with long names and amounts of tens of millions. The row's sheet has them in full. */
export const LongNamesTablet = meta.story({
  ...atTab('employees', { globals: { viewport: { value: 'tablet' } } }, textual(LONG_NAME)),
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll<HTMLElement>('[data-opens] .t\\:basis-rem-6 > *')];
    await expect(names).not.toHaveLength(0);
    for (const { offsetHeight } of names) await expect(offsetHeight).toBeLessThanOrEqual(24);
    await expectNoSidewaysScroll();
  },
});

const UNBREAKABLE = textual(LONG_WORD);

export const UnbreakableWord = meta.story({ ...fitsWindow('phone'), args: UNBREAKABLE });
export const UnbreakableWordDesktop = meta.story({ args: UNBREAKABLE, play: expectNoSidewaysScroll });
export const UnbreakableEmployees = meta.story(atTab('employees', fitsWindow('small'), UNBREAKABLE));
export const UnbreakableApprovals = meta.story(atTab('approvals', fitsWindow('small'), UNBREAKABLE));
export const UnbreakableBudget = meta.story(atTab('budget', fitsWindow('small'), UNBREAKABLE));
export const UnbreakablePolicies = meta.story(atTab('policies', fitsWindow('small'), UNBREAKABLE));
export const UnbreakableAnalytics = meta.story(atTab('analytics', fitsWindow('small'), UNBREAKABLE));

const TEN_THOUSAND = {
  stats: {
    data: {
      ...corporateStats,
      totalEmployees: MAXIMUM_ROWS,
      approvalsPending: 7144,
      monthlyBudget: 120_000,
      budgetUsed: 60_000,
    },
  },
  employeeTravel: {
    data: maximumOf(employeeTravel).map((request, id) => ({
      ...request,
      department: `Department ${id + 1}`,
    })),
  },
  policies: { data: maximumOf(policies) },
  team: { data: maximumOf(teamMembers) },
  budget: {
    data: {
      total: 120_000,
      used: 60_000,
      remaining: 60_000,
      departments: Object.fromEntries(
        Array.from({ length: MAXIMUM_ROWS }, (_, id) => [`Department ${id + 1}`, { allocated: 12, used: 6 }]),
      ),
    },
  },
};

export const TenThousandRequests = meta.story({
  args: { ...TEN_THOUSAND, defaultTab: 'approvals' },
  // The pending ones of all.
  play: (story) => expectOnePage(story, 5_100, '7,144'),
});
export const TenThousandEmployees = meta.story({
  args: { ...TEN_THOUSAND, defaultTab: 'employees' },
  play: (story) => expectOnePage(story, 5_000),
});
export const TenThousandDepartments = meta.story({
  args: { ...TEN_THOUSAND, defaultTab: 'budget' },
  play: (story) => expectOnePage(story, 5_000),
});
export const TenThousandPolicies = meta.story({
  args: { ...TEN_THOUSAND, defaultTab: 'policies' },
  play: (story) => expectOnePage(story, 5_000),
});
export const TenThousandInAnalytics = meta.story({ args: { ...TEN_THOUSAND, defaultTab: 'analytics' } });
