import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LodgeManager } from './lodge-manager';

afterEach(cleanup);

const asked: URL[] = [];
let isDown = false;

beforeEach(() => {
  asked.length = 0;
  isDown = false;
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'https://lodge.example');
    asked.push(url);
    if (isDown) return Response.error();
    const rows = Array.from({ length: 50 }, (_, index) => ({
      id: `a${index}`,
      clientName: `Guest ${index}`,
    }));
    return Response.json(url.pathname.endsWith('bookings') ? { rows, rowCount: 120 } : {});
  });
  return () => vi.unstubAllGlobals();
});

const rows = () => document.querySelectorAll('[data-slot="data-grid-row"]').length;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function openArrivals() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <LodgeManager user={{ firstName: 'Ana' }} />
    </QueryClientProvider>,
  );
  const tab = await screen.findByRole('tab', { name: 'Arrivals' });
  act(() => tab.focus());
  fireEvent.keyDown(tab, { key: 'Enter' });
  await waitFor(() => expect(rows()).toBe(50));
}

const questions = () =>
  asked
    .filter(({ pathname }) => pathname.endsWith('bookings'))
    .map(({ searchParams }) => String(searchParams));

it('requests the sort order of the column header', async () => {
  await openArrivals();
  expect(questions()).toEqual(['q=&sort=&page=1&pageSize=50']);
  await press('Guest');
  await waitFor(() => expect(questions().at(-1)).toContain('sort=clientName'));
  await press('Guest');
  await waitFor(() => expect(questions().at(-1)).toContain('sort=-clientName'));
});

it('keeps its rows when others cannot be read', async () => {
  await openArrivals();
  isDown = true;
  await press('Next');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('may be out of date'));
  expect(rows()).toBe(50);
  isDown = false;
  await press('Try again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(questions().at(-1)).toContain('page=2');
});
