import { expect, within } from 'storybook/test';
import { ORGANIZER } from '../../../.storybook/dashboard-args.js';
import { HOSTILE, HOSTILE_TEXTS } from '../../../.storybook/extreme-data.js';
import { allFailed } from '../../../.storybook/failed-stories.js';
import preview from '../../../.storybook/preview.js';
import { expectCleanText, expectNoMarkup, expectNoSidewaysScroll } from '../../../.storybook/story-checks.js';
import { organizerRevenue, privateTours } from '../../testing/demo-api/fixtures/tour-organizer.js';
import { TOUR_ORGANIZER_READS } from './reads.js';
import { TourOrganizerDashboard } from './tour-organizer-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/tour-organizer/data',
  id: 'dashboards-tour-organizer-data',
  component: TourOrganizerDashboard,
  ...ORGANIZER.page,
});

// spec: 5.lists, 7.organizer-fallbacks, 9.fallbacks
export const Absent = meta.story({
  args: ORGANIZER.absent,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(5);
    await expect(canvas.getByRole('group', { name: 'Total Revenue' })).toHaveTextContent('$38,000');
    await expect(canvas.getByText('Sepik River Carvers Journey')).toBeVisible();
    await expect(canvas.getByText('Sample applicant 2')).toBeVisible();
    await expect(canvas.queryByText(/waiting for an answer/)).toBeNull();
    await expect(canvas.getByText(/^Your tours, the experts/)).toBeVisible();
  },
});

export const AbsentTeam = meta.story({
  args: { ...ORGANIZER.absent, defaultTab: 'team' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(2);
  },
});

/** Team satisfaction is fixed, not a sample. */
export const AbsentAnalytics = meta.story({
  args: { ...ORGANIZER.absent, defaultTab: 'analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(3);
    const fixed = within(canvas.getByRole('region', { name: 'Team satisfaction' }));
    await expect(fixed.queryByText('Sample data')).toBeNull();
  },
});

// spec: 7.organizer-fallbacks
export const Failed = meta.story({ tags: ['visual'], ...allFailed(TOUR_ORGANIZER_READS) });

export const FailedTours = meta.story({ args: { ...Failed.input.args, defaultTab: 'private-tours' } });
export const FailedApplications = meta.story({ args: { ...Failed.input.args, defaultTab: 'applications' } });
export const FailedTeam = meta.story({ args: { ...Failed.input.args, defaultTab: 'team' } });
export const FailedAnalytics = meta.story({ args: { ...Failed.input.args, defaultTab: 'analytics' } });
export const FailedRevenue = meta.story({
  args: { ...Failed.input.args, defaultTab: 'revenue' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: /All private tours/ })).toBeNull();
    // Not on the deep surface, which is for the reader's own data.
    await expect(canvas.getByRole('region', { name: 'Payout this month' })).not.toHaveAttribute(
      'data-tapa-surface',
    );
  },
});

/** Overbooked tours, tours without seats, and falling revenue. */
export const OddFigures = meta.story({
  args: {
    defaultTab: 'private-tours',
    privateTours: {
      data: [
        { ...privateTours[0], participants: 14, maxParticipants: 12 },
        { ...privateTours[1], participants: 5, maxParticipants: 0 },
        { ...privateTours[2], participants: -2, maxParticipants: 18 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 more than there are seats')).toBeVisible();
    await expect(canvas.getByText('Seats to be confirmed')).toBeVisible();
    await expect(canvas.getByText('0 of 18')).toBeVisible();
  },
});

export const LessRevenue = meta.story({
  args: { revenue: { data: { ...organizerRevenue, growth: -8 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Revenue' })).toHaveTextContent('Down −8%, worse');
  },
});

/** Unknown and overbooked seats, falling revenue, and an amount too long for its place. */
export const OddRevenue = meta.story({
  args: {
    defaultTab: 'revenue',
    privateTours: {
      data: [
        { ...privateTours[0], participants: 14, maxParticipants: 12 },
        { ...privateTours[1], participants: 5, maxParticipants: 0 },
        { ...privateTours[2], participants: -2, maxParticipants: 18 },
      ],
    },
    revenue: {
      data: { thisMonth: 1_234_567_890, growth: -8, commission: 185_185_183.5, payout: 1_049_382_706.5 },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Payout this month' })).toHaveTextContent(
      '$1.05B$1,049,382,706.50Change8% less than last month',
    );
    await expect(canvas.getByText('14 of 30 taken in 2 of 6 tours')).toBeVisible();
    await expect(canvas.getByText('2 more than there are seats')).toBeVisible();
    await expect(canvas.getByText('Seats to be confirmed')).toBeVisible();
    await expectCleanText(canvasElement);
    await expectNoSidewaysScroll();
  },
});

export const Malformed = meta.story({
  args: {
    stats: { data: 'busy' },
    privateTours: {
      data: [null, { id: 7, title: 5, destination: null, dates: {}, participants: '9', status: [] }, 'tour'],
    },
    applications: { data: [[], { applicantName: null, expertise: 4, experience: {}, status: 5 }] },
    team: { data: [10, 5] },
    revenue: { data: { thisMonth: '46800', growth: null } },
  },
  play: async ({ canvas, canvasElement }) => {
    const tours = within(canvas.getByRole('region', { name: 'Active tours' }));
    await expect(tours.getByText('2 items could not be shown')).toBeVisible();
    await expect(tours.getByText('Private tour')).toBeVisible();
    await expect(tours.getByText('Destination to be confirmed')).toBeVisible();
    await expect(tours.getByText('Date to be confirmed')).toBeVisible();
    await expect(tours.getByText('Filling')).toBeVisible();
    const experts = within(canvas.getByRole('region', { name: 'Expert applications' }));
    await expect(experts.getByText('1 item could not be shown')).toBeVisible();
    await expect(experts.getByText('Unnamed applicant')).toBeVisible();
    const needed = within(canvas.getByRole('region', { name: 'Needs you' }));
    await expect(needed.getByRole('button', { name: 'Approve Unnamed applicant' })).toBeVisible();
    await expectCleanText(canvasElement);
  },
});

export const NotFinite = meta.story({
  args: {
    stats: {
      data: {
        activeTours: Number.NaN,
        totalParticipants: Number.POSITIVE_INFINITY,
        pendingApplications: -1e308,
      },
    },
    privateTours: {
      data: [
        { id: 1, title: 'Nobody knows', participants: Number.NaN, maxParticipants: Number.NaN },
        { id: 2, title: 'Everybody', participants: 1e308, maxParticipants: 1e308 },
      ],
    },
    team: {
      data: { guides: 1e308, coordinators: 1e308, culturalExperts: -4, logistics: Number.NEGATIVE_INFINITY },
    },
    revenue: { data: { thisMonth: 1e308, growth: Number.NaN, commission: -1e308, payout: 1e308 } },
  },
  play: async ({ canvasElement }) => {
    await expectCleanText(canvasElement);
    await expectNoSidewaysScroll();
  },
});

export const NotFiniteTeam = meta.story({
  args: { ...NotFinite.input.args, defaultTab: 'team' },
  play: async ({ canvasElement }) => {
    await expectCleanText(canvasElement);
    await expectNoSidewaysScroll();
  },
});

export const HostileStrings = meta.story({
  args: {
    defaultTab: 'private-tours',
    user: {
      firstName: HOSTILE.override,
      lastName: HOSTILE.emoji,
      email: HOSTILE.markup,
      role: 'tour_organizer',
    },
    privateTours: {
      data: HOSTILE_TEXTS.map((text, id) => ({
        ...privateTours[0],
        id,
        title: text,
        destination: HOSTILE.override,
        dates: text,
        theme: text,
        status: text,
      })),
    },
    applications: {
      data: HOSTILE_TEXTS.map((text, id) => ({
        id,
        applicantName: text,
        tourTitle: HOSTILE.override,
        expertise: text,
        experience: text,
        status: id % 2 === 0 ? 'pending' : text,
      })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(HOSTILE.markup).length).toBeGreaterThan(0);
    await expectNoMarkup(canvasElement);
    await expectNoSidewaysScroll();
  },
});

export const HostileApplicants = meta.story({
  args: { ...HostileStrings.input.args, defaultTab: 'applications' },
  play: async ({ canvasElement }) => {
    await expectNoMarkup(canvasElement);
    await expectNoSidewaysScroll();
  },
});
