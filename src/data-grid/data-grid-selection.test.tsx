import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Loading } from '../components/skeleton/index.js';
import { type Booking, bookings, COLUMNS } from '../testing/grid-bookings.js';
import type { DataGridProps } from './data-grid.js';
import { DataGrid } from './data-grid.js';
import { type LoadAllRows, type LoadRows, useServerRows } from './use-server-rows.js';

afterEach(cleanup);

const ROWS = bookings(12);
const rowKey = ({ id }: Booking) => id;
const onSelect = vi.fn<(rows: readonly Booking[]) => void>();

const TestGrid = (props: Partial<DataGridProps<Booking>>) => (
  <DataGrid
    aria-label="Bookings"
    columns={COLUMNS}
    rows={ROWS}
    rowKey={rowKey}
    bulkActions={[{ label: 'Approve', onSelect }]}
    {...props}
    defaultState={{ pagination: { pageIndex: 0, pageSize: 5 }, ...props.defaultState }}
  />
);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pick = (index: number) => {
  const box = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })[index];
  if (box) fireEvent.click(box);
};
const bar = () => screen.queryByRole('region', { name: 'Selected rows' });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const approved = () => {
  press('Approve');
  return onSelect.mock.lastCall?.[0].map(rowKey);
};

describe('rows of two pages', () => {
  it('can be selected together: pagination stays beside the bar', () => {
    render(<TestGrid />);
    pick(0);
    expect(bar()).not.toBeNull();
    press('Next');
    pick(1);
    expect(approved()).toEqual(['b0', 'b6']);
    press('Previous');
    expect(within(screen.getByRole('navigation')).getByText(/1–5 of 12/)).toBeDefined();
  });

  it('show the bar without pagination where there is one page', () => {
    render(<TestGrid rows={ROWS.slice(0, 4)} defaultState={{ rowSelection: { b0: true } }} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

/** Answers at once, as a server that searches by client. */
const answer: LoadRows<Booking> = async ({ globalFilter, pagination: { pageIndex, pageSize } }) => {
  const rows = ROWS.filter(({ client }) => client.toLowerCase().includes(globalFilter));
  return { rows: rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), rowCount: rows.length };
};
const Served = () => <TestGrid {...useServerRows(answer)} />;

describe('rows of two pages of a server', () => {
  const served = async () => {
    render(<Served />);
    await act(async () => undefined);
  };
  const turn = async (name: string) => {
    press(name);
    await act(async () => undefined);
  };

  it('get an action together', async () => {
    await served();
    pick(0);
    await turn('Next');
    expect(within(bar() as HTMLElement).getByText('1 selected, 1 on other pages')).toBeDefined();
    pick(1);
    expect(approved()).toEqual(['b0', 'b6']);
    press(/^Select all/);
    expect(approved()).toEqual(['b0', 'b5', 'b6', 'b7', 'b8', 'b9']);
  });

  it('do not after a new search, because they may not match it', async () => {
    await served();
    pick(0);
    await turn('Next');
    fireEvent.change(screen.getByRole('textbox', { name: 'Search' }), { target: { value: 'sina' } });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Search' }), { key: 'Enter' });
    await act(async () => undefined);
    expect(bar()).toBeNull();
    pick(0);
    expect(approved()).toEqual(['b1']);
  });
});

describe('all rows that match on a server', () => {
  const all: LoadAllRows<Booking> = async ({ globalFilter }) =>
    ROWS.filter(({ client }) => client.toLowerCase().includes(globalFilter));
  const select = () => act(async () => press(/^Select all \d/));

  it('are selected by one press with `loadAll`, for the current query', async () => {
    const loadAll = vi.fn(all);
    render(<TestGrid {...{ manual: true, rows: ROWS.slice(0, 5), rowCount: 12, loadAll }} />);
    pick(0);
    expect(screen.getByRole('button', { name: 'Select all 12 rows' })).toBeDefined();
    await select();
    expect(loadAll).toHaveBeenCalledExactlyOnceWith({ globalFilter: '', columnFilters: [], sorting: [] });
    expect(within(bar() as HTMLElement).getByText('12 selected, 7 on other pages')).toBeDefined();
    expect(approved()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: /^Select all \d/ })).toBeNull();
  });

  it('are not selected when the query changes before the answer', async () => {
    let answerAll = (_rows: readonly Booking[]): void => undefined;
    const loadAll = () =>
      new Promise<readonly Booking[]>((resolve) => {
        answerAll = resolve;
      });
    render(<TestGrid {...{ manual: true, rows: ROWS.slice(0, 5), rowCount: 12, loadAll }} />);
    pick(0);
    await select();
    const search = screen.getByRole('textbox', { name: 'Search' });
    fireEvent.change(search, { target: { value: 'ana' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await act(async () => answerAll(ROWS));
    expect(within(bar() as HTMLElement).getByText('1 selected')).toBeDefined();
  });
});

function Refetched({ load }: { load: LoadRows<Booking> }) {
  const server = useServerRows(load);
  return (
    <>
      <button type="button" onClick={server.reload}>
        Refetch
      </button>
      <TestGrid {...server} details={({ client }) => `More of ${client}`} />
    </>
  );
}

describe('removed rows', () => {
  function serve() {
    let there = ROWS;
    const load: LoadRows<Booking> = async ({ pagination: { pageIndex, pageSize } }) => ({
      rows: there.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
      rowCount: there.length,
    });
    render(<Refetched load={load} />);
    return {
      settle: () => act(async () => undefined),
      now: (rows: readonly Booking[]) => {
        there = [...rows];
        return act(async () => press('Refetch'));
      },
    };
  }
  const without = (...ids: string[]) => ROWS.filter(({ id }) => !ids.includes(id));

  it('are left out of the next action, and not selected when they return', async () => {
    const { settle, now } = serve();
    await settle();
    pick(0);
    press('Next');
    await settle();
    pick(1);
    pick(2);
    expect(approved()).toEqual(['b0', 'b6', 'b7']);
    await now(without('b0', 'b6'));
    expect(approved()).toEqual(['b7']);
    await now(ROWS);
    expect(approved()).toEqual(['b7']);
    press('Previous');
    await settle();
    expect(approved()).toEqual(['b7']);
  });

  it('are left out also when others replace them', async () => {
    const { settle, now } = serve();
    await settle();
    pick(0);
    pick(1);
    await now([...without('b1'), ...bookings(13).slice(12)]);
    expect(approved()).toEqual(['b0']);
  });

  it('are none when all are reloaded: rows of other pages stay selected', async () => {
    const { settle, now } = serve();
    await settle();
    pick(0);
    press('Next');
    await settle();
    pick(0);
    await now(ROWS.map((row) => ({ ...row })));
    expect(approved()).toEqual(['b0', 'b5']);
  });

  it('are collapsed when they return', async () => {
    const { settle, now } = serve();
    await settle();
    press('Details of Aroha Ngata');
    expect(screen.getByText('More of Aroha Ngata')).toBeDefined();
    await now(without('b0'));
    await now(ROWS);
    expect(screen.queryByText('More of Aroha Ngata')).toBeNull();
  });

  it('are not selected when they return to a table with all rows', () => {
    const onStateChange = vi.fn();
    const { rerender } = render(<TestGrid onStateChange={onStateChange} />);
    pick(0);
    pick(1);
    rerender(<TestGrid rows={without('b0')} onStateChange={onStateChange} />);
    expect(onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ rowSelection: { b1: true } }));
    rerender(<TestGrid onStateChange={onStateChange} />);
    expect(approved()).toEqual(['b1']);
  });

  it('are none while a table loads', () => {
    const show = (active: boolean) => (
      <Loading active={active}>
        <TestGrid rows={active ? [] : ROWS} />
      </Loading>
    );
    const { rerender } = render(show(false));
    pick(0);
    rerender(show(true));
    rerender(show(false));
    expect(approved()).toEqual(['b0']);
  });
});

it('announces the number of selected rows once', () => {
  render(<TestGrid />);
  expect(statuses()).not.toContain('1 selected');
  pick(0);
  pick(1);
  expect(statuses().filter((text) => text === '2 selected')).toHaveLength(1);
  press(/^Clear/);
  expect(statuses().join('')).toBe('');
});

it('supports selection, page size and page number in narrow tables too', () => {
  render(<TestGrid rows={bookings(60)} defaultState={{ pagination: { pageIndex: 0, pageSize: 25 } }} />);
  const [box] = screen.getAllByRole('checkbox', { name: /^Select Aroha/ });
  expect(box?.closest('td')?.className).not.toContain('/table:hidden');
  press('Filters and view');
  const drawer = document.querySelector<HTMLElement>('[data-slot="data-grid-drawer"]');
  const size = within(drawer as HTMLElement).getByRole('combobox', { name: 'Rows per page' });
  const page = within(drawer as HTMLElement).getByRole('textbox', { name: /^Page/ });
  fireEvent.change(page, { target: { value: '3' } });
  fireEvent.keyDown(page, { key: 'Enter' });
  expect(within(screen.getByRole('navigation')).getByText(/51–60 of 60/)).toBeDefined();
  press('Previous');
  press('Previous');
  fireEvent.change(size, { target: { value: '50' } });
  expect(within(screen.getByRole('navigation')).getByText(/1–50 of 60/)).toBeDefined();
});
