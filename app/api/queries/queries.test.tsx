import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, renderWithClient, settle, stubServer } from '../../testing/api-test-utils';
import type { ReadResult } from '.';
import * as queries from '.';

let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ROLES = [
  'traveler',
  'provider',
  'travel_agent',
  'tour_organizer',
  'admin',
  'corporate_admin',
  'super_admin',
];

describe.each([
  ['travel_agent', '/api/travel-agent/stats', queries.useAgentStats],
  ['travel_agent', '/api/travel-agent/bookings', queries.useAgentBookings],
  ['travel_agent', '/api/travel-agent/clients', queries.useAgentClients],
  ['travel_agent', '/api/travel-agent/commissions', queries.useAgentCommissions],
  ['travel_agent', '/api/travel-agent/external-bookings', queries.useAgentExternalBookings],
  ['tour_organizer', '/api/tour-organizer/stats', queries.useOrganizerStats],
  ['tour_organizer', '/api/private-tours', queries.usePrivateTours],
  ['tour_organizer', '/api/tour-organizer/team', queries.useOrganizerTeam],
  ['tour_organizer', '/api/tour-organizer/applications', queries.useOrganizerApplications],
  ['tour_organizer', '/api/tour-organizer/revenue', queries.useOrganizerRevenue],
  ['corporate_admin', '/api/corporate-admin/stats', queries.useCorporateStats],
  ['corporate_admin', '/api/corporate-admin/employee-travel', queries.useEmployeeTravel],
  ['corporate_admin', '/api/corporate-admin/policies', queries.useCorporatePolicies],
  ['corporate_admin', '/api/corporate-admin/budget', queries.useCorporateBudget],
  ['corporate_admin', '/api/corporate-admin/team', queries.useCorporateTeam],
] as const)('only for %s: %s', (onlyFor, path, useRead) => {
  // spec: 6.agent-queries, 6.organizer-queries, 6.corporate-queries, 7.agent-reads, 7.organizer-reads
  // spec: 7.corporate-reads
  it('is read for its role and no other', async () => {
    const calls = stubServer({ [`GET ${path}`]: { figure: 1 } });
    const { result, rerender } = renderWithClient<ReadResult, string | undefined>(useRead, undefined);
    for (const role of ROLES.filter((other) => other !== onlyFor)) {
      rerender(role);
      await pass(0);
      expect(result.current).toEqual({ data: undefined, loading: false, failed: false });
    }
    expect(calls).toEqual([]);
    rerender(onlyFor);
    expect(result.current.loading).toBe(true);
    await pass(0);
    expect(calls).toEqual([`GET ${path}`]);
    expect(result.current).toEqual({ data: { figure: 1 }, loading: false, failed: false });
  });

  it('leaves nothing but undefined of a failure', async () => {
    stubServer({ [`GET ${path}`]: () => new Response('Down', { status: 500 }) });
    const { result } = renderWithClient<ReadResult, string | undefined>(useRead, onlyFor);
    await pass(6999);
    expect(result.current.loading).toBe(true);
    await settle();
    expect(result.current).toEqual({ data: undefined, loading: false, failed: true });
  });

  it('keeps what it has read when a later read fails', async () => {
    let answers = 0;
    stubServer({
      [`GET ${path}`]: () => (answers++ === 0 ? { figure: 1 } : new Response('Down', { status: 500 })),
    });
    const { result, queryClient } = renderWithClient<ReadResult, string | undefined>(useRead, onlyFor);
    await pass(0);
    void queryClient.refetchQueries({ queryKey: queries.queryKey(path) });
    await pass(7000);
    await settle();
    expect(result.current).toEqual({ data: { figure: 1 }, loading: false, failed: true });
  });
});

describe.each([
  ['/api/bookings', queries.useBookings],
  ['/api/listings?category=cultural', queries.useCulturalListings],
] as const)('for every role: %s', (path, useRead) => {
  // spec: 7.bookings, 7.listings, 3.listing-category
  it('is read at once', async () => {
    stubServer({ [`GET ${path}`]: [{ id: 1 }] });
    const { result } = renderWithClient(() => useRead(), undefined);
    await pass(0);
    expect(result.current).toEqual({ data: [{ id: 1 }], loading: false, failed: false });
  });

  // spec: 7.bookings, 7.listings, 8.lists
  it('becomes an empty list when it fails, and says so in the console alone', async () => {
    const calls = stubServer({ [`GET ${path}`]: () => new Response('Down', { status: 500 }) });
    const { result } = renderWithClient(() => useRead(), undefined);
    await pass(7000);
    await settle();
    expect(result.current).toEqual({ data: [], loading: false, failed: true });
    expect(calls.filter((call) => call === `GET ${path}`)).toHaveLength(4);
    expect(warn).toHaveBeenCalledWith(`${path} failed:`, '500: Down');
  });

  it('stays the list that it was when a later read fails', async () => {
    let answers = 0;
    stubServer({
      [`GET ${path}`]: () => (answers++ === 0 ? [{ id: 1 }] : new Response('Down', { status: 500 })),
    });
    const { result, queryClient } = renderWithClient(() => useRead(), undefined);
    await pass(0);
    void queryClient.refetchQueries({ queryKey: queries.queryKey(path) });
    await pass(7000);
    await settle();
    expect(result.current).toEqual({ data: [{ id: 1 }], loading: false, failed: true });
  });
});

describe('the logout by mutation', () => {
  // spec: 4.logout-organizer
  it('posts, leaves, then forgets the user and all that was read for them', async () => {
    const calls = stubServer({ 'POST /api/logout': () => new Response(null, { status: 204 }) });
    const order: string[] = [];
    const leave = vi.fn(async () => {
      order.push(`leave with ${JSON.stringify(queryClient.getQueryData(['/api/auth/user']))}`);
    });
    const { result, queryClient } = renderWithClient(() => queries.useLogout({ leave }), undefined);
    queryClient.setQueryData(['/api/auth/user'], { role: 'tour_organizer' });
    queryClient.setQueryData(['/api/private-tours'], [1]);
    result.current.mutate();
    await settle();
    expect(calls).toEqual(['POST /api/logout']);
    expect(order).toEqual(['leave with {"role":"tour_organizer"}']);
    expect(queryClient.getQueryData(['/api/auth/user'])).toBeNull();
    expect(queryClient.getQueryData(['/api/private-tours'])).toBeUndefined();
  });

  it('fails where no answer comes, after a second try, and can be asked for again', async () => {
    const limits: AbortController[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(10_000);
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    });
    const isOver = async () => {
      limits.at(-1)?.abort(new DOMException('signal timed out', 'TimeoutError'));
      await pass(1000);
      await settle();
    };
    const calls = stubServer({
      'POST /api/logout': () =>
        new Promise((_, reject) => {
          const signal = limits.at(-1)?.signal;
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const onFailed = vi.fn();
    const { result, queryClient, reports } = renderWithClient(
      () => queries.useLogout({ leave: vi.fn(), onFailed }),
      undefined,
    );
    result.current.mutate();
    await settle();
    await isOver();
    expect(onFailed).not.toHaveBeenCalled();
    await isOver();
    expect(onFailed).toHaveBeenCalledOnce();
    expect(queries.isLoggingOut(queryClient)).toBe(false);
    expect(calls.filter((call) => call === 'POST /api/logout')).toHaveLength(2);
    expect(reports).toContainEqual(
      expect.objectContaining({ type: 'mutation_failure', status: 0, url: '/api/logout' }),
    );
  });

  it('stays where it is when the call fails', async () => {
    stubServer({ 'POST /api/logout': () => new Response('Down', { status: 500 }) });
    const leave = vi.fn();
    const { result, queryClient } = renderWithClient(() => queries.useLogout({ leave }), undefined);
    queryClient.setQueryData(['/api/auth/user'], { role: 'tour_organizer' });
    result.current.mutate();
    await pass(60_000);
    expect(result.current.isError).toBe(true);
    expect(leave).not.toHaveBeenCalled();
    expect(queryClient.getQueryData(['/api/auth/user'])).toEqual({ role: 'tour_organizer' });
  });
});
