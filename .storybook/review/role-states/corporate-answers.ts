import { expect, within } from 'storybook/test';
import {
  corporateBudget,
  employeeTravel,
  policies,
  teamMembers,
} from '../../../app/demo-api/fixtures/corporate';
import type { RoleDashboardData } from '../../../src/dashboards/role';
import { CORPORATE_ANSWERS } from '../../dashboard-args';
import { HOSTILE, HOSTILE_TEXTS, LONG_AMOUNT, LONG_WORD, MAXIMUM_ROWS, maximumOf } from '../../extreme-data';
import type { AnswersByState } from './answers';

const corporate = (own: RoleDashboardData['corporate']): RoleDashboardData => ({
  corporate: {
    ...CORPORATE_ANSWERS,
    ...own,
  },
});

/** The corporate calls: a failed read hands on nothing, which shows as marked sample data (decision 33). */
export const corporateAnswers: AnswersByState = {
  live: {
    data: corporate({}),
    check: async (canvas) => {
      const requests = within(canvas.getByRole('region', { name: 'Travel requests' }));
      await expect(requests.getByText('Ana Vuki')).toBeVisible();
      await expect(canvas.queryByText('Sample data')).toBeNull();
    },
  },
  loading: {
    data: { corporate: { loading: true } },
    check: async (canvas) => {
      const requests = canvas.getByRole('region', { name: 'Travel requests' });
      await expect(requests).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByText('Sample data')).toBeNull();
    },
  },
  empty: {
    data: corporate({
      employeeTravel: [],
      policies: [],
      budget: { ...corporateBudget, departments: {} },
      team: [],
    }),
    check: async (canvas) => {
      for (const title of ['No requests yet', 'No team members yet', 'No policies yet']) {
        await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
      }
    },
  },
  'partly-absent': {
    data: corporate({
      stats: { totalEmployees: 12, approvalsPending: 1, monthlyBudget: 6000 },
      employeeTravel: employeeTravel.slice(0, 1),
      budget: { total: 6000, used: 1500 },
      policies: undefined,
    }),
    check: async (canvas) => {
      await expect(canvas.getByRole('group', { name: 'Active Bookings' })).toHaveTextContent('Sample data');
      await expect(canvas.getByRole('region', { name: 'Policies' })).toHaveTextContent('Sample data');
      await expect(canvas.getByRole('region', { name: 'Team budgets' })).not.toHaveTextContent('Sample');
    },
  },
  failed: {
    data: corporate({ employeeTravel: undefined }),
    check: async (canvas) => {
      await expect(canvas.getAllByText('Sample data')).toHaveLength(1);
      await expect(canvas.getByText('Ana Vuki')).toBeVisible();
    },
  },
  'html-instead-of-json': {
    data: {},
    check: async (canvas) => {
      await expect(canvas.getAllByText('Sample data')).toHaveLength(8);
      await expect(canvas.queryByText(/doctype|<html/i)).toBeNull();
    },
  },
  malformed: {
    data: corporate({
      stats: 'busy',
      employeeTravel: [null, 'trip', { id: 7, employeeName: 5, destination: null, dates: {}, cost: '12' }],
      policies: [[], { name: 4, description: null, status: 0, lastUpdated: '2027-02-30' }],
      budget: { total: '12', used: null, departments: { Engineering: { allocated: '3' }, Sales: 7 } },
      team: [{ name: {}, budgetUsed: '5', travelBudget: null }, 3],
    }),
    check: async (canvas) => {
      await expect(canvas.getByText('2 items could not be shown')).toBeVisible();
      await expect(canvas.getAllByText('Unnamed employee')).toHaveLength(2);
    },
  },
  'non-finite': {
    data: corporate({
      stats: { totalEmployees: Number.NaN, activeBookings: Number.POSITIVE_INFINITY, monthlyBudget: -1e308 },
      employeeTravel: [
        { id: 1, employeeName: 'Ana Vuki', cost: Number.NaN },
        { id: 2, employeeName: 'David Maru', cost: 1e308 },
      ],
      budget: {
        total: 1e308,
        used: -1e308,
        remaining: 1e308,
        departments: {
          Engineering: { allocated: Number.NaN, used: 1e308 },
          Research: { allocated: -5, used: Number.NEGATIVE_INFINITY },
        },
      },
      team: [{ name: 'Ana Vuki', budgetUsed: 1e308, travelBudget: Number.NaN }],
    }),
    check: async (canvas) => {
      await expect(canvas.getByRole('group', { name: 'Total Employees' })).toHaveTextContent('Sample data');
    },
  },
  'hostile-text': {
    data: corporate({
      employeeTravel: HOSTILE_TEXTS.map((text, id) => ({
        id,
        employeeName: text,
        department: HOSTILE.override,
        destination: text,
        purpose: HOSTILE.markup,
        dates: text,
        status: 'pending',
      })),
      policies: HOSTILE_TEXTS.map((text) => ({ name: text, description: text, status: text })),
      budget: {
        ...corporateBudget,
        departments: Object.fromEntries(HOSTILE_TEXTS.map((text) => [text, { allocated: 100, used: 90 }])),
      },
      team: HOSTILE_TEXTS.map((text, id) => ({ id, name: text, department: text, position: text })),
    }),
    check: async (canvas) => {
      await expect(canvas.getAllByText(HOSTILE.markup).length).toBeGreaterThan(1);
    },
  },
  'overlong-text': {
    data: corporate({
      employeeTravel: employeeTravel.map((request) => ({
        ...request,
        employeeName: LONG_WORD,
        department: LONG_WORD,
        destination: LONG_WORD,
        purpose: LONG_WORD,
        dates: LONG_WORD,
        cost: LONG_AMOUNT,
      })),
      policies: policies.map((policy) => ({ ...policy, name: LONG_WORD, description: LONG_WORD })),
      budget: {
        ...corporateBudget,
        departments: { [LONG_WORD]: { allocated: LONG_AMOUNT, used: LONG_AMOUNT } },
      },
      team: teamMembers.map((member) => ({
        ...member,
        name: LONG_WORD,
        position: LONG_WORD,
        budgetUsed: LONG_AMOUNT,
      })),
    }),
    check: async (canvas) => {
      await expect(canvas.getAllByText(LONG_WORD).length).toBeGreaterThan(3);
    },
  },
  'maximum-content': {
    data: corporate({
      employeeTravel: maximumOf(employeeTravel),
      policies: maximumOf(policies),
      team: maximumOf(teamMembers),
      budget: {
        ...corporateBudget,
        departments: Object.fromEntries(
          Array.from({ length: MAXIMUM_ROWS }, (_, index) => [
            `Department ${index + 1}`,
            { allocated: 12, used: 6 },
          ]),
        ),
      },
    }),
    check: async (canvas) => {
      await expect(canvas.getByText('10,000 departments')).toBeVisible();
    },
  },
};
