import { expect, fn, userEvent, within } from 'storybook/test';
import { TRAVELER } from '../../../.storybook/dashboard-args.js';
import { LONG_AMOUNT, LONG_TEXT, LONG_WORD, maximumOf } from '../../../.storybook/extreme-data.js';
import { findsNothingAsked } from '../../../.storybook/list-states.js';
import preview from '../../../.storybook/preview.js';
import { expectCleanText, fitsWindow } from '../../../.storybook/story-checks.js';
import { bookings } from '../../testing/demo-api/fixtures/bookings.js';
import { listings } from '../../testing/demo-api/fixtures/listings.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { TravelerDashboard } from './traveler-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/traveler/data',
  id: 'dashboards-traveler-data',
  component: TravelerDashboard,
  ...TRAVELER.page,
});

export const Loading = meta.story({
  tags: ['visual'],
  args: TRAVELER.pending,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sample data')).toBeNull();
    await expect(canvas.queryByText('Cultural Experience')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Upcoming Trips' })).toHaveAttribute('aria-busy', 'true');
    // Fixed figures wait too.
    await expect(canvas.queryByText('1,250')).toBeNull();
  },
});

export const LoadingBookingsOnly = meta.story({
  args: { bookings: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Upcoming Trips' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('article')[0]).not.toHaveAttribute('aria-busy');
  },
});

export const LoadingRewards = meta.story({
  args: TRAVELER.loading('rewards'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/1,250/)).toBeNull();
  },
});

export const LoadingTrips = meta.story({ args: TRAVELER.loading('trips') });

export const Empty = meta.story({
  args: { bookings: { data: [] }, listings: { data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Nothing to recommend yet' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Trips Booked' })).toHaveTextContent(
      'Trips Booked0None upcoming',
    );
    await expect(canvas.queryByText(/Your next trip/)).toBeNull();
    await expect(canvas.queryByText('Sample data')).toBeNull();
  },
});

export const NoBookings = meta.story({ args: { bookings: { data: [] } } });

export const NoListings = meta.story({ args: { listings: { data: [] } } });

export const EmptyTrips = meta.story({
  args: { bookings: { data: [] }, defaultTab: 'trips' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
  },
});

/** A program without offers for points. */
export const EmptyRewards = meta.story({
  args: { rewards: { rewards: [] }, defaultTab: 'rewards' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Redeem/ })).toBeNull();
  },
});

export const NoMatchTrips = meta.story({ ...findsNothingAsked('trips') });

const refetch = { bookings: fn(), listings: fn() };
const FAILED = {
  bookings: { status: 'error', refetch: refetch.bookings },
  listings: { status: 'error', refetch: refetch.listings },
} as const;

/** A failed list is empty with an error, which differs from the empty state of a list without rows. */
// spec: 8.lists
export const Failed = meta.story({
  tags: ['visual'],
  args: FAILED,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We could not load your trips' })).toBeVisible();
    await expect(canvas.getByText('We could not load your recommendations')).toBeVisible();
    await expect(canvas.queryByText('No trips yet')).toBeNull();
    const tile = canvas.getByRole('group', { name: 'Trips Booked' });
    await expect(tile).toHaveTextContent('Trips did not load');
    await expect(tile).not.toHaveTextContent('0');
    await userEvent.click(within(tile).getByRole('button', { name: 'Try again: Trips Booked' }));
    await expect(refetch.bookings).toHaveBeenCalledOnce();
    await expect(refetch.listings).not.toHaveBeenCalled();
  },
});

export const FailedTrips = meta.story({
  args: { ...FAILED, defaultTab: 'trips' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Upcoming' })).toHaveTextContent('Trips did not load');
    const panel = within(canvas.getByRole('region', { name: 'All bookings' }));
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(refetch.bookings).toHaveBeenCalledOnce();
    await expect(refetch.listings).not.toHaveBeenCalled();
  },
});

/** Rewards have no read: failures do not affect them. */
export const FailedRewards = meta.story({
  args: { ...FAILED, defaultTab: 'rewards' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Redeem/ }).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/could not load/)).toBeNull();
  },
});

export const PartlyFailed = meta.story({
  args: { listings: FAILED.listings },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bilum Weaving Circle')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch.listings).toHaveBeenCalledOnce();
  },
});

/** A failure without a `refetch` has no button to try again. */
export const FailedForGood = meta.story({
  args: { bookings: { status: 'error' }, listings: { status: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Try again/ })).toBeNull();
  },
});

/** A later read failed: the earlier data stays. */
export const FailedLater = meta.story({
  args: {
    bookings: { ...FAILED.bookings, data: bookings },
    listings: { ...FAILED.listings, data: listings },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bilum Weaving Circle')).toBeVisible();
    await expect(canvas.queryByText(/did not load|could not load/)).toBeNull();
  },
});

export const FailedOnAPhone = meta.story({ ...fitsWindow('phone'), args: FAILED });

/** Answers that are no lists are replaced by sample lists, marked. */
// spec: 5.lists
export const Absent = meta.story({
  args: { bookings: undefined, listings: { data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(3);
    const upcoming = within(canvas.getByRole('region', { name: 'Upcoming Trips' }));
    await expect(upcoming.getAllByText('Cultural Experience')).toHaveLength(3);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.queryByText(/Your next trip/)).toBeNull();
  },
});

export const AbsentTrips = meta.story({
  args: { bookings: { data: { error: 'Unauthorized', status: 401 } }, defaultTab: 'trips' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(3);
  },
});

// spec: 2.traveler-upcoming, 2.traveler-recommendations, 4.booking-status-missing, 5.numbers
export const Malformed = meta.story({
  args: {
    bookings: {
      data: [
        null,
        'trip',
        { id: 7, listingTitle: 5, destination: null, checkIn: 20261212, status: {} },
        bookings[0],
      ],
    },
    listings: { data: [[], { id: 'a', title: '', rating: '4.2', price: null }, undefined, 12] },
  },
  play: async ({ canvas, canvasElement }) => {
    const upcoming = within(canvas.getByRole('region', { name: 'Upcoming Trips' }));
    await expect(upcoming.getByText('2 items could not be shown')).toBeVisible();
    await expect(upcoming.getByText('Cultural Experience')).toBeVisible();
    await expect(upcoming.getByText('Papua New Guinea')).toBeVisible();
    await expect(upcoming.getByText('Date to be confirmed')).toBeVisible();
    await expect(upcoming.getAllByText('Confirmed')).toHaveLength(2);
    await expect(canvas.getByText('3 items could not be shown')).toBeVisible();
    const card = canvas.getByRole('article');
    await expect(card).toHaveTextContent('4.8');
    await expect(card).toHaveTextContent('$0 per night');
    await expectCleanText(canvasElement);
  },
});

export const OneLeftOut = meta.story({
  args: { bookings: { data: [...bookings, null] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 item could not be shown')).toBeVisible();
  },
});

export const NotFinite = meta.story({
  args: {
    listings: {
      data: [
        { id: 1, title: 'Reef House', rating: Number.NaN, price: Number.POSITIVE_INFINITY },
        { id: 2, title: 'Garden Fale', rating: Number.NEGATIVE_INFINITY, price: Number.NaN },
        { id: 3, title: 'Hill Bungalow', rating: 1e308, price: -1e308 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expectCleanText(canvasElement);
  },
});

export const LongTexts = meta.story({
  ...fitsWindow('phone'),
  args: {
    user: { ...users.traveler, firstName: LONG_TEXT, lastName: LONG_TEXT },
    bookings: {
      data: bookings.map((booking) => ({
        ...booking,
        listingTitle: LONG_TEXT,
        destination: LONG_TEXT,
        status: LONG_TEXT,
      })),
    },
    listings: { data: listings.map((listing) => ({ ...listing, title: LONG_TEXT, price: LONG_AMOUNT })) },
  },
});

export const UnbreakableWord = meta.story({
  ...fitsWindow('phone'),
  args: {
    user: { ...users.traveler, firstName: LONG_WORD, lastName: LONG_WORD, email: `${LONG_WORD}@example.com` },
    bookings: {
      data: bookings.map((booking) => ({
        ...booking,
        listingTitle: LONG_WORD,
        destination: LONG_WORD,
        status: LONG_WORD,
      })),
    },
    listings: { data: listings.map((listing) => ({ ...listing, title: LONG_WORD })) },
  },
});

export const UnbreakableProfile = meta.story({
  ...fitsWindow('small'),
  args: { ...UnbreakableWord.input.args, defaultTab: 'profile' },
});

export const OneBooking = meta.story({ args: { bookings: { data: bookings.slice(0, 1) } } });

export const StartsTomorrow = meta.story({
  args: { bookings: { data: [{ ...bookings[0], checkIn: '2026-11-22' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your next trip starts tomorrow.', { exact: false })).toBeVisible();
  },
});

export const TenThousandBookings = meta.story({
  args: {
    defaultTab: 'trips',
    bookings: { data: maximumOf(bookings) },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2_500);
    await expect(canvas.getByRole('group', { name: 'Upcoming' })).toHaveTextContent('Upcoming5,001');
    await expect(canvas.getByText('Showing 1–50 of 10,000')).toBeVisible();
  },
});
