import { expect, within } from 'storybook/test';
import { agentBookings, agentClients, externalBookings } from '../../../app/demo-api/fixtures/travel-agent';
import type { RoleDashboardData } from '../../../src/dashboards/role';
import { AGENT_ANSWERS } from '../../dashboard-args';
import { HOSTILE, HOSTILE_TEXTS, LONG_AMOUNT, LONG_WORD, maximumOf } from '../../extreme-data';
import type { AnswersByState } from './answers';

const agent = (own: RoleDashboardData['travel-agent']): RoleDashboardData => ({
  'travel-agent': {
    ...AGENT_ANSWERS,
    ...own,
  },
});

/** The agent's calls: a failed read hands on nothing, which shows as marked sample data (decision 33). */
export const travelAgentAnswers: AnswersByState = {
  live: {
    data: agent({}),
    check: async (canvas) => {
      await expect(canvas.getByRole('rowheader', { name: /Aroha Ngata/ })).toBeVisible();
      await expect(canvas.queryByText('Sample data')).toBeNull();
    },
  },
  loading: {
    data: { 'travel-agent': { loading: true } },
    check: async (canvas) => {
      const recent = canvas.getByRole('region', { name: 'Recent bookings' });
      await expect(recent).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByText('Sample data')).toBeNull();
    },
  },
  empty: {
    data: agent({
      bookings: [],
      clients: { active: 0, new: 0, returning: 0, vip: 0, list: [] },
      externalBookings: [],
    }),
    check: async (canvas) => {
      await expect(canvas.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
      await expect(canvas.queryByText('Sample data')).toBeNull();
    },
  },
  'partly-absent': {
    data: agent({
      stats: { activeClients: 12, pendingQuotes: 1 },
      commissions: { thisMonth: 900, platformCommission: 600, externalCommission: 300 },
      externalBookings: undefined,
    }),
    check: async (canvas) => {
      await expect(canvas.getByRole('group', { name: 'Total Bookings' })).toHaveTextContent('Sample data');
      await expect(canvas.getByRole('group', { name: 'Active Clients' })).not.toHaveTextContent('Sample');
      const recent = within(canvas.getByRole('region', { name: 'Recent bookings' }));
      await expect(recent.queryByText('Sample data')).toBeNull();
    },
  },
  failed: {
    data: agent({ bookings: undefined }),
    check: async (canvas) => {
      await expect(canvas.getAllByText('Sample data')).toHaveLength(1);
      await expect(canvas.getByRole('rowheader', { name: 'IslandStay' })).toBeVisible();
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
    data: agent({
      stats: 'busy',
      bookings: [null, 'trip', { id: 7, clientName: 5, destination: null, dates: {}, value: '12' }],
      clients: [],
      commissions: { thisMonth: '12', growth: null },
      externalBookings: [[], { provider: '', platform: '', bookings: '3', revenue: null }],
    }),
    check: async (canvas) => {
      await expect(canvas.getByText('2 items could not be shown')).toBeVisible();
      await expect(canvas.getByText('Unnamed client')).toBeVisible();
    },
  },
  'non-finite': {
    data: agent({
      stats: { activeClients: Number.NaN, totalBookings: Number.POSITIVE_INFINITY, pendingQuotes: -1e308 },
      bookings: [
        { id: 1, clientName: 'Aroha Ngata', value: Number.NaN },
        { id: 2, clientName: 'Delma Kila', value: 1e308 },
      ],
      clients: { active: -4, new: Number.NEGATIVE_INFINITY, returning: 1e308, vip: 1e308 },
      commissions: { thisMonth: 1e308, lastMonth: -1e308, growth: Number.NaN, platformCommission: 1e308 },
      externalBookings: [
        { provider: 'IslandStay', bookings: 1e308, revenue: 1e308 },
        { provider: 'Coral GDS', bookings: Number.NaN, revenue: 1e308 },
      ],
    }),
    check: async (canvas) => {
      await expect(canvas.getByRole('group', { name: 'Active Clients' })).toHaveTextContent('Sample data');
    },
  },
  'hostile-text': {
    data: agent({
      bookings: HOSTILE_TEXTS.map((text, id) => ({
        id,
        clientName: text,
        destination: HOSTILE.override,
        type: text,
        dates: text,
        status: text,
      })),
      externalBookings: HOSTILE_TEXTS.map((text, id) => ({ id, provider: text, platform: HOSTILE.markup })),
    }),
    check: async (canvas) => {
      await expect(canvas.getAllByText(HOSTILE.markup).length).toBeGreaterThan(1);
    },
  },
  'overlong-text': {
    data: agent({
      bookings: agentBookings.map((booking) => ({
        ...booking,
        clientName: LONG_WORD,
        destination: LONG_WORD,
        type: LONG_WORD,
        dates: LONG_WORD,
        status: LONG_WORD,
        value: LONG_AMOUNT,
      })),
      externalBookings: externalBookings.map((entry) => ({
        ...entry,
        provider: LONG_WORD,
        platform: LONG_WORD,
      })),
    }),
    check: async (canvas) => {
      await expect(canvas.getAllByText(LONG_WORD).length).toBeGreaterThan(3);
    },
  },
  'maximum-content': {
    data: agent({
      bookings: maximumOf(agentBookings),
      clients: { ...agentClients, list: maximumOf(agentClients.list) },
      externalBookings: maximumOf(externalBookings),
    }),
    check: async (canvas) => {
      await expect(canvas.getByRole('rowheader', { name: 'Total of 10,000 providers' })).toBeVisible();
    },
  },
};
