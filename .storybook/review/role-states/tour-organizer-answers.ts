import { expect, within } from 'storybook/test';
import { applications, organizerRevenue, privateTours } from '../../../app/demo-api/fixtures/tour-organizer';
import type { RoleDashboardData } from '../../../src/dashboards/role';
import { ORGANIZER_ANSWERS } from '../../dashboard-args';
import { HOSTILE, HOSTILE_TEXTS, LONG_AMOUNT, LONG_WORD, maximumOf } from '../../extreme-data';
import type { AnswersByState } from './answers';

const organizer = (own: RoleDashboardData['tour-organizer']): RoleDashboardData => ({
  'tour-organizer': {
    ...ORGANIZER_ANSWERS,
    ...own,
  },
});

/** The organizer's calls: a failed read hands on nothing, which shows as marked sample data (decision 33). */
export const tourOrganizerAnswers: AnswersByState = {
  live: {
    data: organizer({}),
    check: async (canvas) => {
      await expect(canvas.getByText('Miriam Toa')).toBeVisible();
      await expect(canvas.queryByText('Sample data')).toBeNull();
    },
  },
  loading: {
    data: { 'tour-organizer': { loading: true } },
    check: async (canvas) => {
      await expect(canvas.getByRole('region', { name: 'Active tours' })).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByText('Sample data')).toBeNull();
    },
  },
  empty: {
    data: organizer({
      privateTours: [],
      applications: [],
      team: { guides: 0, coordinators: 0, culturalExperts: 0, logistics: 0 },
    }),
    check: async (canvas) => {
      await expect(canvas.getByRole('heading', { name: 'No tours yet' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
    },
  },
  'partly-absent': {
    data: organizer({
      stats: { activeTours: 1, pendingApplications: 1, totalRevenue: 9000 },
      revenue: { thisMonth: 2000, commission: 300 },
      applications: undefined,
    }),
    check: async (canvas) => {
      const participants = canvas.getByRole('group', { name: 'Total Participants' });
      await expect(participants).toHaveTextContent('Sample data');
      await expect(canvas.getByRole('group', { name: 'Active Tours' })).toHaveTextContent(/^Active Tours1$/);
      const tours = within(canvas.getByRole('region', { name: 'Active tours' }));
      await expect(tours.queryByText('Sample data')).toBeNull();
    },
  },
  failed: {
    data: organizer({ team: undefined }),
    check: async (canvas) => {
      await expect(canvas.getAllByText('Sample data')).toHaveLength(1);
      await expect(canvas.getByText('Miriam Toa')).toBeVisible();
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
    data: organizer({
      stats: 'busy',
      privateTours: [null, { id: 7, title: 5, destination: null, dates: {}, participants: '9' }, 'tour'],
      applications: [[], { applicantName: null, expertise: 4, experience: {}, status: 5 }],
      team: [10, 5],
      revenue: { thisMonth: '46800', growth: null },
    }),
    check: async (canvas) => {
      await expect(canvas.getByText('2 items could not be shown')).toBeVisible();
      await expect(canvas.getByText('Unnamed applicant')).toBeVisible();
    },
  },
  'non-finite': {
    data: organizer({
      stats: {
        activeTours: Number.NaN,
        totalParticipants: Number.POSITIVE_INFINITY,
        pendingApplications: -1e308,
      },
      privateTours: [
        { id: 1, title: 'Nobody knows', participants: Number.NaN, maxParticipants: Number.NaN },
        { id: 2, title: 'Everybody', participants: 1e308, maxParticipants: 1e308 },
      ],
      team: { guides: 1e308, coordinators: 1e308, culturalExperts: -4, logistics: Number.NEGATIVE_INFINITY },
      revenue: { thisMonth: 1e308, growth: Number.NaN, commission: -1e308, payout: 1e308 },
    }),
    check: async (canvas) => {
      await expect(canvas.getByRole('group', { name: 'Active Tours' })).toHaveTextContent('Sample data');
    },
  },
  'hostile-text': {
    data: organizer({
      privateTours: HOSTILE_TEXTS.map((text, id) => ({
        ...privateTours[0],
        id,
        title: text,
        destination: HOSTILE.override,
        dates: text,
        theme: text,
        status: text,
      })),
      applications: HOSTILE_TEXTS.map((text, id) => ({
        id,
        applicantName: text,
        tourTitle: HOSTILE.override,
        expertise: text,
        experience: text,
      })),
    }),
    check: async (canvas) => {
      await expect(canvas.getAllByText(HOSTILE.markup).length).toBeGreaterThan(1);
    },
  },
  'overlong-text': {
    data: organizer({
      privateTours: privateTours.map((tour) => ({
        ...tour,
        title: LONG_WORD,
        destination: LONG_WORD,
        dates: LONG_WORD,
        theme: LONG_WORD,
        status: LONG_WORD,
      })),
      applications: applications.map((application) => ({
        ...application,
        applicantName: LONG_WORD,
        tourTitle: LONG_WORD,
        expertise: LONG_WORD,
        experience: LONG_WORD,
      })),
      revenue: { ...organizerRevenue, thisMonth: LONG_AMOUNT },
    }),
    check: async (canvas) => {
      await expect(canvas.getAllByText(LONG_WORD).length).toBeGreaterThan(3);
    },
  },
  'maximum-content': {
    data: organizer({ privateTours: maximumOf(privateTours), applications: maximumOf(applications) }),
    check: async (canvas) => {
      await expect(canvas.getByText('Showing 2 of 10,000 applications')).toBeVisible();
    },
  },
};
