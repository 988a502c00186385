import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST_COLUMNS, type Guest, GuestGrid } from '../testing/guest-grid.js';
import type { GridColumn } from './grid-rows.js';
import type { GridColumnFilter, GridState } from './grid-state.js';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(cleanup);

const LATE_MS = 120;

/** A page that updates the controlled filters late, as routers do. */
function LatePage({ columns = GUEST_COLUMNS }: { columns?: readonly GridColumn<Guest>[] }) {
  const [columnFilters, setFilters] = useState<GridState['columnFilters']>([]);
  return (
    <>
      <GuestGrid
        columns={columns}
        state={{ columnFilters }}
        onStateChange={(next) => setTimeout(() => setFilters(next.columnFilters), LATE_MS)}
      />
      <output>{JSON.stringify(columnFilters)}</output>
    </>
  );
}

const kept = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as GridColumnFilter[];
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const openRange = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const limit = (label: 'From' | 'To') => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: 'From' | 'To', text: string) =>
  fireEvent.change(limit(label), { target: { value: text } });

it('keep a typed number until the page has updated the filter', async () => {
  render(<LatePage />);
  openRange('Any amount');
  type('From', '1');
  expect(limit('From').value).toBe('1');
  await wait(LATE_MS / 2);
  type('From', '1.0');
  await wait(LATE_MS / 2);
  expect(limit('From').value).toBe('1.0');
  type('From', '1.05');
  await wait(2 * LATE_MS);
  expect(limit('From').value).toBe('1.05');
  expect(kept()).toEqual([{ id: 'amount', value: { from: 1.05, to: '' } }]);
});

const DAYS: GridColumn<Guest> = {
  key: 'day',
  header: 'Day',
  kind: 'date',
  filter: true,
  value: () => '',
  cell: () => '',
};
const WITH_DAYS = [...GUEST_COLUMNS.slice(0, 1), DAYS];

it('restore the applied limit when left with a half-typed year', async () => {
  render(<LatePage columns={WITH_DAYS} />);
  openRange('Any day');
  type('From', '0026-01-01');
  fireEvent.blur(limit('From'));
  expect(limit('From').value).toBe('');
  type('From', '2026-01-01');
  type('From', '0266-01-01');
  fireEvent.blur(limit('From'));
  expect(limit('From').value).toBe('2026-01-01');
  await wait(2 * LATE_MS);
  expect(kept()).toEqual([{ id: 'day', value: { from: '2026-01-01', to: '' } }]);
});

it('keep one limit when the other changes', async () => {
  render(<LatePage columns={WITH_DAYS} />);
  openRange('Any day');
  type('From', '2026-12-01');
  type('To', '2026-12-31');
  await wait(2 * LATE_MS);
  expect(kept()).toEqual([{ id: 'day', value: { from: '2026-12-01', to: '2026-12-31' } }]);
});

it('clear when the page clears the filters', async () => {
  render(<LatePage />);
  openRange('Any amount');
  type('From', '3');
  await wait(2 * LATE_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await wait(2 * LATE_MS);
  expect(limit('From').value).toBe('');
});

it('are shown with all their decimals', () => {
  const filterBy = (from: number) => (
    <GuestGrid state={{ columnFilters: [{ id: 'amount', value: { from } }] }} />
  );
  const { rerender } = render(filterBy(4.5));
  expect(screen.getByRole('button', { name: 'Remove Amount: from 4.5' })).toBeDefined();
  rerender(filterBy(-1250.75));
  expect(screen.getByRole('button', { name: 'Remove Amount: from −1,250.75' })).toBeDefined();
  rerender(filterBy(1250));
  expect(screen.getByRole('button', { name: 'Remove Amount: from 1,250' })).toBeDefined();
});

it('and the search do not submit a surrounding form', () => {
  const { container } = render(
    <form>
      <GuestGrid />
    </form>,
  );
  const isLeftToForm = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' });
  expect(isLeftToForm(screen.getByRole('textbox', { name: 'Search' }))).toBe(false);
  const page = container.querySelector('input[inputmode="numeric"]') as HTMLElement;
  expect(isLeftToForm(page)).toBe(false);
});
