import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNANSWERED, WORKING_AFTER_MS } from './start-action.js';
import { useAction } from './use-action.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A promise that is kept or rejected when the test says so. */
function promised() {
  let keep: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((resolve, refuse) => {
    keep = resolve;
    reject = refuse;
  });
  return { promise, keep, reject };
}

it('is idle again at once after a callback without a promise', () => {
  const onDone = vi.fn();
  const { result } = renderHook(() => useAction(() => undefined, { onDone }));
  act(() => result.current.run());
  expect(result.current.state).toBe('idle');
  expect(onDone).toHaveBeenCalledOnce();
});

it('says that it works only where the answer takes longer than 300 ms', async () => {
  const { promise, keep } = promised();
  const { result } = renderHook(() => useAction(() => promise));
  act(() => result.current.run());
  expect(result.current).toMatchObject({ state: 'waiting', isBusy: true });
  await pass(WORKING_AFTER_MS - 1);
  expect(result.current.state).toBe('waiting');
  await pass(1);
  expect(result.current.state).toBe('working');
  keep();
  await pass(0);
  expect(result.current).toMatchObject({ state: 'idle', isBusy: false });
});

it('cannot be done twice while its answer is awaited, however long that takes', async () => {
  const callback = vi.fn(() => new Promise(() => undefined));
  const { result } = renderHook(() => useAction(callback));
  act(() => {
    result.current.run();
    result.current.run();
  });
  await pass(1_000_000);
  act(() => result.current.run());
  expect(callback).toHaveBeenCalledOnce();
});

it('fails with what the caller says, and can be tried again with the same values', async () => {
  const answers = [Promise.reject(new Error('The budget is closed.')), Promise.resolve()];
  const callback = vi.fn((_id: string) => answers.shift());
  const onFailed = vi.fn();
  const { result } = renderHook(() => useAction(callback, { onFailed }));
  act(() => result.current.run('a'));
  await pass(0);
  expect(result.current).toMatchObject({ state: 'failed', reason: 'The budget is closed.', isBusy: false });
  expect(onFailed).toHaveBeenCalledOnce();
  act(() => result.current.retry());
  await pass(0);
  expect(result.current.state).toBe('idle');
  expect(callback.mock.calls).toEqual([['a'], ['a']]);
});

it.each([
  [new TypeError('Failed to fetch'), ''],
  [new DOMException('The operation was aborted.', 'AbortError'), ''],
  [{ status: 500 }, ''],
  [undefined, ''],
  ['Over the limit.', 'Over the limit.'],
  [new Error(' Closed. '), 'Closed.'],
  [new Error('x'.repeat(5000)), `${'x'.repeat(200)}…`],
])('of what it is rejected with, %o, readers see %j', async (error, reason) => {
  const { result } = renderHook(() => useAction(() => Promise.reject(error)));
  act(() => result.current.run());
  await pass(0);
  expect(result.current).toMatchObject({ state: 'failed', reason });
});

it('warns of nothing when its control has gone, and still tells what became of it', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { promise, reject } = promised();
  const onFailed = vi.fn();
  const { result, unmount } = renderHook(() => useAction(() => promise, { onFailed }));
  act(() => result.current.run());
  unmount();
  await pass(WORKING_AFTER_MS);
  reject(new Error('Too late.'));
  await pass(0);
  expect(warn).not.toHaveBeenCalled();
  expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'Too late.' }));
});

it('forgets an answer that comes after a reset', async () => {
  const { promise, reject } = promised();
  const { result } = renderHook(() => useAction(() => promise));
  act(() => result.current.run());
  act(() => result.current.reset());
  expect(result.current.isBusy).toBe(false);
  reject(new Error('Nobody waits.'));
  await pass(0);
  expect(result.current.state).toBe('idle');
});

it('is idle again, and neither done nor failed, where nobody answers after all', async () => {
  const { promise, reject } = promised();
  const listeners = { onDone: vi.fn(), onFailed: vi.fn() };
  const { result } = renderHook(() => useAction(() => promise, listeners));
  act(() => result.current.run());
  await pass(WORKING_AFTER_MS);
  reject(UNANSWERED);
  await pass(0);
  expect(result.current).toMatchObject({ state: 'idle', isBusy: false, reason: '' });
  expect(listeners.onDone).not.toHaveBeenCalled();
  expect(listeners.onFailed).not.toHaveBeenCalled();
});
