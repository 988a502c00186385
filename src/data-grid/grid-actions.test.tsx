import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, Toaster } from '../components/toast/index.js';
import { DataGrid } from './data-grid.js';
import { RowActions } from './row-actions.js';

afterEach(() => {
  act(clearToasts);
  cleanup();
  vi.useRealTimers();
});

const ROWS = ['Ana', 'David'];
const nameOf = (name: string) => name;
const nameIn = ({ name }: { name: string }) => name;
const COLUMNS = [{ key: 'name', header: 'Name', value: nameOf, cell: nameOf }];
const ignore = () => undefined;

function slow() {
  let reject: (reason: string) => void = ignore;
  const callback = vi.fn(() => new Promise<void>((_keep, refuse) => (reject = refuse)));
  return { callback, reject: (reason: string) => reject(reason) };
}

const menuItem = (name: string) => screen.findByRole('menuitem', { name });
const open = () => {
  const button = screen.getByRole('button', { name: 'Actions for Ana' });
  fireEvent.keyDown(button, { key: 'Enter', isComposing: true });
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.keyDown(button, { key: 'Enter' });
};

const bulk = (onSelect: () => unknown) => (
  <DataGrid
    aria-label="Guests"
    columns={COLUMNS}
    rows={ROWS}
    rowKey={nameOf}
    bulkActions={[{ label: 'Archive', onSelect }]}
    defaultState={{ rowSelection: { Ana: true, David: true } }}
  />
);
const menu = (onSelect: () => unknown) => (
  <RowActions label="Actions for Ana" actions={[{ label: 'Archive', onSelect }]} />
);

describe('an action on selected rows', () => {
  it('runs once while its promise is pending, and shows that it works', () => {
    vi.useFakeTimers();
    const { callback } = slow();
    render(bulk(callback));
    const button = screen.getByRole('button', { name: 'Archive' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(callback).toHaveBeenCalledExactlyOnceWith(ROWS);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    act(() => vi.advanceTimersByTime(300));
    expect(screen.getByRole('button', { name: 'Working' })).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('an action on a row', () => {
  it('runs once while its promise is pending, also when its menu is opened again', async () => {
    const { callback } = slow();
    render(menu(callback));
    open();
    fireEvent.click(await menuItem('Archive'));
    open();
    const item = await menuItem('Archive');
    expect(item.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(item);
    expect(callback).toHaveBeenCalledOnce();
  });
});

it.each([
  ['selected rows', bulk, async () => fireEvent.click(screen.getByRole('button', { name: 'Archive' }))],
  [
    'a row',
    menu,
    async () => {
      open();
      fireEvent.click(await menuItem('Archive'));
    },
  ],
])('shows a failed action on %s, and retries it', async (_what, show, press) => {
  const { callback, reject } = slow();
  render(
    <>
      {show(callback)}
      <Toaster />
    </>,
  );
  await press();
  reject('The archive is full.');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 }));
  expect(callback).toHaveBeenCalledTimes(2);
});

it('retries with the same rows and their latest data', async () => {
  const onSelect = vi.fn((_rows: readonly object[]) => Promise.resolve());
  onSelect.mockRejectedValueOnce('The archive is full.');
  const grid = (seats: number) => (
    <>
      <DataGrid
        aria-label="Guests"
        columns={[{ key: 'name', header: 'Name', value: nameIn, cell: nameIn }]}
        rows={ROWS.map((name) => ({ name, seats }))}
        rowKey={nameIn}
        bulkActions={[{ label: 'Archive', onSelect }]}
        defaultState={{ rowSelection: { Ana: true, David: true } }}
      />
      <Toaster />
    </>
  );
  const { rerender } = render(grid(1));
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  fireEvent.click(screen.getByRole('checkbox', { name: /David/ }));
  rerender(grid(2));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onSelect).toHaveBeenLastCalledWith(ROWS.map((name) => ({ name, seats: 2 })));
});
