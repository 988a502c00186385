import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useDashboardAddress } from './dashboard-address';

/** Renders the hook at a query; `go` calls its callbacks. */
function openWith(query: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/dashboard${query}`]} useTransitions={false}>
      {children}
    </MemoryRouter>
  );
  const { result, unmount } = renderHook(
    () => ({
      ...useDashboardAddress(),
      search: useLocation().search,
      step: useNavigationType(),
      navigate: useNavigate(),
    }),
    { wrapper },
  );
  return {
    page: () => result.current,
    ask: (params: string, isTyping = false) =>
      act(() => result.current.onListChange({ tab: result.current.tab, params, isTyping })),
    open: (tab: string) => act(() => result.current.onTabChange(tab)),
    back: () => act(() => result.current.navigate(-1)),
    unmount,
  };
}

it('passes all parameters except the tab to the open list', () => {
  const { page, unmount } = openWith('?tab=bookings&q=tanna&status=pending&status=confirmed');
  expect(page().tab).toBe('bookings');
  expect(page().lists).toEqual({ bookings: 'q=tanna&status=pending&status=confirmed' });
  unmount();
});

it('adds a history entry for a filter, but not for typing in a search', () => {
  const { page, ask, back, unmount } = openWith('?tab=bookings');
  ask('status=pending');
  expect(page()).toMatchObject({ search: '?tab=bookings&status=pending', step: 'PUSH' });
  ask('q=t&status=pending', true);
  ask('q=ta&status=pending', true);
  expect(page()).toMatchObject({ search: '?tab=bookings&q=ta&status=pending', step: 'REPLACE' });
  back();
  expect(page().search).toBe('?tab=bookings');
  unmount();
});

it('reopens a tab with its list as the reader left it', () => {
  const { page, ask, open, back, unmount } = openWith('?tab=bookings&q=tanna');
  open('clients');
  expect(page()).toMatchObject({ search: '?tab=clients', lists: { clients: '' } });
  ask('type=vip');
  open('bookings');
  expect(page().search).toBe('?tab=bookings&q=tanna');
  open('clients');
  expect(page().search).toBe('?tab=clients&type=vip');
  back();
  back();
  expect(page().search).toBe('?tab=clients&type=vip');
  unmount();
});

it('removes the parameters of a list once all rows show again', () => {
  const { page, ask, open, unmount } = openWith('?tab=bookings&q=tanna');
  ask('');
  expect(page().search).toBe('?tab=bookings');
  open('clients');
  open('bookings');
  expect(page().search).toBe('?tab=bookings');
  unmount();
});
