import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { bookings, COLUMNS } from '../testing/grid-bookings.js';
import { DataGrid } from './data-grid.js';

afterEach(cleanup);

const ROWS = bookings(3);
const slot = (name: string) => document.querySelector(`[data-slot="${name}"]`);

it('apply to the drawer and to the menu of a row', async () => {
  render(
    <DataGrid
      aria-label="Bookings"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ id }) => id}
      rowActions={() => [{ label: 'Cancel' }]}
      classNames={{ 'data-grid-drawer': 'my-drawer', 'data-grid-menu': 'my-menu' }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Filters and view' }));
  expect(slot('data-grid-drawer')?.classList.contains('my-drawer')).toBe(true);
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Actions for Aroha Ngata' }), { key: 'Enter' });
  expect(slot('data-grid-menu')?.classList.contains('my-menu')).toBe(true);
});

it('do not render a row again when they are equal', () => {
  const cell = vi.fn(() => 'x');
  const columns = [{ key: 'id', header: 'Id', cell }];
  const rowKey = ({ id }: (typeof ROWS)[number]) => id;
  const testGrid = (label: string) => (
    <DataGrid
      aria-label={label}
      columns={columns}
      rows={ROWS}
      rowKey={rowKey}
      classNames={{ 'data-grid-row': 'mine' }}
    />
  );
  const { rerender } = render(testGrid('Bookings'));
  cell.mockClear();
  rerender(testGrid('All bookings'));
  expect(cell).not.toHaveBeenCalled();
});
