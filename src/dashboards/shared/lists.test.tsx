import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Lists, type ListsControl, useListState } from './lists';

afterEach(cleanup);

const COLUMNS = [
  { key: 'status', header: 'Status', value: () => '', filter: { by: 'choice', choices: ['pending'] } },
] as const;

/** A list of the open tab, `''`, whose host answers when it is told to. */
function listOf() {
  const asked: string[] = [];
  const host: { lists: ListsControl['lists'] } = { lists: { '': '' } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Lists lists={host.lists} onListChange={({ params }) => asked.push(params)}>
      {children}
    </Lists>
  );
  const { result, rerender } = renderHook(() => useListState(COLUMNS), { wrapper });
  return {
    asked,
    state: () => result.current.state,
    set: (patch: object) => act(() => result.current.onStateChange({ ...result.current.state, ...patch })),
    answer: (params: string) => {
      host.lists = { '': params };
      rerender();
    },
  };
}

it('loses nothing that is set while the host is still answering', () => {
  const list = listOf();
  list.set({ filters: { status: ['pending'] } });
  list.set({ search: 'honiara' });
  expect(list.asked).toEqual(['status=pending', 'q=honiara&status=pending']);
  list.answer('q=honiara&status=pending');
  expect(list.state()).toMatchObject({ search: 'honiara', filters: { status: ['pending'] } });
});

it('follows the host back to what it gave before', () => {
  const list = listOf();
  list.set({ filters: { status: ['pending'] } });
  list.answer('status=pending');
  list.answer('');
  expect(list.state().filters).toEqual({});
  list.answer('status=lost&q=tanna');
  expect(list.state()).toMatchObject({ search: 'tanna', filters: {} });
});
