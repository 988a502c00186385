import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBookings } from '../api/queries/reads';
import { refreshUser } from '../api/queries/user-cache';
import { createQueryClient } from '../api/query-client';
import { settle, stubServer } from '../testing/api-test-utils';
import { ForVisitors, RequireUser } from './guards';
import { SignInEnded } from './sign-in-ended';

const REFUSED = 'Your sign-in has ended, so your data could not be loaded.';

/** The server's answer to the read. */
let answer: Response;
let calls: string[];

beforeEach(() => {
  vi.useFakeTimers();
  calls = stubServer({
    'GET /api/auth/user': () => ({ email: 'ana@example.org', role: 'traveler' }),
    'GET /api/bookings': () => answer,
    'POST /api/errors': () => null,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Screen() {
  const { data, isError: failed } = useBookings(true);
  return (
    <>
      <SignInEnded />
      <p>{failed ? 'not read' : JSON.stringify(data)}</p>
    </>
  );
}

const load = () => Promise.resolve();

async function open(): Promise<QueryClient> {
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/dashboard?tab=trips']}>
        <Routes>
          <Route element={<RequireUser load={load} />}>
            <Route path="/dashboard" element={<Screen />} />
          </Route>
          <Route path="/auth" element={<ForVisitors>The sign-in page</ForVisitors>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settle();
  await settle();
  return queryClient;
}

const unauthorized = () => new Response('', { status: 401 });

it("announces that the sign-in has ended when a known user's reads are refused, without signing out", async () => {
  answer = unauthorized();
  await open();
  expect(screen.getByRole('status').textContent).toContain(REFUSED);
  expect(screen.getByText('not read')).toBeTruthy();
  expect(calls.filter((call) => call.includes('bookings'))).toHaveLength(1);
});

it.each([
  ['reads are answered', () => new Response('[]')],
  ['they fail otherwise', () => new Response('', { status: 403 })],
])('says nothing where %s', async (_how, answerOf) => {
  answer = answerOf();
  await open();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('links to the sign-in, and comes back to the same place afterwards', async () => {
  answer = unauthorized();
  const queryClient = await open();
  fireEvent.click(screen.getByRole('link', { name: 'Sign in again' }));
  await settle();
  expect(screen.getByText('The sign-in page')).toBeTruthy();
  answer = new Response('[1]');
  await act(() => refreshUser(queryClient));
  await settle();
  await settle();
  expect(screen.getByText('[1]')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});
