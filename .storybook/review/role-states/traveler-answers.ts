import { expect, within } from 'storybook/test';
import { bookings } from '../../../app/demo-api/fixtures/bookings';
import { listings } from '../../../app/demo-api/fixtures/listings';
import type { RoleDashboardData } from '../../../src/dashboards/role';
import { HOSTILE, HOSTILE_TEXTS, LONG_AMOUNT, LONG_WORD, maximumOf } from '../../extreme-data';
import { STORY_NOW } from '../../story-now';
import type { AnswersByState } from './answers';

const traveler = (own: RoleDashboardData['traveler']): RoleDashboardData => ({
  traveler: { bookings, listings, now: STORY_NOW, ...own },
});

/** Bookings and listings: a failed read of either is an empty list (spec section 8, decision 33). */
export const travelerAnswers: AnswersByState = {
  live: {
    data: traveler({}),
    check: async (canvas) => {
      await expect(canvas.getByText('Bilum Weaving Circle')).toBeVisible();
      await expect(canvas.queryByText('Sample data')).toBeNull();
    },
  },
  loading: {
    data: traveler({ bookings: undefined, listings: undefined, loading: true }),
    check: async (canvas) => {
      const trips = canvas.getByRole('region', { name: 'Upcoming Trips' });
      await expect(trips).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByText('Sample data')).toBeNull();
    },
  },
  empty: {
    data: traveler({ bookings: [], listings: [] }),
    check: async (canvas) => {
      await expect(canvas.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Nothing to recommend yet' })).toBeVisible();
    },
  },
  'partly-absent': {
    data: traveler({
      bookings: bookings.map(({ id, checkIn }, index) => (index === 0 ? { id } : { id, checkIn })),
      listings: null,
    }),
    check: async (canvas) => {
      const trips = within(canvas.getByRole('region', { name: 'Upcoming Trips' }));
      await expect(trips.getAllByText('Cultural Experience')).toHaveLength(3);
      await expect(trips.getByText('Date to be confirmed')).toBeVisible();
      await expect(trips.queryByText('Sample data')).toBeNull();
      await expect(canvas.getByText('Sample data')).toBeVisible();
    },
  },
  failed: {
    data: traveler({ bookings: [] }),
    check: async (canvas) => {
      await expect(canvas.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
      await expect(canvas.getAllByRole('article')).toHaveLength(3);
    },
  },
  'html-instead-of-json': {
    data: traveler({ bookings: [], listings: [] }),
    check: async (canvas) => {
      await expect(canvas.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
      await expect(canvas.queryByText(/doctype|<html/i)).toBeNull();
    },
  },
  malformed: {
    data: traveler({
      bookings: [null, 'trip', { id: 7, listingTitle: 5, destination: null, checkIn: 20261212, status: {} }],
      listings: [[], { id: 'a', title: '', rating: '4.2', price: null }, 12],
    }),
    check: async (canvas) => {
      await expect(canvas.getAllByText('2 items could not be shown')).toHaveLength(2);
      await expect(canvas.getByText('Date to be confirmed')).toBeVisible();
    },
  },
  'non-finite': {
    data: traveler({
      listings: [
        { id: 1, title: 'Reef House', rating: Number.NaN, price: Number.POSITIVE_INFINITY },
        { id: 2, title: 'Garden Fale', rating: Number.NEGATIVE_INFINITY, price: Number.NaN },
        { id: 3, title: 'Hill Bungalow', rating: 1e308, price: -1e308 },
      ],
    }),
    check: async (canvas) => {
      const [first] = canvas.getAllByRole('article');
      await expect(first).toHaveTextContent('4.8');
      await expect(first).toHaveTextContent('$0 per night');
    },
  },
  'hostile-text': {
    data: traveler({
      bookings: HOSTILE_TEXTS.map((text, index) => ({
        id: `../${text}`,
        listingTitle: text,
        destination: HOSTILE.override,
        checkIn: `2026-12-1${index}`,
        status: text,
      })),
      listings: HOSTILE_TEXTS.map((title, id) => ({ id, title, rating: 4.5, price: 80 })),
    }),
    check: async (canvas) => {
      await expect(canvas.getAllByText(HOSTILE.markup).length).toBeGreaterThan(1);
    },
  },
  'overlong-text': {
    data: traveler({
      bookings: bookings.map((booking) => ({
        ...booking,
        listingTitle: LONG_WORD,
        destination: LONG_WORD,
        status: LONG_WORD,
      })),
      listings: listings.map((listing) => ({ ...listing, title: LONG_WORD, price: LONG_AMOUNT })),
    }),
    check: async (canvas) => {
      await expect(canvas.getAllByText(LONG_WORD).length).toBeGreaterThan(3);
    },
  },
  'maximum-content': {
    data: traveler({ bookings: maximumOf(bookings), listings: maximumOf(listings) }),
    check: async (canvas) => {
      await expect(canvas.getByRole('group', { name: 'Trips Booked' })).toHaveTextContent('10,000');
      await expect(canvas.getAllByRole('article')).toHaveLength(3);
    },
  },
};
