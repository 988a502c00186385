import { expect, userEvent, within } from 'storybook/test';
import type { DashboardKind } from '../../../src/domain/index.js';
import { loadingMessages } from '../../../src/i18n/compiled/en/loading.js';
import { bookings } from '../../../src/testing/demo-api/fixtures/bookings.js';
import {
  CORPORATE_ANSWERS,
  corporateBudget,
  employeeTravel,
} from '../../../src/testing/demo-api/fixtures/corporate.js';
import { listings } from '../../../src/testing/demo-api/fixtures/listings.js';
import { TOUR_ORGANIZER_ANSWERS } from '../../../src/testing/demo-api/fixtures/tour-organizer.js';
import { agentClients, TRAVEL_AGENT_ANSWERS } from '../../../src/testing/demo-api/fixtures/travel-agent.js';
import {
  AGENT,
  CORPORATE,
  FAILED,
  ORGANIZER,
  REFETCH,
  STORY_NOW,
  TRAVELER,
  zeroOf,
} from '../../dashboard-args.js';
import {
  HOSTILE,
  HOSTILE_TEXTS,
  LONG_AMOUNT,
  LONG_WORD,
  MAXIMUM_ROWS,
  maximumOf,
} from '../../extreme-data.js';
import { IN_HELP } from '../../story-checks.js';
import { type Answers, type AnswersByState, answersInStates, byState } from './answers.js';

type Canvas = ReturnType<typeof within>;

const FAILED_TEXT = 'We could not load your data. What you see below is sample data.';

const expectNoSample = (canvas: Canvas) => expect(canvas.queryByText('Sample data')).toBeNull();
const expectSamples = (canvas: Canvas, count: number) =>
  expect(canvas.getAllByText('Sample data')).toHaveLength(count);
const expectText = (canvas: Canvas, text: string) => expect(canvas.getByText(text)).toBeVisible();

async function expectTitles(canvas: Canvas, ...titles: readonly string[]): Promise<void> {
  for (const name of titles) await expect(canvas.getByRole('heading', { name })).toBeVisible();
}

const loadingIn = (region: string) => async (canvas: Canvas) => {
  await expect(canvas.getByRole('region', { name: region })).toHaveAttribute('aria-busy', 'true');
  await expectNoSample(canvas);
};

/** Checks that every part shows sample data, and nothing of the HTML answer. */
const onlySamples = async (canvas: Canvas) => {
  // One for all tiles, and one for each panel.
  await expectSamples(canvas, 5);
  await expectText(canvas, FAILED_TEXT);
  await expect(canvas.queryByText(/doctype|<html/i)).toBeNull();
};

/** Checks that only the failed read shows a sample, and that the banner names and retries it. */
const oneFailed = (part: string) => async (canvas: Canvas) => {
  await expectSamples(canvas, 1);
  await expectText(canvas, FAILED_TEXT);
  await expectText(canvas, `Not loaded: ${part}.`);
  REFETCH.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(REFETCH).toHaveBeenCalledOnce();
};

const sampleIn = (tile: string) => (canvas: Canvas) =>
  expect(canvas.getByRole('group', { name: tile })).toHaveTextContent('Sample data');

const SHARED_CHECKS = {
  'hostile-text': (canvas: Canvas) => expect(canvas.getAllByText(HOSTILE.markup).length).toBeGreaterThan(1),
  'overlong-text': (canvas: Canvas) => expect(canvas.getAllByText(LONG_WORD).length).toBeGreaterThan(3),
};

/** A failed read shows an empty list with an error. */
const traveler = answersInStates({
  kind: 'traveler',
  answers: { bookings, listings, now: STORY_NOW },
  heard: TRAVELER.heard,
  own: {
    loading: { now: STORY_NOW },
    'partly-absent': {
      bookings: bookings.map(({ id, checkIn }, index) => (index === 0 ? { id } : { id, checkIn })),
      listings: null,
    },
    failed: { bookings: FAILED },
    'html-instead-of-json': { now: STORY_NOW },
  },
  checks: {
    ...SHARED_CHECKS,
    live: async (canvas) => {
      await expectText(canvas, 'Bilum Weaving Circle');
      await expectNoSample(canvas);
    },
    loading: loadingIn('Upcoming Trips'),
    empty: (canvas) => expectTitles(canvas, 'No trips yet', 'Nothing to recommend yet'),
    'partly-absent': async (canvas) => {
      const trips = within(canvas.getByRole('region', { name: 'Upcoming Trips' }));
      await expect(trips.getAllByText('Cultural Experience')).toHaveLength(3);
      await expect(trips.getByText('Date to be confirmed')).toBeVisible();
      await expect(trips.queryByText('Sample data')).toBeNull();
      await expectText(canvas, 'Sample data');
    },
    failed: async (canvas) => {
      await expectTitles(canvas, 'We could not load your trips');
      await expect(canvas.getAllByRole('article')).toHaveLength(3);
    },
    'html-instead-of-json': async (canvas) => {
      await expectTitles(canvas, 'We could not load your trips');
      await expectText(canvas, 'We could not load your recommendations');
      await expect(canvas.queryByText(/doctype|<html/i)).toBeNull();
    },
    malformed: async (canvas) => {
      await expect(canvas.getAllByText('2 items could not be shown')).toHaveLength(2);
      await expectText(canvas, 'Date to be confirmed');
    },
    'non-finite': async (canvas) => {
      const [first] = canvas.getAllByRole('article');
      await expect(first).toHaveTextContent('4.8');
      await expect(first).toHaveTextContent('$0 per night');
    },
    'maximum-content': async (canvas) => {
      await expect(canvas.getByRole('group', { name: 'Trips Booked' })).toHaveTextContent('10,000');
      await expect(canvas.getAllByRole('article')).toHaveLength(3);
    },
  },
});

/** A failed read shows marked sample data under a banner, as for the organizer and corporate. */
const travelAgent = answersInStates({
  kind: 'travel-agent',
  answers: TRAVEL_AGENT_ANSWERS,
  heard: AGENT.heard,
  own: {
    empty: {
      stats: zeroOf(TRAVEL_AGENT_ANSWERS.stats),
      clients: { active: 0, new: 0, returning: 0, vip: 0, list: [] },
      commissions: zeroOf(TRAVEL_AGENT_ANSWERS.commissions),
    },
    'partly-absent': {
      stats: { activeClients: 42, pendingQuotes: 1 },
      commissions: { thisMonth: 900, platformCommission: 600, externalCommission: 300 },
      externalBookings: undefined,
    },
    failed: { bookings: FAILED },
    'maximum-content': { clients: { ...agentClients, list: maximumOf(agentClients.list) } },
  },
  checks: {
    ...SHARED_CHECKS,
    live: async (canvas) => {
      await expect(canvas.getByRole('rowheader', { name: /Aroha Ngata/ })).toBeVisible();
      await expectNoSample(canvas);
    },
    loading: loadingIn('Recent bookings'),
    empty: async (canvas) => {
      await expectTitles(canvas, 'No bookings yet');
      await expectNoSample(canvas);
    },
    'partly-absent': async (canvas) => {
      await expect(canvas.getByText('2 bookings and 1 quote wait for an answer.', IN_HELP)).toBeVisible();
      await sampleIn('Total Bookings')(canvas);
      await expect(canvas.getByRole('group', { name: 'Active Clients' })).toHaveTextContent('42');
      await expect(canvas.getByRole('group', { name: 'Active Clients' })).not.toHaveTextContent('Sample');
      await expect(canvas.getByRole('region', { name: 'Commission breakdown' })).toHaveTextContent(
        'Sample data',
      );
      const recent = within(canvas.getByRole('region', { name: 'Recent bookings' }));
      await expect(recent.queryByText('Sample data')).toBeNull();
    },
    failed: async (canvas) => {
      await oneFailed('bookings')(canvas);
      await expect(canvas.getByRole('rowheader', { name: 'IslandStay' })).toBeVisible();
    },
    'html-instead-of-json': onlySamples,
    malformed: async (canvas) => {
      await expect(canvas.getAllByText('2 items could not be shown')).toHaveLength(2);
      await expectText(within(canvas.getByRole('region', { name: 'Recent bookings' })), 'Unnamed client');
    },
    'non-finite': sampleIn('Active Clients'),
    'maximum-content': (canvas) =>
      expect(canvas.getByRole('rowheader', { name: 'Total of 10,000 providers' })).toBeVisible(),
  },
});

const tourOrganizer = answersInStates({
  kind: 'tour-organizer',
  answers: TOUR_ORGANIZER_ANSWERS,
  heard: ORGANIZER.heard,
  own: {
    empty: {
      stats: zeroOf(TOUR_ORGANIZER_ANSWERS.stats),
      team: zeroOf(TOUR_ORGANIZER_ANSWERS.team),
      revenue: zeroOf(TOUR_ORGANIZER_ANSWERS.revenue),
    },
    'partly-absent': {
      stats: { activeTours: 1, pendingApplications: 1, totalRevenue: 9000 },
      privateTours: TOUR_ORGANIZER_ANSWERS.privateTours.slice(0, 1),
      revenue: { thisMonth: 2000, commission: 300 },
      applications: undefined,
    },
    failed: { team: FAILED },
    'overlong-text': { revenue: { ...TOUR_ORGANIZER_ANSWERS.revenue, thisMonth: LONG_AMOUNT } },
  },
  checks: {
    ...SHARED_CHECKS,
    live: async (canvas) => {
      await expectText(within(canvas.getByRole('region', { name: 'Expert applications' })), 'Miriam Toa');
      await expectNoSample(canvas);
    },
    loading: loadingIn('Active tours'),
    empty: (canvas) => expectTitles(canvas, 'No tours yet', 'No applications yet'),
    'partly-absent': async (canvas) => {
      await expectText(canvas, '1 tour is running or filling. 1 expert is waiting for an answer.');
      await sampleIn('Total Participants')(canvas);
      await expect(canvas.getByRole('group', { name: 'Total Revenue' })).toHaveTextContent(
        '$2,000 this month',
      );
      const revenue = canvas.getByRole('region', { name: 'Revenue' });
      await expect(revenue).toHaveTextContent('Sample data');
      await expect(revenue).toHaveTextContent('Payout$1,700');
      await expect(canvas.getByRole('group', { name: 'Active Tours' })).toHaveTextContent(/^Active Tours1$/);
      const tours = within(canvas.getByRole('region', { name: 'Active tours' }));
      await expect(tours.queryByText('Sample data')).toBeNull();
    },
    failed: async (canvas) => {
      await oneFailed('team')(canvas);
      await expectText(within(canvas.getByRole('region', { name: 'Expert applications' })), 'Miriam Toa');
    },
    'html-instead-of-json': onlySamples,
    malformed: async (canvas) => {
      await expect(canvas.getAllByText('2 items could not be shown')).toHaveLength(2);
      await expectText(
        within(canvas.getByRole('region', { name: 'Expert applications' })),
        'Unnamed applicant',
      );
    },
    'non-finite': sampleIn('Active Tours'),
    'maximum-content': (canvas) =>
      expect(canvas.getByRole('region', { name: 'Expert applications' })).toHaveTextContent('10,000'),
  },
});

const withDepartments = (departments: object) => ({ budget: { ...corporateBudget, departments } });

const corporate = answersInStates({
  kind: 'corporate',
  answers: CORPORATE_ANSWERS,
  heard: CORPORATE.heard,
  // Requests and policies are filtered by status.
  steady: ['status'],
  own: {
    empty: {
      stats: zeroOf(CORPORATE_ANSWERS.stats),
      budget: { total: 0, used: 0, remaining: 0, departments: {} },
    },
    'partly-absent': {
      stats: { totalEmployees: 12, approvalsPending: 1, monthlyBudget: 6000 },
      employeeTravel: employeeTravel.slice(0, 1),
      budget: { total: 6000, used: 1500 },
      policies: undefined,
    },
    failed: { employeeTravel: FAILED },
    'hostile-text': withDepartments(
      Object.fromEntries(HOSTILE_TEXTS.map((text) => [text, { allocated: 100, used: 90 }])),
    ),
    'overlong-text': withDepartments({ [LONG_WORD]: { allocated: LONG_AMOUNT, used: LONG_AMOUNT } }),
    'maximum-content': withDepartments(
      Object.fromEntries(
        Array.from({ length: MAXIMUM_ROWS }, (_, index) => [
          `Department ${index + 1}`,
          { allocated: 12, used: 6 },
        ]),
      ),
    ),
  },
  checks: {
    ...SHARED_CHECKS,
    live: async (canvas) => {
      const requests = within(canvas.getByRole('region', { name: 'Travel requests' }));
      await expect(requests.getByText('Ana Vuki')).toBeVisible();
      await expectNoSample(canvas);
      await userEvent.click(requests.getByRole('button', { name: /^Approve Ana Vuki/ }));
      await expect(await requests.findByRole('button', { name: /^Undo/ })).toBeVisible();
    },
    loading: loadingIn('Travel requests'),
    empty: (canvas) => expectTitles(canvas, 'No requests yet', 'No team members yet', 'No policies yet'),
    'partly-absent': async (canvas) => {
      await expectText(canvas, '1 request needs your decision. $4,500 of this month’s budget is left.');
      await expect(canvas.getByRole('group', { name: 'Total Employees' })).toHaveTextContent(
        /^Total Employees12$/,
      );
      await sampleIn('Active Bookings')(canvas);
      await expect(canvas.getByRole('group', { name: 'Approvals Pending' })).toHaveTextContent(
        '1$2,340 requested',
      );
      await expect(canvas.getByRole('region', { name: 'Budget this month' })).toHaveTextContent(
        'Sample data',
      );
      await expect(canvas.getByRole('region', { name: 'Policies' })).toHaveTextContent('Sample data');
      await expect(canvas.getByRole('region', { name: 'Team budgets' })).not.toHaveTextContent('Sample');
    },
    failed: async (canvas) => {
      await oneFailed('travel requests')(canvas);
      await expectText(canvas, 'Ana Vuki');
    },
    'html-instead-of-json': onlySamples,
    malformed: async (canvas) => {
      await expect(canvas.getAllByText('2 items could not be shown').length).toBeGreaterThan(0);
      await expectText(within(canvas.getByRole('region', { name: 'Travel requests' })), 'Unnamed employee');
      await expectText(within(canvas.getByRole('region', { name: 'Team budgets' })), 'Unnamed employee');
    },
    'non-finite': sampleIn('Total Employees'),
    'maximum-content': async (canvas) => {
      await expectText(canvas, '9,994 more departments on the Budget tab');
      await expectText(canvas, '10,000 departments');
    },
  },
});

/** Answers without any call: marked sample figures show. */
const untouched: Answers = {
  data: {},
  check: (canvas) => expect(canvas.getAllByText('Sample data').length).toBeGreaterThan(0),
};

/** Answers for roles without calls. Only the user's look-up can be slow. */
export const sampleAnswers: AnswersByState = {
  ...byState(() => untouched),
  loading: { data: {}, check: (canvas) => expectText(canvas, loadingMessages['loading.screen']) },
};

export const ANSWERS: Readonly<Record<DashboardKind, AnswersByState>> = {
  traveler,
  'travel-agent': travelAgent,
  'tour-organizer': tourOrganizer,
  corporate,
  unknown: sampleAnswers,
};
