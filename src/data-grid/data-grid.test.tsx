import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GUEST_COLUMNS, GUESTS, type Guest, GuestGrid, guestKey } from '../testing/guest-grid.js';
import type { GridColumn } from './grid-rows.js';
import { flagsOf, type GridQuery, type GridState, keysOf } from './grid-state.js';
import { type LoadRows, type ServerAnswer, useServerRows } from './use-server-rows.js';

afterEach(cleanup);

const Served = ({ load }: { load: LoadRows<Guest> }) => <GuestGrid {...useServerRows(load)} />;

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const search = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Search' }), { target: { value: text } });

describe('chips', () => {
  it('show their number of rows, and follow the search', async () => {
    render(<GuestGrid />);
    const chips = () =>
      within(screen.getByRole('group', { name: 'Status' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(chips()).toEqual(['All12', 'pending4', 'done8']);
    search('guest 1');
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Search' }), { key: 'Enter' });
    await waitFor(() => expect(chips()).toEqual(['All4', 'pending2', 'done2']));
  });

  it('select one value, and with Shift another one too', () => {
    const onStateChange = vi.fn<(state: GridState) => void>();
    render(<GuestGrid onStateChange={onStateChange} />);
    press(/^pending/);
    expect(onStateChange.mock.lastCall?.[0].columnFilters).toEqual([{ id: 'status', value: ['pending'] }]);
    fireEvent.click(screen.getByRole('button', { name: /^done/ }), { shiftKey: true });
    expect(onStateChange.mock.lastCall?.[0].columnFilters).toEqual([
      { id: 'status', value: ['pending', 'done'] },
    ]);
    press(/^done/);
    expect(onStateChange.mock.lastCall?.[0].columnFilters).toEqual([{ id: 'status', value: ['done'] }]);
    press('Remove Status: done');
    expect(onStateChange.mock.lastCall?.[0].columnFilters).toEqual([]);
  });
});

it("offers chips for the first of many values, and counts all rows in 'All'", () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    id: `r${index}`,
    name: `Guest ${index}`,
    status: `Status ${index}`,
    amount: index,
  }));
  render(<GuestGrid rows={many} />);
  const chips = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button');
  expect(chips).toHaveLength(13);
  expect(chips[0]?.textContent).toBe('All40');
});

describe('sorting', () => {
  it('cycles through ascending, descending and none, and adds a column with Shift', () => {
    render(<GuestGrid />);
    press('Amount');
    expect(names()[0]).toBe('Guest 1');
    expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(screen.getByRole('button', { name: 'Status' }), { shiftKey: true });
    expect(screen.getByRole('columnheader', { name: 'Status' }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('columnheader', { name: 'Name' }).hasAttribute('aria-sort')).toBe(false);
    press('Name');
    press('Name');
    expect(names()[0]).toBe('Guest 12');
    press('Name');
    expect(names()[0]).toBe('Guest 1');
  });
});

describe('selected rows', () => {
  it('have a bar with their actions, without rows that do not match', () => {
    const onSelect = vi.fn<(rows: readonly Guest[]) => void>();
    render(<GuestGrid bulkActions={[{ label: 'Approve', onSelect }]} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Guest 1' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Guest 2' }));
    const bar = screen.getByRole('region', { name: 'Selected rows' });
    expect(within(bar).getByText('2 selected')).toBeDefined();
    expect(within(bar).getByRole('button', { name: 'Select all 12 rows' })).toBeDefined();
    press(/^pending/);
    expect(within(bar).getByText('1 selected')).toBeDefined();
    press('Approve');
    expect(onSelect.mock.lastCall?.[0].map(guestKey)).toEqual(['r0']);
    press('Select all 4 that match');
    press('Approve');
    expect(onSelect.mock.lastCall?.[0]).toHaveLength(4);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Approve' }), { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  });

  it('are those of a page by one press, and a range by Shift', () => {
    const onStateChange = vi.fn<(state: GridState) => void>();
    const selected = () => keysOf(onStateChange.mock.lastCall?.[0].rowSelection ?? {});
    render(<GuestGrid bulkActions={[]} onStateChange={onStateChange} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Guest 2' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Guest 5' }), { shiftKey: true });
    expect(selected()).toEqual(['r1', 'r2', 'r3', 'r4']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    expect(selected()).toHaveLength(10);
  });

  it('are only existing rows', () => {
    const { rerender } = render(
      <GuestGrid bulkActions={[]} defaultState={{ rowSelection: { r1: true, gone: true } }} />,
    );
    const bar = screen.getByRole('region', { name: 'Selected rows' });
    expect(within(bar).getByText('1 selected')).toBeDefined();
    rerender(<GuestGrid bulkActions={[]} rows={GUESTS.slice(2)} />);
    expect(screen.queryByText('1 selected')).toBeNull();
  });
});

it('suggests the best criterion to remove where nothing matches', async () => {
  render(
    <GuestGrid
      defaultState={{ globalFilter: 'guest 1', columnFilters: [{ id: 'amount', value: { from: 100 } }] }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Nothing matches “guest 1”' })).toBeDefined();
  expect(screen.getByText(/Without the filter “Amount”: 4 rows\./)).toBeDefined();
  press('Show 4 rows');
  expect(names()).toHaveLength(4);
  search('nobody');
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeNull());
  press('Clear search and filters');
  expect(names()).toHaveLength(10);
});

it('hides columns and changes the height of rows', async () => {
  render(<GuestGrid />);
  // The buttons show once the code of their tooltips is loaded.
  fireEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Columns' })).getByRole('button', { name: 'Status' }),
  );
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('group', { name: 'Columns' }), { key: 'Escape' });
  expect(screen.queryByRole('group', { name: 'Columns' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Columns' }));
});

describe('rows', () => {
  it('open by a press outside their controls, and show details', () => {
    const onOpenRow = vi.fn<(row: Guest) => void>();
    render(
      <GuestGrid onOpenRow={onOpenRow} bulkActions={[]} details={({ name }) => <p>{`More of ${name}`}</p>} />,
    );
    fireEvent.click(screen.getByText('Guest 3'));
    fireEvent.click(screen.getByRole('button', { name: 'Open Guest 4' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Guest 5' }));
    press('Details of Guest 6');
    expect(screen.getByText('More of Guest 6')).toBeDefined();
    expect(onOpenRow.mock.calls.map(([{ id }]) => id)).toEqual(['r2', 'r3']);
  });

  it('do not render again for a new handler, and call the latest one', () => {
    const cell = vi.fn(({ name }: Guest) => name);
    const columns: readonly GridColumn<Guest>[] = [
      { key: 'name', header: 'Name', value: ({ name }) => name, cell },
    ];
    const newest = vi.fn<(row: Guest) => void>();
    const { rerender } = render(<GuestGrid columns={columns} onOpenRow={() => undefined} openRow="r1" />);
    cell.mockClear();
    rerender(<GuestGrid columns={columns} onOpenRow={(row) => newest(row)} openRow="r2" />);
    expect(cell.mock.calls.map(([{ id }]) => id)).toEqual(['r1', 'r2']);
    press('Open Guest 1');
    expect(newest.mock.calls.map(([{ id }]) => id)).toEqual(['r0']);
  });

  it('have unique ids of details, in two tables of the same rows and with any key', () => {
    const rows = GUESTS.slice(0, 2).map((row) => ({ ...row, id: `${row.id} of May` }));
    const testGrid = (
      <GuestGrid
        rows={rows}
        details={({ name }) => name}
        defaultState={{ expanded: flagsOf(rows.map(guestKey)) }}
      />
    );
    render(
      <>
        {testGrid}
        {testGrid}
      </>,
    );
    const ids = screen
      .getAllByRole('button', { name: /^Details/ })
      .map((button) => button.getAttribute('aria-controls') ?? '');
    expect(new Set(ids).size).toBe(4);
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Guest 1',
      'Guest 2',
      'Guest 1',
      'Guest 2',
    ]);
    expect(ids.join('')).not.toContain(' ');
  });

  it('are navigated by arrow keys', () => {
    render(<GuestGrid onOpenRow={() => undefined} />);
    const opener = (name: string) => screen.getByRole('button', { name: `Open ${name}` });
    opener('Guest 2').focus();
    fireEvent.keyDown(opener('Guest 2'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(opener('Guest 3'));
    fireEvent.keyDown(opener('Guest 3'), { key: 'Home' });
    expect(document.activeElement).toBe(opener('Guest 1'));
    fireEvent.keyDown(opener('Guest 1'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(opener('Guest 1'));
  });

  it('are all printed, sorted and filtered', () => {
    render(
      <GuestGrid
        defaultState={{
          columnFilters: [{ id: 'status', value: ['done'] }],
          pagination: { pageIndex: 0, pageSize: 5 },
        }}
      />,
    );
    expect(names()).toHaveLength(5);
    act(() => dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(8);
    act(() => dispatchEvent(new Event('afterprint')));
    expect(names()).toHaveLength(5);
  });

  it('of one page of a server are printed with their range', () => {
    render(<GuestGrid manual rows={GUESTS.slice(0, 10)} rowCount={40} />);
    act(() => dispatchEvent(new Event('beforeprint')));
    const foot = screen.getByRole('navigation', { name: 'Guests' });
    expect(foot.textContent).toContain('Showing 1–10 of 40');
    const hidden = (node: Element | null): boolean =>
      node !== null && (node.classList.contains('t:print:hidden') || hidden(node.parentElement));
    expect(hidden(screen.getByText('Showing 1–10 of 40'))).toBe(false);
    expect(hidden(screen.getByRole('button', { name: 'Next' }))).toBe(true);
  });
});

function Controlled() {
  const [kept, setKept] = useState({ globalFilter: '', pagination: { pageIndex: 0, pageSize: 10 } });
  return (
    <>
      <output>{JSON.stringify(kept)}</output>
      <GuestGrid
        state={kept}
        onStateChange={({ globalFilter, pagination }) => setKept({ globalFilter, pagination })}
      />
    </>
  );
}

it('supports a partly controlled state', () => {
  render(<Controlled />);
  press('Next');
  expect(screen.getByText(/"pageIndex":1/)).toBeDefined();
  press('Amount');
  expect(screen.getByText(/"pageIndex":0/)).toBeDefined();
});

describe('rows of a server', () => {
  interface Call {
    query: GridQuery;
    signal: AbortSignal;
    answer: (answer: ServerAnswer<Guest>) => void;
    fail: (error: Error) => void;
  }
  const server = () => {
    const calls: Call[] = [];
    const load = (query: GridQuery, signal: AbortSignal) =>
      new Promise<ServerAnswer<Guest>>((answer, fail) => {
        calls.push({ query, signal, answer, fail });
      });
    const page = <Served load={load} />;
    const last = () => calls.at(-1) as Call;
    const settle = (call: Call, rows: readonly Guest[], rowCount = 1000) =>
      act(async () => call.answer({ rows, rowCount }));
    return { calls, last, settle, page };
  };

  it('are requested once, stay while others load, and are those of the last query', async () => {
    const { calls, last, settle, page } = server();
    render(page);
    expect(calls).toHaveLength(1);
    await settle(last(), GUESTS.slice(0, 2));
    expect(names()).toEqual(['Guest 1', 'Guest 2']);
    expect(screen.getByText(/of 1,000/)).toBeDefined();

    press('Amount');
    const early = last();
    press('Amount');
    expect(early.signal.aborted).toBe(true);
    expect(last().query.sorting).toEqual([{ id: 'amount', desc: true }]);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(names()).toEqual(['Guest 1', 'Guest 2']);
    await settle(last(), GUESTS.slice(8, 9));
    await settle(early, GUESTS.slice(4, 5));
    expect(names()).toEqual(['Guest 9']);
    expect(screen.getByRole('table').hasAttribute('aria-busy')).toBe(false);
  });

  it("stay when loading new ones fails, with 'Try again'", async () => {
    const { calls, last, settle, page } = server();
    render(page);
    await settle(last(), GUESTS.slice(0, 2));
    press('Next');
    await act(async () => last().fail(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    expect(names()).toHaveLength(2);
    press('Try again');
    expect(calls).toHaveLength(3);
    expect(last().query.pagination.pageIndex).toBe(1);
    await settle(last(), GUESTS.slice(10, 12));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(names()).toEqual(['Guest 11', 'Guest 12']);
  });

  it('load in strict mode, and their request is aborted on unmount', async () => {
    const { last, settle, page } = server();
    const { unmount } = render(<StrictMode>{page}</StrictMode>);
    await settle(last(), GUESTS.slice(0, 1));
    expect(names()).toEqual(['Guest 1']);
    press('Amount');
    unmount();
    expect(last().signal.aborted).toBe(true);
  });
});

it("counts rows without a value, and with a value that has no chip, in 'All'", () => {
  const rows = GUESTS.map((row, index) => ({ ...row, status: index < 4 ? '' : row.status }));
  const all = () =>
    within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button')[0]?.textContent;
  const { rerender } = render(<GuestGrid rows={rows} />);
  expect(all()).toBe('All12');
  press(/^done/);
  expect(all()).toBe('All12');
  const columns = GUEST_COLUMNS.map(
    (column): GridColumn<Guest> =>
      column.key === 'status' ? { ...column, filter: { quick: true, choices: ['done'] } } : column,
  );
  rerender(<GuestGrid rows={rows} columns={columns} />);
  expect(all()).toBe('All12');
});
