import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable } from '../components/data-table/index.js';
import { Pager } from '../components/pager/index.js';
import { GUESTS, type Guest, GuestGrid } from '../testing/guest-grid.js';
import { type LoadRows, useServerRows } from './use-server-rows.js';

afterEach(cleanup);

const rows = () => screen.getAllByRole('rowheader');
const range = () => screen.getByRole('navigation').querySelector('p')?.textContent;

it.each([0, -5, Number.NaN])('shows all rows with a page size of %s', (pageSize) => {
  const { unmount } = render(<GuestGrid state={{ pagination: { pageIndex: 0, pageSize } }} />);
  expect(rows()).toHaveLength(12);
  expect(range()).toBe('Showing 1–12 of 12');
  unmount();
  const columns = [{ key: 'name', header: 'Name', cell: ({ name }: Guest) => name }];
  render(
    <DataTable
      aria-label="Guests"
      columns={columns}
      rows={GUESTS}
      rowKey={({ id }) => id}
      pageSize={pageSize}
    />,
  );
  expect(rows()).toHaveLength(12);
});

it('shows all rows on one page of infinite size', () => {
  render(<GuestGrid state={{ pagination: { pageIndex: 0, pageSize: Number.POSITIVE_INFINITY } }} />);
  expect(rows()).toHaveLength(12);
  expect(range()).toBe('Showing 1–12 of 12');
});

it.each([Number.NaN, -1])('counts the given rows where a server returns a count of %s', (rowCount) => {
  render(<GuestGrid manual rowCount={rowCount} onQueryChange={() => undefined} />);
  expect(rows()).toHaveLength(12);
  expect(range()).toBe('Showing 1–10 of 12');
});

it('shows no pager for an unknown total', () => {
  render(<Pager aria-label="Guests" page={1} total={Number.NaN} onPageChange={() => undefined} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

const Served = ({ load }: { load: LoadRows<Guest> }) => <GuestGrid {...useServerRows(load)} />;

it.each<[string, () => unknown]>([
  [
    'throws at once',
    () => {
      throw new Error('no token');
    },
  ],
  ['answers nothing', () => Promise.resolve(undefined)],
  ['answers something else', () => Promise.resolve({ error: 'busy' })],
])('shows a failure where a server %s, and retries', async (_what, answer) => {
  const load = vi.fn(answer as LoadRows<Guest>);
  await act(async () => void render(<Served load={load} />));
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  load.mockResolvedValue({ rows: GUESTS, rowCount: 12 });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(rows()).toHaveLength(12);
});
