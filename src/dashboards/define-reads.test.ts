import { describe, expect, it, vi } from 'vitest';
import { bookings, clientCounts, clients } from '../domain/index.js';
import { translateRows } from '../i18n/translate-rows.js';
import { dataOf, defineReads, mayRead } from './define-reads.js';

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

describe('dataOf', () => {
  it('returns every answer, sanitised, with its further entities', () => {
    const answers = { bookings: [{ id: 7 }], clients: { active: 3, list: [] } };
    const given = { bookings: { data: answers.bookings }, clients: { data: answers.clients }, onLogout: 3 };
    expect(dataOf(READS, given, SAMPLES)).toEqual({
      bookings: {
        ...bookings.sanitize(answers.bookings),
        items: translateRows(bookings, bookings.sanitize(answers.bookings).items),
      },
      clients: clients.sanitize(answers.clients),
      clientCounts: clientCounts.sanitize(answers.clients),
      isLoading: expect.any(Function),
      failureOf: expect.any(Function),
      holdsSamples: true,
      isPartial: true,
      answers: [answers.bookings, answers.clients],
    });
  });

  it('returns sample rows for an answer that is not a list', () => {
    const data = dataOf(READS, {}, SAMPLES);
    expect(data.bookings).toMatchObject({ isSample: true, items: [{ listingTitle: 'Sample trip' }] });
    expect(data.clients).toMatchObject({ isSample: true, items: [{ name: 'Sample client' }] });
  });

  it.each([
    ['nothing', {}, false, false],
    ['a pending part', { bookings: { status: 'pending' } }, true, false],
    ['a part without data and status', { clients: {} }, false, true],
    ['no answer', { bookings: { data: [] }, clients: { data: null } }, false, false],
    ['no answer that is read again', { bookings: { data: [], refetch() {} } }, false, false],
    ['everything', { bookings: {}, clients: { status: 'pending', data: {} } }, true, true],
    ['nothing that only looks like JSON', { bookings: 'none', clients: [] }, false, false],
  ])('reports the loading of %s: bookings, clients and their counts', (_what, given, bookings, clients) => {
    const { isLoading } = dataOf(READS, given, SAMPLES);
    expect(isLoading('bookings')).toBe(bookings);
    expect(isLoading('clients')).toBe(clients);
    expect(isLoading('clientCounts')).toBe(clients);
    expect(isLoading('bookings', 'clients')).toBe(bookings || clients);
  });

  it('does not interpret the keys of an answer', () => {
    const data = { data: 1, status: 'error', error: 1, id: 7 };
    expect(dataOf(READS, { bookings: { data: [data] } }, SAMPLES).bookings.items).toMatchObject([{ id: 7 }]);
    expect(
      dataOf(READS, { clients: { data: { ...data, active: 3 } } }, SAMPLES).clientCounts.value.active,
    ).toBe(3);
  });
});

const ROWS = [{ id: 7 }];
const COUNTS = { active: 3 };
const FAILED = { status: 'error' } as const;

describe('a failed read', () => {
  it.each<[what: string, given: Record<string, unknown>, labels: string[]]>([
    ['nothing', { bookings: { data: [] }, clients: { data: COUNTS } }, []],
    ['a part', { bookings: FAILED }, ['read.trips']],
    ['all', { bookings: FAILED, clients: FAILED }, ['read.trips', 'read.clients']],
    ['an empty list, which a host may have given', { bookings: { data: [], ...FAILED } }, ['read.trips']],
    ['a part with its error alone', { bookings: { error: 'Unauthorized' } }, ['read.trips']],
    ['no part whose error is none', { bookings: { data: [], error: null } }, []],
    [
      'nothing with earlier data',
      { bookings: { data: ROWS, ...FAILED }, clients: { data: COUNTS, ...FAILED } },
      [],
    ],
    ['nothing that is read again', { bookings: { data: null, error: 1, status: 'pending' } }, []],
  ])('names %s', (_what, given, labels) => {
    expect(dataOf(READS, given, SAMPLES).failure?.labels ?? []).toEqual(labels);
  });

  it('returns an empty list if it shows the failure, else sample data', () => {
    const data = dataOf(READS, { bookings: { data: 'none', ...FAILED }, clients: FAILED }, SAMPLES);
    expect(data.bookings).toMatchObject({ items: [], isSample: false });
    expect(data.clients).toMatchObject({ isSample: true, items: [{ name: 'Sample client' }] });
    expect(data.failureOf('bookings', 'clients')?.labels).toEqual(['read.trips']);
    expect(data.failureOf('clients')).toBeUndefined();
    expect(data.sampleFailure?.labels).toEqual(['read.clients']);
  });

  it('is retried part by part, and once for parts with the same refetch', () => {
    const [own, shared] = [vi.fn(), vi.fn()];
    const failed = dataOf(
      READS,
      { bookings: { ...FAILED, refetch: own }, clients: { ...FAILED, refetch: shared } },
      SAMPLES,
    );
    failed.failureOf('bookings')?.retry?.();
    expect([own.mock.calls, shared.mock.calls]).toEqual([[[]], []]);
    failed.failure?.retry?.();
    expect([own.mock.calls, shared.mock.calls]).toEqual([[[], []], [[]]]);
    const both = { ...FAILED, refetch: shared };
    dataOf(READS, { bookings: both, clients: both }, SAMPLES).failure?.retry?.();
    expect(shared).toHaveBeenCalledTimes(2);
  });

  it('offers no retry without a refetch', () => {
    expect(dataOf(READS, { bookings: FAILED }, SAMPLES).failure?.retry).toBeUndefined();
  });

  it('returns the same object for the same answer', () => {
    const state = (status: string) => ({ bookings: { data: ROWS, status } });
    const first = dataOf(READS, state('pending'), SAMPLES);
    const second = dataOf(READS, state('success'), SAMPLES);
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
