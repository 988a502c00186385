import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Booking, bookings, COLUMNS } from '../testing/grid-bookings.js';
import { TapaProvider } from '../theme/index.js';
import type { DataGridProps } from './data-grid.js';
import { DataGrid } from './data-grid.js';
import { DataList } from './data-list.js';
import type { GridColumn } from './grid-rows.js';

afterEach(cleanup);

const ROWS = bookings(12);
const rowKey = ({ id }: Booking) => id;

const TestGrid = (props: Partial<DataGridProps<Booking>>) => (
  <DataGrid
    aria-label="Bookings"
    columns={COLUMNS}
    rows={ROWS}
    rowKey={rowKey}
    {...props}
    defaultState={{ pagination: { pageIndex: 0, pageSize: 3 }, ...props.defaultState }}
  />
);

const Failing = () => {
  const [error, setError] = useState(true);
  return <TestGrid manual rowCount={12} error={error} reload={() => setError(false)} />;
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (control: HTMLElement, keys = '{Enter}') => {
  act(() => control.focus());
  await userEvent.keyboard(keys);
};
const focused = () => document.activeElement;

describe('focus stays in a table when the focused control disappears:', () => {
  const table = () => screen.getByRole('table', { name: 'Bookings' });

  it('in the page field', async () => {
    render(<TestGrid />);
    const field = screen.getByRole('textbox', { name: /Page/ });
    await userEvent.clear(field);
    await userEvent.type(field, '3{Enter}');
    expect(within(screen.getByRole('navigation')).getByText(/7–9 of 12/)).toBeDefined();
    expect(focused()).toBe(screen.getByRole('textbox', { name: /Page/ }));
    await press(button('Next'));
    expect(screen.getByRole('textbox', { name: /Page/ })).toHaveProperty('value', '4');
  });

  it('at the suggestions without matches', async () => {
    const nothing = {
      search: 'aroha',
      columnFilters: [
        { id: 'status', value: ['pending'] },
        { id: 'dates', value: { from: '2099-01-01' } },
      ],
    };
    render(<TestGrid defaultState={nothing} />);
    await press(button('Clear search and filters'));
    expect(focused()).toBe(table());
    cleanup();
    render(
      <TestGrid
        defaultState={{
          ...nothing,
          globalFilter: 'nobody',
          columnFilters: [{ id: 'status', value: ['pending'] }],
        }}
      />,
    );
    await press(button(/^Show/));
    expect(focused()).toBe(table());
  });

  it.each(['{Enter}', '{Escape}'])('in the bar of selected rows, by %s', async (keys) => {
    render(<TestGrid bulkActions={[]} defaultState={{ rowSelection: { b0: true } }} />);
    await press(button('Clear'), keys);
    expect(screen.queryByRole('region')).toBeNull();
    expect(focused()).toBe(table());
  });

  it("at 'Select all'", async () => {
    render(<TestGrid bulkActions={[]} defaultState={{ rowSelection: { b0: true } }} />);
    await press(button(/^Select all/));
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    expect(focused()).toBe(screen.getByRole('region', { name: 'Selected rows' }));
  });

  it("at 'Try again' of a failure", async () => {
    render(<Failing />);
    await press(button('Try again'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(focused()).toBe(table());
  });

  it('at the limits of a range', async () => {
    render(<TestGrid defaultState={{ columnFilters: [{ id: 'dates', value: { from: '2026-12-20' } }] }} />);
    await press(button(/^from/));
    const range = screen.getByRole('group', { name: 'Dates' });
    await press(within(range).getByRole('button', { name: 'Clear' }));
    expect(within(range).queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(focused()).toBe(range);
  });

  it('at a chip without rows', async () => {
    render(<TestGrid defaultState={{ columnFilters: [{ id: 'status', value: ['lost', 'pending'] }] }} />);
    const lost = button(/^Lost/);
    act(() => lost.focus());
    fireEvent.click(lost, { shiftKey: true });
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: /^Lost/ })).toBeNull();
    expect(focused()).toBe(screen.getByRole('group', { name: 'Status' }));
  });
});

it('moves focus to the open control of a pressed row, so that a sheet can return it there', async () => {
  render(<TestGrid onOpenRow={() => undefined} />);
  await userEvent.click(screen.getAllByRole('cell')[0] as HTMLElement);
  expect(focused()).toBe(screen.getAllByRole('button', { name: /^Open / })[0]);
});

it('keeps focus in a DataList when its last tag is removed', async () => {
  render(
    <DataList rows={ROWS} columns={COLUMNS} defaultState={{ globalFilter: 'aroha' }}>
      {(rows) => <ul aria-label="Bookings">{`${rows.length} rows`}</ul>}
    </DataList>,
  );
  await press(button(/^Remove Search/));
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(focused()).toHaveProperty('dataset.slot', 'data-list');
});

describe('arrow keys of rows', () => {
  beforeEach(() => {
    render(<TestGrid onOpenRow={() => undefined} />);
    act(() => button('Open Aroha Ngata').focus());
  });

  it.each([
    { key: 'Home', ctrlKey: true },
    { key: 'ArrowDown', altKey: true },
    { key: 'ArrowDown', metaKey: true },
    { key: 'ArrowDown', shiftKey: true },
  ])('are left to the browser with a modifier key: %o', (keys) => {
    expect(fireEvent.keyDown(button('Open Aroha Ngata'), keys)).toBe(true);
    expect(focused()).toBe(button('Open Aroha Ngata'));
  });

  it('are left to the browser where no other row has the control', () => {
    expect(fireEvent.keyDown(button('Open Aroha Ngata'), { key: 'ArrowUp' })).toBe(true);
    expect(fireEvent.keyDown(button('Open Aroha Ngata'), { key: 'ArrowDown' })).toBe(false);
  });

  it('are ignored when the default is prevented', () => {
    const opener = button('Open Aroha Ngata');
    opener.addEventListener('keydown', (event) => event.preventDefault());
    fireEvent.keyDown(opener, { key: 'ArrowDown' });
    expect(focused()).toBe(opener);
  });
});

it('arrow keys move between the same controls of rows whose controls differ', () => {
  render(
    <TestGrid
      onOpenRow={() => undefined}
      rowActions={(row) => (row === ROWS[1] ? [] : [{ label: 'Write', onSelect: () => undefined }])}
    />,
  );
  const openers = screen.getAllByRole('button', { name: /^Open/ });
  act(() => openers[0]?.focus());
  for (const opener of openers.slice(1)) {
    fireEvent.keyDown(focused() ?? document.body, { key: 'ArrowDown' });
    expect(focused()).toBe(opener);
  }
});

describe('the page field', () => {
  const arabic = (page: number) =>
    render(
      <TapaProvider locale="ar-EG">
        <TestGrid
          defaultState={{ pagination: { pageIndex: page - 1, pageSize: 3 } }}
          columns={COLUMNS as readonly GridColumn<Booking>[]}
        />
      </TapaProvider>,
    );
  const field = () => screen.getAllByRole('textbox').at(-1) as HTMLInputElement;
  const go = (text: string) => {
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.keyDown(field(), { key: 'Enter' });
  };

  it('has the digits of the locale', () => {
    arabic(2);
    expect(field().value).toBe('٢');
  });

  it.each([
    ['٣', '٣'],
    ['3', '٣'],
    ['۳', '٣'],
    [' ३ ', '٣'],
    ['９９', '٤'],
    ['0', '١'],
    ['', '٢'],
    ['three', '٢'],
  ])('reads %o as %s', (text, page) => {
    arabic(2);
    go(text);
    expect(field().value).toBe(page);
  });
});
