import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type Booking, bookings, COLUMNS } from '../testing/grid-bookings.js';
import { DataGrid } from './data-grid.js';

afterEach(cleanup);

const ROWS = bookings(12);
const rowKey = ({ id }: Booking) => id;

it('a table says what the last change came to: another order, another page, how many match', async () => {
  render(
    <DataGrid
      aria-label="Bookings"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={rowKey}
      defaultState={{ pagination: { pageIndex: 0, pageSize: 3 } }}
    />,
  );
  const news = screen.getByRole('status');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  expect(news.textContent).toBe('');
  await press('Next');
  expect(news.textContent).toBe('Showing 4–6 of 12');
  await press('Client');
  expect(news.textContent).toBe('Client, ascending');
  await press('Client');
  expect(news.textContent).toBe('Client, descending');
  await press('Client');
  expect(news.textContent).toBe('Not sorted');
  await press('Next');
  expect(news.textContent).toBe('Showing 4–6 of 12');
  await press('Pending 2');
  expect(news.textContent).toBe('2 rows');
});
