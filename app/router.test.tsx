import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './api/query-client';
import { AppRoutes } from './router';
import { PUBLIC_SCREENS } from './routes/public-screens';
import { settle, stubServer } from './testing/api-test-utils';

beforeAll(async () => {
  await PUBLIC_SCREENS['/'].preload();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the app at an address. Returns the calls that it makes. */
async function open(path: string, role: string | null): Promise<readonly string[]> {
  const user = role === null ? null : { email: 'ana@example.org', role };
  const calls = stubServer({ 'GET /api/auth/user': user, 'GET /api/auth/current-user': null });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settle();
  await settle();
  return calls.filter((call) => call.startsWith('GET '));
}

const topBarLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.firstElementChild?.textContent);
const line = () => screen.queryByText(/This page is not open yet/)?.textContent;
const PUBLIC_LINKS = ['Destinations', 'Cultural experiences', 'Festivals', 'For business'];

describe('a path without a page', () => {
  it.each([
    ['travel_agent', '/messages', ['Dashboard', 'Discover', 'Business', 'Messages']],
    ['traveler', '/wishlists', ['Dashboard', 'Discover', 'AI Plan', 'Saved']],
    ['corporate_admin', '/no/such/page', ['Dashboard', 'Discover', 'Bookings', 'Updates']],
    ['tour_organizer', '/notifications', ['Dashboard', 'Discover', 'Bookings', 'Updates']],
  ])('keeps the navigation of a %s, says so at %s, and reads nothing more', async (role, path, links) => {
    expect(await open(path, role)).toEqual(['GET /api/auth/user']);
    expect(topBarLinks()).toEqual(links);
    expect(line()).toBe('This page is not open yet.');
    expect(screen.getByText('This page is not open yet.').closest('[role="status"]')).not.toBeNull();
  });

  it.each(['/messages', '/search'])('has the public links for a visitor at %s', async (path) => {
    await open(path, null);
    expect(topBarLinks()).toEqual(PUBLIC_LINKS);
  });
});

it('has the public links for everybody on the landing page', async () => {
  await open('/', 'traveler');
  expect(topBarLinks()).toEqual(PUBLIC_LINKS);
  expect(line()).toBeUndefined();
});
