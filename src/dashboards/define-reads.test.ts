import { describe, expect, it } from 'vitest';
import { bookings, clientCounts, clients } from '../domain';
import { dataOf, defineReads, type LoadingParts, mayRead } from './define-reads';

const READS = defineReads({
  bookings: { path: '/api/bookings', entity: bookings },
  clients: {
    path: '/api/travel-agent/clients',
    role: 'travel_agent',
    entity: clients,
    also: { clientCounts },
  },
});

const SAMPLES = { bookings: [{ listingTitle: 'Sample trip' }], clients: [{ name: 'Sample client' }] };

describe('the data of a dashboard', () => {
  it('is every answer, sanitised, and what else an answer holds', () => {
    const answers = { bookings: [{ id: 7 }], clients: { active: 3, list: [] }, onLogout: 3 };
    expect(dataOf(READS, answers, SAMPLES)).toEqual({
      bookings: bookings.sanitize(answers.bookings),
      clients: clients.sanitize(answers.clients),
      clientCounts: clientCounts.sanitize(answers.clients),
      isLoading: expect.any(Function),
    });
  });

  it('shows sample rows in place of what is not a list', () => {
    const data = dataOf(READS, {}, SAMPLES);
    expect(data.bookings).toMatchObject({ isSample: true, items: [{ listingTitle: 'Sample trip' }] });
    expect(data.clients).toMatchObject({ isSample: true, items: [{ name: 'Sample client' }] });
  });

  it.each<[LoadingParts<keyof typeof READS> | undefined, boolean, boolean]>([
    [undefined, false, false],
    [false, false, false],
    [true, true, true],
    [[], false, false],
    [['bookings'], true, false],
    [['clients'], false, true],
    [['clients', 'bookings'], true, true],
  ])('with %j: bookings loading %s, clients and their counts %s', (loading, bookings, clients) => {
    const { isLoading } = dataOf(READS, {}, SAMPLES, loading);
    expect(isLoading('bookings')).toBe(bookings);
    expect(isLoading('clients')).toBe(clients);
    expect(isLoading('clientCounts')).toBe(clients);
    expect(isLoading('bookings', 'clients')).toBe(bookings || clients);
  });
});

it.each([
  ['bookings', 'traveler', true],
  ['bookings', undefined, true],
  ['clients', 'travel_agent', true],
  ['clients', 'admin', false],
  ['clients', undefined, false],
] as const)('%s may be read by %s: %s', (part, role, expected) => {
  expect(mayRead(READS[part], role)).toBe(expected);
});
