// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { userLookUp } from './api/queries/user-cache';
import { createQueryClient } from './api/query-client';
import { AppRoutes } from './router';
import { PUBLIC_SCREENS } from './routes/public-screens';
import { stubServer } from './testing/api-test-utils';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const USER = { id: '7', email: 'ana@example.org', role: 'traveler' };

/** Answers the look-up when the page has hydrated, but for parts in a Suspense boundary. */
function Answer() {
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.setQueryData(userLookUp.queryKey, USER);
  }, [queryClient]);
  return null;
}

const Address = () => <output>{useLocation().pathname}</output>;

const view = (queryClient: QueryClient) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter initialEntries={['/auth']}>
      <AppRoutes />
      <Answer />
      <Address />
    </MemoryRouter>
  </QueryClientProvider>
);

it('hydrates the sign-in page of a user who is known before the form has hydrated', async () => {
  stubServer({ 'GET /api/auth/user': USER });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await PUBLIC_SCREENS['/auth'].load();
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(view(createQueryClient()));
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(page, view(createQueryClient()), { onRecoverableError }));
  await waitFor(() => expect(page.querySelector('output')?.textContent).toBe('/dashboard'));
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
