import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

vi.stubEnv('VITE_DEMO_API', 'true');
// Test files share modules: another file may have loaded these without the demo API.
vi.resetModules();
const { createQueryClient } = await import('../../api/query-client');
const { stubServer } = await import('../../testing/api-test-utils');
const { DEMO_LOGIN_FAILED } = await import('../../content/pages/demo-portals');
const { default: DemoPortalsScreen } = await import('./demo-portals-screen');

afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ANA = { email: 'ana@example.org', role: 'traveler' };

/**
 * Opens the demo account of the traveler. Returns a function that lets the server answer.
 *
 * @param user - what the look-ups answer afterwards
 */
async function openPortal(user: object | null = ANA) {
  let answer: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = stubServer({
    'POST /api/demo-login': () => mayAnswer.then(() => ({ role: 'traveler' })),
    'GET /api/auth/user': () => Response.json(user),
    'GET /api/auth/current-user': () => Response.json(user),
  });
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/demo-portals']}>
        <Link to="/pricing">Elsewhere</Link>
        <Routes>
          <Route path="/demo-portals" element={<DemoPortalsScreen />} />
          <Route path="/pricing" element="Pricing" />
          <Route path="/dashboard" element="Dashboard" />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const [button] = screen.getAllByRole('button', { name: /^Open the demo portal/ });
  await act(async () => button?.click());
  const signIn = async () => {
    await act(async () => answer());
    await waitFor(() => expect(queryClient.getQueryData(['/api/auth/user'])).toEqual(user));
    await act(async () => undefined);
  };
  return { calls, signIn };
}

it('goes on to the dashboard once the user is known', async () => {
  const { calls, signIn } = await openPortal();
  await signIn();
  expect(screen.getByText('Dashboard')).toBeTruthy();
  expect(calls).toEqual(['POST /api/demo-login', 'GET /api/auth/user']);
});

it('shows an error when the browser keeps no session, instead of the sign-in page', async () => {
  const { signIn } = await openPortal(null);
  await signIn();
  expect(screen.getByRole('alert').textContent).toBe(DEMO_LOGIN_FAILED);
  expect(screen.queryByText('Dashboard')).toBeNull();
});

it('does not redirect a reader who has left the page meanwhile', async () => {
  const { signIn } = await openPortal();
  await act(async () => screen.getByRole('link', { name: 'Elsewhere' }).click());
  await signIn();
  expect(screen.getByText('Pricing')).toBeTruthy();
  expect(screen.queryByText('Dashboard')).toBeNull();
});
