import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, renderWithClient, settle, stubServer } from '../../testing/api-test-utils';
import { queryKey } from '../paths';
import { useBookings, useDashboardData } from './reads';

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
  'reviewer',
];
const DOWN = () => new Response('Down', { status: 500 });

type Kind = 'traveler' | 'travel-agent' | 'tour-organizer' | 'corporate';

/** Renders the data of a dashboard for changing roles. */
function renderData(kind: Kind, role: string | undefined) {
  const { result, ...rest } = renderWithClient<ReturnType<typeof useDashboardData>, string | undefined>(
    (current) => useDashboardData(kind, current),
    role,
  );
  const part = (name: string) => partOf(result.current, kind, name);
  return { ...rest, part };
}

/** Returns the read of a part, undefined where the role may not read it. */
const partOf = (data: ReturnType<typeof useDashboardData>, kind: Kind, name: string) => {
  const parts: Record<string, unknown> = { ...data[kind] };
  return parts[name] as UseQueryResult | undefined;
};

describe.each([
  ['traveler', undefined, 'bookings', '/api/bookings'],
  ['corporate', 'corporate_admin', 'policies', '/api/corporate-admin/policies'],
] as const)('a part of the %s dashboard that could not be read', (kind, role, name, path) => {
  it('fails, and a retry repeats only its own read', async () => {
    let isDown = true;
    const calls = stubServer({ [`GET ${path}`]: () => (isDown ? DOWN() : [{ id: 1 }]) });
    const { result } = renderWithClient(() => useDashboardData(kind, role), undefined);
    const part = () => partOf(result.current, kind, name);
    await pass(7000);
    await settle();
    expect(part()).toMatchObject({ status: 'error', data: undefined });
    isDown = false;
    const before = calls.length;
    void part()?.refetch();
    await pass(0);
    await settle();
    expect(calls.slice(before).filter((call) => call.startsWith('GET'))).toEqual([`GET ${path}`]);
    expect(part()).toMatchObject({ status: 'success', data: [{ id: 1 }] });
  });

  it('keeps earlier data after a failure', async () => {
    let answers = 0;
    stubServer({ [`GET ${path}`]: () => (answers++ === 0 ? [] : DOWN()) });
    const { result, queryClient } = renderWithClient(() => useDashboardData(kind, role), undefined);
    await pass(0);
    void queryClient.refetchQueries({ queryKey: queryKey(path) });
    await pass(7000);
    await settle();
    expect(queryClient.getQueryState(queryKey(path))?.status).toBe('error');
    expect(partOf(result.current, kind, name)).toMatchObject({ status: 'error', data: [] });
  });
});

const reads = (calls: readonly string[]) => calls.filter((call) => call.startsWith('GET')).sort();

describe.each([
  ['travel-agent', 'travel_agent', 'stats', '/api/travel-agent/stats'],
  ['travel-agent', 'travel_agent', 'bookings', '/api/travel-agent/bookings'],
  ['travel-agent', 'travel_agent', 'clients', '/api/travel-agent/clients'],
  ['travel-agent', 'travel_agent', 'commissions', '/api/travel-agent/commissions'],
  ['travel-agent', 'travel_agent', 'externalBookings', '/api/travel-agent/external-bookings'],
  ['tour-organizer', 'tour_organizer', 'stats', '/api/tour-organizer/stats'],
  ['tour-organizer', 'tour_organizer', 'privateTours', '/api/private-tours'],
  ['tour-organizer', 'tour_organizer', 'team', '/api/tour-organizer/team'],
  ['tour-organizer', 'tour_organizer', 'applications', '/api/tour-organizer/applications'],
  ['tour-organizer', 'tour_organizer', 'revenue', '/api/tour-organizer/revenue'],
  ['corporate', 'corporate_admin', 'stats', '/api/corporate-admin/stats'],
  ['corporate', 'corporate_admin', 'employeeTravel', '/api/corporate-admin/employee-travel'],
  ['corporate', 'corporate_admin', 'policies', '/api/corporate-admin/policies'],
  ['corporate', 'corporate_admin', 'budget', '/api/corporate-admin/budget'],
  ['corporate', 'corporate_admin', 'team', '/api/corporate-admin/team'],
] as const)('the %s dashboard, only for %s: %s', (kind, onlyFor, name, path) => {
  // spec: 6.agent-queries, 6.organizer-queries, 6.corporate-queries, 7.agent-reads, 7.organizer-reads
  // spec: 7.corporate-reads
  it('is only read for its role', async () => {
    const calls = stubServer({ [`GET ${path}`]: { figure: 1 } });
    const { part, rerender } = renderData(kind, undefined);
    for (const role of ROLES.filter((other) => other !== onlyFor)) {
      rerender(role);
      await pass(0);
      expect(part(name)).toBeUndefined();
    }
    expect(calls).toEqual([]);
    rerender(onlyFor);
    expect(part(name)?.status).toBe('pending');
    await pass(0);
    expect(reads(calls).filter((call) => call === `GET ${path}`)).toHaveLength(1);
    expect(part(name)).toMatchObject({ data: { figure: 1 }, status: 'success' });
  });

  it('has only an error after a failure', async () => {
    stubServer({ [`GET ${path}`]: DOWN });
    const { part } = renderData(kind, onlyFor);
    await pass(6999);
    expect(part(name)?.status).toBe('pending');
    await settle();
    expect(part(name)).toMatchObject({ data: undefined, status: 'error' });
    expect(warn).not.toHaveBeenCalledWith(`${path} failed:`, expect.anything());
  });

  it('keeps its data when a later read fails', async () => {
    let answers = 0;
    stubServer({ [`GET ${path}`]: () => (answers++ === 0 ? { figure: 1 } : DOWN()) });
    const { part, queryClient } = renderData(kind, onlyFor);
    await pass(0);
    void queryClient.refetchQueries({ queryKey: queryKey(path) });
    await pass(7000);
    await settle();
    expect(queryClient.getQueryState(queryKey(path))?.status).toBe('error');
    expect(part(name)).toMatchObject({ data: { figure: 1 }, status: 'error' });
  });
});

describe.each([
  ['bookings', '/api/bookings'],
  ['listings', '/api/listings?category=cultural'],
] as const)('the traveler dashboard, for every role: %s', (name, path) => {
  // spec: 7.bookings, 7.listings, 3.listing-category
  it('is read at once', async () => {
    stubServer({ [`GET ${path}`]: [{ id: 1 }] });
    const { part } = renderData('traveler', undefined);
    await pass(0);
    expect(part(name)).toMatchObject({ data: [{ id: 1 }], status: 'success' });
  });

  // spec: 7.bookings, 7.listings, 8.lists
  it('fails without a list, and only logs the failure', async () => {
    const calls = stubServer({ [`GET ${path}`]: DOWN });
    const { part } = renderData('traveler', undefined);
    await pass(7000);
    await settle();
    expect(part(name)).toMatchObject({ data: undefined, status: 'error' });
    expect(calls.filter((call) => call === `GET ${path}`)).toHaveLength(4);
    expect(warn).toHaveBeenCalledWith(`${path} failed:`, '500: Down');
  });

  it('keeps its list when a later read fails', async () => {
    let answers = 0;
    stubServer({ [`GET ${path}`]: () => (answers++ === 0 ? [{ id: 1 }] : DOWN()) });
    const { part, queryClient } = renderData('traveler', undefined);
    await pass(0);
    void queryClient.refetchQueries({ queryKey: queryKey(path) });
    await pass(7000);
    await settle();
    expect(queryClient.getQueryState(queryKey(path))?.status).toBe('error');
    expect(part(name)).toMatchObject({ data: [{ id: 1 }], status: 'error' });
  });
});

const TRAVELER_CALLS = ['GET /api/bookings', 'GET /api/listings?category=cultural'];

// spec: 6.traveler-no-check
it.each(ROLES)(
  'reads bookings and listings for the traveler dashboard of %s, and nothing else',
  async (role) => {
    const calls = stubServer({});
    renderData('traveler', role);
    await pass(0);
    expect(reads(calls)).toEqual(TRAVELER_CALLS);
  },
);

// spec: 6.admin-sample
it.each(['travel-agent', 'tour-organizer', 'corporate'] as const)(
  'reads nothing for the %s dashboard of another role',
  async (kind) => {
    const calls = stubServer({});
    renderData(kind, 'admin');
    await pass(0);
    expect(calls).toEqual([]);
  },
);

describe('the bookings of another screen', () => {
  // spec: 7.bookings, 8.lists
  it('are undefined with an error when the read fails', async () => {
    stubServer({ 'GET /api/bookings': DOWN });
    const { result } = renderWithClient(() => useBookings(true), undefined);
    await pass(7000);
    await settle();
    expect(result.current).toMatchObject({ data: undefined, isPending: false, isError: true });
  });

  it('are idle when disabled', async () => {
    const calls = stubServer({});
    const { result } = renderWithClient(() => useBookings(false), undefined);
    await pass(0);
    expect(result.current).toMatchObject({ data: undefined, fetchStatus: 'idle', isError: false });
    expect(calls).toEqual([]);
  });
});
