import { describe, expect, it, vi } from 'vitest';
import { bookings, clientCounts, clients } from '../domain/index.js';
import { rowsInWords } from '../i18n/rows-in-words.js';
import { dataOf, defineReads, mayRead } from './define-reads.js';
import type { LoadingParts } from './shared/read-states.js';

const READS = defineReads({
  bookings: { path: '/api/bookings', label: 'read.trips', isEmptyWhenFailed: true, entity: bookings },
  clients: {
    path: '/api/travel-agent/clients',
    label: 'read.clients',
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
      bookings: {
        ...bookings.sanitize(answers.bookings),
        items: rowsInWords(bookings, bookings.sanitize(answers.bookings).items),
      },
      clients: clients.sanitize(answers.clients),
      clientCounts: clientCounts.sanitize(answers.clients),
      isLoading: expect.any(Function),
      failureOf: expect.any(Function),
      holdsSamples: true,
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
    const { isLoading } = dataOf(READS, {}, SAMPLES, { loading });
    expect(isLoading('bookings')).toBe(bookings);
    expect(isLoading('clients')).toBe(clients);
    expect(isLoading('clientCounts')).toBe(clients);
    expect(isLoading('bookings', 'clients')).toBe(bookings || clients);
  });
});

describe('what could not be read', () => {
  const ROWS = [{ id: 7 }];
  const COUNTS = { active: 3 };

  it.each<
    [
      what: string,
      given: Record<string, unknown>,
      failed: boolean | ('bookings' | 'clients')[],
      labels: string[],
    ]
  >([
    ['nothing', { bookings: [], clients: COUNTS }, false, []],
    ['a named part', {}, ['bookings'], ['read.trips']],
    ['all', {}, true, ['read.trips', 'read.clients']],
    ['an empty list, which may be what a host puts there', { bookings: [] }, ['bookings'], ['read.trips']],
    ['a part with its error', { bookings: { data: null, error: new Error('Down') } }, false, ['read.trips']],
    ['a part whose error is a text', { bookings: { data: [], error: 'Down' } }, false, ['read.trips']],
    ['no part without an error', { bookings: { data: [], error: null, loading: false } }, false, []],
    ['nothing that was read before', { bookings: ROWS, clients: COUNTS }, true, []],
    ['nothing that was read before, in its state', { bookings: { data: ROWS, error: true } }, false, []],
    ['nothing that is read again', { bookings: { data: null, error: true, loading: true } }, false, []],
    ['no answer that only looks like a state', { bookings: { data: 1, error: 1, status: 500 } }, false, []],
    ['a part with its error alone', { bookings: { error: 'Unauthorized' } }, false, ['read.trips']],
    [
      'a part with its error and a way to try again',
      { bookings: { error: 1, onRetry() {} } },
      false,
      ['read.trips'],
    ],
    ['no part without an error, nor data', { bookings: { error: null, onRetry() {} } }, false, []],
    ['no answer without any of a state', { bookings: {} }, false, []],
  ])('is %s', (_what, given, failed, labels) => {
    const { failure } = dataOf(READS, given, SAMPLES, { failed });
    expect(failure?.labels ?? []).toEqual(labels);
  });

  it.each([
    ['its loading alone', { loading: true }, true],
    ['its data alone', { data: ROWS }, false],
  ])('is not what has %s', (_what, bookings, isLoading) => {
    const data = dataOf(READS, { bookings }, SAMPLES);
    expect(data.isLoading('bookings')).toBe(isLoading);
    expect(data.failure).toBeUndefined();
    if (!isLoading) expect(data.bookings.items).toMatchObject(ROWS);
  });

  it('is an empty list where that says so, else sample data', () => {
    const data = dataOf(READS, { bookings: 'none' }, SAMPLES, { failed: true });
    expect(data.bookings).toMatchObject({ items: [], isSample: false });
    expect(data.clients).toMatchObject({ isSample: true, items: [{ name: 'Sample client' }] });
    expect(data.failureOf('bookings', 'clients')?.labels).toEqual(['read.trips']);
    expect(data.failureOf('clients')).toBeUndefined();
    expect(data.sampleFailure?.labels).toEqual(['read.clients']);
  });

  it('is read again by its own way, or by that of all at once', () => {
    const onRetry = vi.fn();
    const own = vi.fn();
    const failed = dataOf(READS, { clients: { data: undefined, error: true, onRetry: own } }, SAMPLES, {
      failed: ['bookings'],
      onRetry,
    });
    failed.failureOf('bookings')?.retry?.();
    expect(onRetry.mock.calls).toEqual([[['bookings']]]);
    failed.failure?.retry?.();
    expect(onRetry.mock.calls).toEqual([[['bookings']], [['bookings']]]);
    expect(own).toHaveBeenCalledExactlyOnceWith();
  });

  it('is not offered to be read again where nobody would', () => {
    expect(dataOf(READS, {}, SAMPLES, { failed: true }).failure?.retry).toBeUndefined();
  });

  it('gives what is in a state as it is, so that the same answer is the same object', () => {
    const state = (loading: boolean) => ({ bookings: { data: ROWS, loading } });
    const first = dataOf(READS, state(true), SAMPLES);
    const second = dataOf(READS, state(false), SAMPLES);
    expect(first.bookings).toBe(second.bookings);
    expect([first.isLoading('bookings'), second.isLoading('bookings')]).toEqual([true, false]);
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
