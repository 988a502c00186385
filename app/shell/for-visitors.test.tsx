import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { type Answer, settle, stubServer } from '../testing/api-test-utils';
import { ForVisitors, type WantedPathState } from './guards';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ name }: { name: string }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back from {name}
    </button>
  );
}

/** Opens `/auth` from a public page, signed in or not. */
async function open(user: Answer, state?: WantedPathState): Promise<void> {
  stubServer({ 'GET /api/auth/user': user, 'GET /api/auth/current-user': () => null });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/pricing', { pathname: '/auth', state }]}>
        <Routes>
          <Route path="/auth" element={<ForVisitors>Sign in</ForVisitors>} />
          <Route path="/pricing" element="Pricing" />
          <Route path="/dashboard" element={<Page name="the dashboard" />} />
          <Route path="/booking/:id" element={<Page name="a booking" />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settle();
}

it('shows the page to visitors', async () => {
  await open(null);
  expect(screen.getByText('Sign in')).toBeTruthy();
});

it.each([
  ['the dashboard', undefined],
  ['a booking', { wanted: '/booking/7' }],
])('sends whoever is signed in on to %s, and is no page to come back to', async (name, state) => {
  await open({ email: 'ana@example.org', role: 'traveler' }, state);
  const back = screen.getByRole('button', { name: `Back from ${name}` });
  act(() => {
    fireEvent.click(back);
  });
  expect(screen.getByText('Pricing')).toBeTruthy();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const OFFLINE_TEXT =
  'You are offline. You are still signed in on this device. Your trips open as soon as there is a connection.';

describe('while the look-up is unanswered', () => {
  let answer: () => unknown = offline;
  const arrive = async (state?: WantedPathState) => {
    answer = offline;
    await open(() => answer(), state);
  };

  it.each([
    ['by itself when the connection is back', () => fireEvent(window, new Event('online'))],
    ['by Try Again', () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))],
  ])('waits without a form, and goes on to the wanted page %s', async (_how, goOn) => {
    await arrive({ wanted: '/booking/7', isUnanswered: true });
    expect(screen.getByText(OFFLINE_TEXT)).toBeTruthy();
    expect(screen.queryByText('Sign in')).toBeNull();
    answer = () => ({ email: 'ana@example.org' });
    goOn();
    await settle();
    await settle();
    expect(screen.getByRole('button', { name: 'Back from a booking' })).toBeTruthy();
  });

  it('continues on reconnection even while an offline look-up is pending', async () => {
    await arrive({ wanted: '/booking/7', isUnanswered: true });
    let failLate: () => void = () => undefined;
    answer = () =>
      new Promise((_resolve, reject) => (failLate = () => reject(new TypeError('Failed to fetch'))));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await settle();
    answer = () => ({ email: 'ana@example.org' });
    fireEvent(window, new Event('online'));
    failLate();
    await settle();
    await settle();
    expect(screen.getByRole('button', { name: 'Back from a booking' })).toBeTruthy();
  });

  it('shows no form while the look-up is repeated, and the form once it is answered', async () => {
    await arrive({ wanted: '/dashboard', isUnanswered: true });
    let settleLookUp: (user: unknown) => void = () => undefined;
    answer = () => new Promise((resolve) => (settleLookUp = resolve));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await settle();
    expect(screen.getByText(OFFLINE_TEXT)).toBeTruthy();
    settleLookUp(new Response('Down', { status: 500 }));
    await settle();
    await settle();
    expect(screen.getByText('Sign in')).toBeTruthy();
  });

  it('shows the form when the look-up is answered with an error', async () => {
    await open(() => new Response('Down', { status: 500 }));
    expect(screen.getByText('Sign in')).toBeTruthy();
  });
});
