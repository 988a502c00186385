import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Lists, type ListsControl, useListState } from './lists.js';

afterEach(cleanup);

const COLUMNS = [
  { key: 'status', header: 'Status', value: () => '', filter: { choices: ['pending'] } },
] as const;

const PENDING = [{ id: 'status', value: ['pending'] }];

/** A list of the open tab, `''`, whose host answers when the test asks. */
function listOf() {
  const asked: string[] = [];
  const typed: string[] = [];
  const host: { lists: ListsControl['lists'] } = { lists: { '': '' } };
  const report: ListsControl['onListChange'] = ({ params, isTyping }) => {
    asked.push(params);
    if (isTyping) typed.push(params);
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Lists lists={host.lists} onListChange={report}>
      {children}
    </Lists>
  );
  const { result, rerender } = renderHook(() => useListState(COLUMNS), { wrapper });
  return {
    asked,
    typed,
    state: () => result.current.state,
    set: (patch: object) => act(() => result.current.onStateChange({ ...result.current.state, ...patch })),
    answer: (params: string) => {
      host.lists = { '': params };
      rerender();
    },
  };
}

it('keeps changes that are made before the host has answered', () => {
  const list = listOf();
  list.set({ columnFilters: PENDING });
  list.set({ globalFilter: 'honiara' });
  expect(list.asked).toEqual(['status=pending', 'q=honiara&status=pending']);
  list.answer('q=honiara&status=pending');
  expect(list.state()).toMatchObject({ globalFilter: 'honiara', columnFilters: PENDING });
});

it('follows the host back to an earlier value', () => {
  const list = listOf();
  list.set({ columnFilters: PENDING });
  list.answer('status=pending');
  list.answer('');
  expect(list.state().columnFilters).toEqual([]);
  list.answer('status=lost&q=tanna');
  expect(list.state()).toMatchObject({ globalFilter: 'tanna', columnFilters: [] });
});

it('does not report changes that are not in the URL', () => {
  const list = listOf();
  list.answer('q=tanna&status=pending');
  list.set({ density: 'compact' });
  list.set({ columnVisibility: { status: false } });
  expect(list.asked).toEqual([]);
  expect(list.state()).toMatchObject({
    density: 'compact',
    columnVisibility: { status: false },
    globalFilter: 'tanna',
  });
});

it('keeps other parameters of the URL', () => {
  const list = listOf();
  list.answer('ref=mail');
  list.set({ columnFilters: PENDING });
  expect(list.asked).toEqual(['status=pending&ref=mail']);
});

it('reports a search as typing until it is cleared, so that Back returns to it', () => {
  const list = listOf();
  list.set({ columnFilters: PENDING });
  list.set({ globalFilter: 't' });
  list.set({ globalFilter: 'tanna' });
  list.set({ globalFilter: '', columnFilters: [] });
  list.set({ globalFilter: 'tanna' });
  list.set({ globalFilter: '' });
  expect(list.asked).toHaveLength(6);
  expect(list.typed).toEqual(['q=t&status=pending', 'q=tanna&status=pending', 'q=tanna']);
});
