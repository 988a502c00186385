import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBookings, useDashboardData } from '../api/queries/reads';
import { lookUpAgain } from '../api/queries/user-cache';
import { createQueryClient } from '../api/query-client';
import { pass, settle, stubServer } from '../testing/api-test-utils';
import { RequireUser, useUser } from './guards';

const ana = { email: 'ana@example.org', role: 'travel_agent' };
const ben = { email: 'ben@example.org', role: 'traveler' };

const seen: string[] = [];

/** A screen with a read for everybody and one for a role, which records all shown texts. */
function Screen() {
  const { email, role } = useUser();
  const { data = 'nothing' } = useBookings(true);
  const stats = useDashboardData('travel-agent', role)['travel-agent']?.stats?.data ?? 'nothing';
  const shown = `${email}: ${data}, ${stats}`;
  seen.push(shown);
  return <p>{shown}</p>;
}

/** A screen that does not use the user. */
const Bookings = () => <p>{`bookings: ${useBookings(true).data}`}</p>;

let who: typeof ana | null;
let calls: string[];

/** Duration of the first look-up. */
let answerMs: number;

beforeEach(() => {
  vi.useFakeTimers();
  seen.length = 0;
  who = ana;
  answerMs = 0;
  calls = stubServer({
    'GET /api/auth/user': async () => {
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      return who;
    },
    'GET /api/auth/current-user': () => null,
    'GET /api/bookings': () => `booked by ${who?.email}`,
    'GET /api/travel-agent/stats': () => `stats of ${who?.email}`,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = () => Promise.resolve();

async function open(path: string) {
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<RequireUser load={load} />}>
            <Route path="/dashboard" element={<Screen />} />
            <Route path="/booking" element={<Bookings />} />
          </Route>
          <Route path="/auth" element={<p>Sign in</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settle();
  await settle();
  return queryClient;
}

async function lookUp(queryClient: QueryClient, person: typeof who) {
  who = person;
  void queryClient.refetchQueries({ queryKey: ['/api/auth/user'] });
  await settle();
  await settle();
}

it('shows another person no data of the last, and makes only the reads of their role', async () => {
  const queryClient = await open('/dashboard');
  expect(seen.at(-1)).toBe('ana@example.org: booked by ana@example.org, stats of ana@example.org');
  calls.length = 0;
  await lookUp(queryClient, ben);
  expect(seen.at(-1)).toBe('ben@example.org: booked by ben@example.org, nothing');
  expect(seen.filter((shown) => /^ben.*ana/.test(shown))).toEqual([]);
  expect(calls).toEqual(['GET /api/auth/user', 'GET /api/bookings']);
});

it('refetches on a screen that does not use the user', async () => {
  const queryClient = await open('/booking');
  await lookUp(queryClient, ben);
  expect(screen.getByText('bookings: booked by ben@example.org')).toBeTruthy();
});

it('redirects a signed-out user to /auth, without further reads', async () => {
  const queryClient = await open('/dashboard');
  calls.length = 0;
  await lookUp(queryClient, null);
  expect(screen.getByText('Sign in')).toBeTruthy();
  expect(calls).toEqual(['GET /api/auth/user', 'GET /api/auth/current-user']);
});

it('keeps a screen mounted and hidden while the user is looked up again', async () => {
  const queryClient = await open('/dashboard');
  const shown = screen.getByText(/^ana/);
  calls.length = 0;
  answerMs = 100;
  await act(async () => void lookUpAgain(queryClient));
  await settle();
  expect(calls).toEqual(['GET /api/auth/user']);
  expect(screen.getByText('Loading...')).toBeTruthy();
  expect(shown.closest('.invisible')).not.toBeNull();
  await pass(answerMs);
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(screen.getByText(/^ana/)).toBe(shown);
  expect(shown.closest('.invisible')).toBeNull();
});
