import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api';
import { settle, stubServer } from '../testing/api-test-utils';
import { ForVisitors } from './guards';
import type { WantedPathState } from './wanted-path';

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
async function open(user: object | null, state?: WantedPathState): Promise<void> {
  stubServer({ 'GET /api/auth/user': () => user, 'GET /api/auth/current-user': () => null });
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

it('shows itself to visitors', async () => {
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
