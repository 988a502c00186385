import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useLeave, useTrackPage } from './leave';

afterEach(cleanup);

function renderLeave(path: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  const { result, unmount } = renderHook(
    () => {
      useTrackPage();
      return { leave: useLeave(), go: useNavigate(), at: useLocation().pathname };
    },
    { wrapper },
  );
  const left: string[] = [];
  const leave = (from = result.current.leave) =>
    act(async () => void from().then(() => left.push(result.current.at)));
  return { result, unmount, leave, left };
}

it('opens / and resolves once it is shown', async () => {
  const { leave, left } = renderLeave('/dashboard');
  await leave();
  expect(left).toEqual(['/']);
});

it('resolves at once on /', async () => {
  const { leave, left } = renderLeave('/');
  await leave();
  expect(left).toEqual(['/']);
});

it('uses the page at the time of the call, not of the render', async () => {
  const { result, leave, left } = renderLeave('/dashboard');
  const { leave: early, go } = result.current;
  await act(async () => go('/'));
  await leave(early);
  expect(left).toEqual(['/']);
  await act(async () => go('/pricing'));
  await leave(early);
  expect(left).toEqual(['/', '/']);
});

it('resolves for all callers', async () => {
  const { result, left } = renderLeave('/dashboard');
  const { leave } = result.current;
  await act(async () => {
    void leave().then(() => left.push('first'));
    void leave().then(() => left.push('second'));
  });
  expect(left).toEqual(['first', 'second']);
});

it('also resolves when another page opens instead', async () => {
  const { result, leave, left } = renderLeave('/dashboard');
  const { leave: handedOut, go } = result.current;
  await act(async () => {
    void handedOut().then(() => left.push('resolved'));
    go('/pricing');
  });
  expect(left).toEqual(['resolved']);
  await leave();
  expect(left).toEqual(['resolved', '/']);
});
