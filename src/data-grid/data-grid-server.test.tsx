import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmptyState } from '../components/empty-state/index.js';
import { pageCount } from '../components/pager/index.js';
import * as files from '../components/toast/index.js';
import { LATE_AFTER_MS } from '../lib/start-action.js';
import { type Booking, bookings, COLUMNS } from '../testing/grid-bookings.js';
import { TapaProvider } from '../theme/index.js';
import type { DataGridProps } from './data-grid.js';
import { DataGrid } from './data-grid.js';
import type { GridColumn } from './grid-rows.js';
import { type GridQuery, keysOf } from './grid-state.js';
import { type LoadAllRows, type LoadRows, type ServerAnswer, useServerRows } from './use-server-rows.js';

afterEach(cleanup);

const ROWS = bookings(60);

const TestGrid = (props: Partial<DataGridProps<Booking>>) => (
  <DataGrid aria-label="Bookings" columns={COLUMNS} rows={ROWS} rowKey={({ id }) => id} {...props} />
);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shownRows = () => document.querySelectorAll('[data-slot="data-grid-row"]').length;

const Served = ({ load, ...props }: Partial<DataGridProps<Booking>> & { load: LoadRows<Booking> }) => (
  <TestGrid {...props} {...useServerRows(load)} />
);

const onPage = (page: number, pageSize = 50) => ({ pagination: { pageIndex: page - 1, pageSize } });
const NINTH = onPage(9);

/** A server whose answers the test releases. */
function serverOf(size: number) {
  let rows = ROWS.slice(0, size);
  const queries: GridQuery[] = [];
  const pages = () => queries.map(({ pagination }) => pagination.pageIndex + 1);
  let settle = (): void => undefined;
  const load = (query: GridQuery) => {
    queries.push(query);
    return new Promise<ServerAnswer<Booking>>((resolve) => {
      settle = () => {
        const { pageIndex, pageSize } = query.pagination;
        const start = pageIndex * pageSize;
        resolve({ rows: rows.slice(start, start + pageSize), rowCount: rows.length });
      };
    });
  };
  return {
    load,
    pages,
    /** Answers until there are no more queries. */
    answer: async () => {
      let answered = -1;
      while (answered < queries.length) {
        answered = queries.length;
        await act(async () => settle());
      }
    },
    shrink: (left: number) => {
      rows = rows.slice(0, left);
    },
  };
}

describe("a page past the end of a server's rows", () => {
  const empty = <EmptyState title="No bookings yet" />;

  it('does not show as empty: the last page is requested after an answer', async () => {
    const { load, pages, answer } = serverOf(60);
    render(<Served load={load} empty={empty} defaultState={NINTH} />);
    expect(pages()).toEqual([9]);
    await answer();
    expect(pages()).toEqual([9, 2]);
    expect(screen.queryByText('No bookings yet')).toBeNull();
    expect(shownRows()).toBe(10);
    expect(within(screen.getByRole('navigation')).getByText(/51–60 of 60/)).toBeDefined();
  });

  it('is left when the rows of the last page are deleted', async () => {
    const { load, pages, answer, shrink } = serverOf(60);
    render(<Served load={load} />);
    await answer();
    shrink(50);
    press('Next');
    await answer();
    expect(pages()).toEqual([1, 2, 1]);
    expect(shownRows()).toBe(50);
  });

  it('is reported once to a controlled state', () => {
    const onStateChange = vi.fn<NonNullable<DataGridProps<Booking>['onStateChange']>>();
    const testGrid = (busy: boolean) => (
      <TestGrid
        manual
        rows={[]}
        rowCount={60}
        busy={busy}
        empty={empty}
        state={NINTH}
        onStateChange={onStateChange}
      />
    );
    const { rerender } = render(testGrid(true));
    expect(onStateChange).not.toHaveBeenCalled();
    rerender(testGrid(false));
    rerender(testGrid(false));
    expect(onStateChange.mock.calls.map(([{ pagination }]) => pagination.pageIndex + 1)).toEqual([2]);
    expect(screen.queryByText('No bookings yet')).toBeNull();
  });

  it('is left also without `busy`', () => {
    const onStateChange = vi.fn<NonNullable<DataGridProps<Booking>['onStateChange']>>();
    const testGrid = (page: number, rows: readonly Booking[]) => (
      <TestGrid manual rows={rows} rowCount={60} state={onPage(page)} onStateChange={onStateChange} />
    );
    const { rerender } = render(testGrid(1, ROWS.slice(0, 5)));
    rerender(testGrid(9, ROWS.slice(0, 5)));
    expect(onStateChange).not.toHaveBeenCalled();
    rerender(testGrid(9, []));
    expect(onStateChange.mock.lastCall?.[0].pagination.pageIndex).toBe(1);
  });

  it('shows as empty where the server has no rows', () => {
    render(<TestGrid manual rows={[]} rowCount={0} empty={empty} defaultState={NINTH} />);
    expect(screen.getByText('No bookings yet')).toBeDefined();
  });
});

it('ends on an existing page for any number of rows and any requested page', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: -3, max: 9 }),
      fc.constantFrom(3, 5),
      async (size, page, pageSize) => {
        const { load, pages, answer } = serverOf(size);
        render(<Served load={load} defaultState={onPage(page, pageSize)} />);
        await answer();
        const asked = pages().at(-1) ?? 0;
        if (size > 0) {
          expect(asked).toBeGreaterThanOrEqual(1);
          expect(asked).toBeLessThanOrEqual(pageCount(size, pageSize));
        }
        expect(shownRows()).toBe(size === 0 ? 0 : Math.min(pageSize, size - (asked - 1) * pageSize));
        cleanup();
      },
    ),
    { numRuns: 20 },
  );
});

describe('files of a server’s rows', () => {
  const saved = vi.fn<files.SaveFile>();
  const lines = async () => (await saved.mock.lastCall?.[0].text())?.trim().split('\r\n');
  const server = { manual: true, rows: ROWS.slice(0, 2), rowCount: 60 } as const;
  const file = { name: 'bookings', now: new Date('2026-12-01T00:00:00Z') };
  const exportAll = () => screen.queryAllByRole('button', { name: 'Export CSV' });

  beforeEach(() => {
    saved.mockReset();
    vi.spyOn(files, 'useSaveFile').mockReturnValue(saved);
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });

  it('hold all matching rows, loaded by the host', async () => {
    let settle = (_rows: readonly Booking[]): void => undefined;
    const load = vi.fn<LoadAllRows<Booking>>(
      () =>
        new Promise((resolve) => {
          settle = resolve;
        }),
    );
    const columnFilters = [{ id: 'status', value: ['pending'] }];
    render(
      <TestGrid
        {...server}
        csv={file}
        loadAll={load}
        defaultState={{ globalFilter: 'ana', columnFilters, ...onPage(2) }}
      />,
    );
    press('Export CSV');
    press('Export CSV');
    expect(load.mock.calls).toEqual([[{ globalFilter: 'ana', columnFilters, sorting: [] }]]);
    expect(exportAll()[0]?.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(screen.getByText('Loading rows')).toBeDefined());
    settle(ROWS.slice(0, 7));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await lines()).toHaveLength(8);
    await waitFor(() => expect(exportAll()[0]?.hasAttribute('aria-disabled')).toBe(false));
  });

  it('show an error when the rows cannot be loaded', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = () => Promise.reject(new Error('offline'));
    render(<TestGrid {...server} csv={file} loadAll={load} />);
    press('Export CSV');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be made');
    expect(saved).not.toHaveBeenCalled();
    report.mockRestore();
  });

  it('show the error as a toast with a retry after navigation', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fail = (_: unknown): void => undefined;
    const load = vi.fn(() => new Promise<Booking[]>((_, reject) => (fail = reject)));
    const page = (content: ReactNode) => (
      <>
        {content}
        <files.Toaster />
      </>
    );
    const { rerender } = render(page(<TestGrid {...server} csv={file} loadAll={load} />));
    press('Export CSV');
    rerender(page('Another page'));
    await act(async () => fail(new Error('The report is closed.')));
    await screen.findByText('The file could not be made. Try again.');
    expect(screen.getByText('The report is closed.')).toBeDefined();
    press('Try again');
    expect(load).toHaveBeenCalledTimes(2);
    report.mockRestore();
  });

  it("and selections are discarded after 'Stop waiting'", async () => {
    vi.useFakeTimers();
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    let settle = (_rows: readonly Booking[]): void => undefined;
    const load = () => new Promise<readonly Booking[]>((resolve) => (settle = resolve));
    const selected = vi.fn<NonNullable<DataGridProps<Booking>['onStateChange']>>();
    render(
      <>
        <TestGrid
          {...server}
          csv={file}
          loadAll={load}
          bulkActions={[]}
          defaultState={{ rowSelection: { b1: true } }}
          onStateChange={selected}
        />
        <files.Toaster />
      </>,
    );
    for (const name of ['Export CSV', 'Select all 60 rows']) {
      press(name);
      await pass(LATE_AFTER_MS);
      press('Stop waiting');
      await act(async () => settle(ROWS));
      await pass(LATE_AFTER_MS);
    }
    expect(saved).not.toHaveBeenCalled();
    expect(selected).not.toHaveBeenCalled();
    press('Select all 60 rows');
    await act(async () => settle(ROWS));
    expect(keysOf(selected.mock.lastCall?.[0].rowSelection ?? {})).toHaveLength(60);
  });

  it('leave out hidden columns, and use the decimal sign of the locale', async () => {
    render(
      <TapaProvider locale="de-DE">
        <TestGrid rows={ROWS.slice(0, 1)} csv={file} defaultState={{ columnVisibility: { status: false } }} />
      </TapaProvider>,
    );
    press('Export CSV');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const shown = COLUMNS.filter(({ key, value }) => value && key !== 'status').map(({ header }) => header);
    expect((await lines())?.[0]).toBe(shown.join(';'));
  });

  it('are offered only for selected rows without `loadAll`', async () => {
    render(
      <TestGrid {...server} csv={file} bulkActions={[]} defaultState={{ rowSelection: { b1: true } }} />,
    );
    expect(exportAll()).toEqual([]);
    press('Export 1');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  });
});

it('keeps the selected rows of other pages when a whole page is selected', () => {
  const onStateChange = vi.fn<NonNullable<DataGridProps<Booking>['onStateChange']>>();
  render(
    <TestGrid
      manual
      rows={ROWS.slice(0, 3)}
      rowCount={60}
      bulkActions={[]}
      defaultState={{ rowSelection: { b0: true, b40: true } }}
      onStateChange={onStateChange}
    />,
  );
  press('Select all rows on this page');
  expect(keysOf(onStateChange.mock.lastCall?.[0].rowSelection ?? {})).toEqual(['b0', 'b40', 'b1', 'b2']);
});

it('offers all values that a server counts, also those not on the page', () => {
  const [status] = COLUMNS.filter(({ key }) => key === 'status');
  const column = { ...status, filter: { quick: true } } as GridColumn<Booking>;
  render(
    <TestGrid
      manual
      columns={[...COLUMNS.slice(0, 1), column]}
      rows={ROWS.filter((row) => row.status === 'pending')}
      rowCount={12}
      facetedCounts={{ status: { pending: 12, confirmed: 36, completed: 10, '': 2 } }}
      defaultState={{ columnFilters: [{ id: 'status', value: ['pending'] }] }}
    />,
  );
  const chips = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'All60',
    'Pending12',
    'Confirmed36',
    'Completed10',
  ]);
});
