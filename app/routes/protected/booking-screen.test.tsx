import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Toaster } from 'tapa-ui/toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { pass, settle, stubServer } from '../../testing/api-test-utils';
import { BookingScreen } from './booking-screen';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(path: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <main tabIndex={-1}>
          <Routes>
            <Route path="/booking/:id?" element={<BookingScreen />} />
          </Routes>
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settle();
  await settle();
}

// spec: 2.route-booking
it.each([
  ['a number', 7, '/booking/7'],
  ['a text', 'booking-7', '/booking/booking-7'],
  ['a text that an address has to encode', 'a b/7', '/booking/a%20b%2F7'],
])('shows the booking whose id is %s', async (_kind, id, path) => {
  stubServer({
    'GET /api/bookings': [
      { id: 70, listingTitle: 'Reef House' },
      { id, listingTitle: 'Garden Fale' },
    ],
  });
  await open(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Garden Fale');
});

it('announces a failed calendar file by a toast, even on another page', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  stubServer({
    'GET /api/bookings': [{ id: 7, listingTitle: 'Fale', checkIn: '2026-12-14', checkOut: '2026-12-21' }],
  });
  await open('/booking/7');
  vi.useRealTimers();
  const { unmount } = render(<Toaster />);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('The disk is full.');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(await screen.findByText('The calendar file could not be made')).toBeTruthy();
  unmount();
  report.mockRestore();
});

it('ignores bookings without an id', async () => {
  stubServer({ 'GET /api/bookings': [{ listingTitle: 'Reef House' }] });
  await open('/booking/undefined');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Booking not found');
});

it.each([
  ['unauthorized', () => new Response('', { status: 401 }), 0],
  ['an error of the server', () => new Response('Down', { status: 500 }), 7000],
  ['a web page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }), 7000],
  [
    'half an answer',
    () => new Response('[{"id":', { headers: { 'Content-Type': 'application/json' } }),
    7000,
  ],
  ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch')), 7000],
])('says nothing of the booking when the read ends in %s, and asks again', async (_kind, fail, retriesMs) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  let isDown = true;
  stubServer({
    'GET /api/bookings': () => (isDown ? fail() : [{ id: 7, listingTitle: 'Garden Fale' }]),
  });
  await open('/booking/7');
  await pass(retriesMs);
  await settle();
  expect(screen.getByText("The booking didn't load")).toBeTruthy();
  expect(screen.queryByText('Booking not found')).toBeNull();
  expect(document.title).toBe('Booking · Tapa');

  isDown = false;
  const button = screen.getByRole('button', { name: 'Try Again' });
  button.focus();
  fireEvent.click(button);
  await settle();
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Garden Fale');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('has a title of its own while the booking loads', async () => {
  document.title = 'Traveler Dashboard · Tapa';
  stubServer({ 'GET /api/bookings': () => new Promise(() => undefined) });
  await open('/booking/7');
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(document.title).toBe('Booking · Tapa');
});
