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

it('goes to / and resolves once it is there', async () => {
  const { leave, left } = renderLeave('/dashboard');
  await leave();
  expect(left).toEqual(['/']);
});

it('resolves at once where / is shown already', async () => {
  const { leave, left } = renderLeave('/');
  await leave();
  expect(left).toEqual(['/']);
});

it('goes by where the visitor is when it is called, whenever it was handed out', async () => {
  const { result, leave, left } = renderLeave('/dashboard');
  const { leave: early, go } = result.current;
  await act(async () => go('/'));
  await leave(early);
  expect(left).toEqual(['/']);
  await act(async () => go('/pricing'));
  await leave(early);
  expect(left).toEqual(['/', '/']);
});

it('resolves for everybody who has asked meanwhile', async () => {
  const { result, left } = renderLeave('/dashboard');
  const { leave } = result.current;
  await act(async () => {
    void leave().then(() => left.push('first'));
    void leave().then(() => left.push('second'));
  });
  expect(left).toEqual(['first', 'second']);
});

it('resolves also when the visitor is taken elsewhere', async () => {
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
