import { describe, expect, it } from 'vitest';
import { dataOf, defineReads, type LoadingParts, mayRead } from './define-reads';

const READS = defineReads({
  bookings: { path: '/api/bookings', entity: { sanitize: (raw) => ({ bookings: raw }) } },
  clients: {
    path: '/api/travel-agent/clients',
    role: 'travel_agent',
    entity: { sanitize: (raw) => ({ list: raw }) },
    also: { clientCounts: { sanitize: (raw) => ({ counts: raw }) } },
  },
});

describe('the data of a dashboard', () => {
  it('is every answer, sanitised, and what else an answer holds', () => {
    const data = dataOf(READS, { bookings: 1, clients: 2, onLogout: 3 });
    expect(data).toEqual({
      bookings: { bookings: 1 },
      clients: { list: 2 },
      clientCounts: { counts: 2 },
      isLoading: expect.any(Function),
    });
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
    const { isLoading } = dataOf(READS, {}, loading);
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
