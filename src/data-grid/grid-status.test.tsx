import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { messages as de } from '../i18n/compiled/de/index.js';
import { type Booking, bookings, COLUMNS } from '../testing/grid-bookings.js';
import { TapaProvider } from '../theme/index.js';
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

it('a table announces nothing when the language or the name of a column changes', () => {
  const defaultState = { globalFilter: 'a', pagination: { pageIndex: 0, pageSize: 3 } };
  for (const sorting of [[], [{ id: 'client', desc: true }]]) {
    const view = (more: object, columns = COLUMNS) => (
      <TapaProvider {...more}>
        <DataGrid
          aria-label="Bookings"
          columns={columns}
          rows={ROWS}
          rowKey={rowKey}
          defaultState={{ ...defaultState, sorting }}
        />
      </TapaProvider>
    );
    const { rerender } = render(view({}));
    const before = screen.getByRole('status').textContent;
    const renamed = COLUMNS.map((column) => ({ ...column, header: `${column.header} (neu)` }));
    rerender(view({ locale: 'de', messages: de }, renamed));
    expect(document.querySelector('[lang=de]')?.textContent).toContain('Client (neu)');
    expect(screen.getByRole('status').textContent).toBe(before);
    cleanup();
  }
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
