import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type Booking, bookings, COLUMNS } from '../testing/grid-bookings.js';
import { DataGrid } from './data-grid.js';

afterEach(cleanup);

const ROWS = bookings(12);
const rowKey = ({ id }: Booking) => id;

it('a table announces the result of the last change: sorting, page, or matches', async () => {
  render(
    <DataGrid
      aria-label="Bookings"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={rowKey}
      defaultState={{ pagination: { pageIndex: 0, pageSize: 3 } }}
    />,
  );
  const status = screen.getByRole('status');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  expect(status.textContent).toBe('');
  await press('Next');
  expect(status.textContent).toBe('Showing 4–6 of 12');
  await press('Client');
  expect(status.textContent).toBe('Client, ascending');
  await press('Client');
  expect(status.textContent).toBe('Client, descending');
  await press('Client');
  expect(status.textContent).toBe('Not sorted');
  await press('Next');
  expect(status.textContent).toBe('Showing 4–6 of 12');
  await press('Pending 2');
  expect(status.textContent).toBe('2 rows');
});

it('a range that ends before it starts shows an error that describes its fields', async () => {
  const values = { from: '2026-12-20', to: '2026-12-05' };
  render(
    <DataGrid
      aria-label="Bookings"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={rowKey}
      defaultState={{ columnFilters: [{ id: 'dates', value: values }] }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const to = screen.getByLabelText('To', { selector: '[aria-invalid]' });
  expect(screen.getByRole('alert').textContent).toBe('The range ends before it starts.');
  expect(to.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  fireEvent.change(to, { target: { value: values.from } });
  expect(screen.getByRole('alert').textContent).toBe('');
});
