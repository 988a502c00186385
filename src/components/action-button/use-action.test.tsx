import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Announcement, addToaster } from '../../lib/announcer.js';
import { LATE_AFTER_MS, UNANSWERED, WORKING_AFTER_MS } from '../../lib/start-action.js';
import { isBusy, useAction } from './index.js';

let removeToaster: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  removeToaster?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function collectAnnouncements(dismiss = () => undefined): readonly Announcement[] {
  const announcements: Announcement[] = [];
  removeToaster = addToaster((message) => {
    announcements.push(message);
    return { dismiss };
  });
  return announcements;
}

function deferred() {
  let keep: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((resolve, refuse) => {
    keep = resolve;
    reject = refuse;
  });
  return { promise, keep, reject };
}

it('is idle again at once after a callback without a promise', () => {
  const callback = vi.fn();
  const { result } = renderHook(() => useAction(callback));
  act(() => result.current.run());
  expect(result.current.status).toBe('idle');
  expect(callback).toHaveBeenCalledOnce();
});

it('announces and reports a callback that throws at once', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const announcements = collectAnnouncements();
  const fault = new Error('Closed on Sundays.');
  const { result } = renderHook(() =>
    useAction(() => {
      throw fault;
    }),
  );
  act(() => result.current.run());
  await pass(0);
  expect(result.current).toMatchObject({ status: 'error', error: 'Closed on Sundays.' });
  expect(announcements).toMatchObject([
    { description: 'Closed on Sundays.', action: { label: 'Try again' } },
  ]);
  expect(report.mock.calls).toEqual([[fault]]);
  vi.unstubAllGlobals();
});

it('is working only after 300 ms without an answer', async () => {
  const { promise, keep } = deferred();
  const { result } = renderHook(() => useAction(() => promise));
  act(() => result.current.run());
  expect(result.current).toMatchObject({ status: 'pending' });
  await pass(WORKING_AFTER_MS - 1);
  expect(result.current.status).toBe('pending');
  await pass(1);
  expect(result.current.status).toBe('working');
  keep();
  await pass(0);
  expect(result.current.status).toBe('idle');
});

it('ignores further calls while its answer is awaited, however long that takes', async () => {
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

it('lets the reader stop waiting after 20 seconds without an answer', async () => {
  const dismiss = vi.fn();
  const announcements = collectAnnouncements(dismiss);
  const { promise, keep } = deferred();
  const callback = vi.fn(() => promise);
  const { result } = renderHook(() => useAction(callback));
  act(() => result.current.run());
  await pass(LATE_AFTER_MS - 1);
  expect(announcements).toEqual([]);
  await pass(1);
  expect(announcements).toMatchObject([
    { title: 'No answer yet', duration: Number.POSITIVE_INFINITY, action: { label: 'Stop waiting' } },
  ]);
  act(() => announcements[0]?.action?.onPress());
  expect(result.current.status).toBe('idle');
  act(() => result.current.run());
  expect(callback).toHaveBeenCalledTimes(2);
  await pass(LATE_AFTER_MS);
  dismiss.mockClear();
  keep();
  await pass(0);
  expect(dismiss).toHaveBeenCalledOnce();
  expect(announcements).toHaveLength(2);
});

it('announces why it failed, and tries again with the same arguments', async () => {
  const answers = [Promise.reject(new Error('The budget is closed.')), Promise.resolve()];
  const callback = vi.fn((_id: string) => answers.shift());
  const announcements = collectAnnouncements();
  const { result } = renderHook(() => useAction(callback, { title: 'Not saved' }));
  act(() => result.current.run('a'));
  await pass(0);
  expect(result.current).toMatchObject({ status: 'error', error: 'The budget is closed.' });
  expect(announcements).toMatchObject([{ title: 'Not saved', description: 'The budget is closed.' }]);
  act(() => announcements[0]?.action?.onPress());
  await pass(0);
  expect(result.current.status).toBe('idle');
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
])('after a rejection with %o gives the reason %j', async (error, reason) => {
  const { result } = renderHook(() => useAction(() => Promise.reject(error)));
  act(() => result.current.run());
  await pass(0);
  expect(result.current).toMatchObject({ status: 'error', error: reason });
});

it('announces a failure after its control has unmounted, without a warning of React', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { promise, reject } = deferred();
  const announcements = collectAnnouncements();
  const { result, unmount } = renderHook(() => useAction(() => promise));
  act(() => result.current.run());
  unmount();
  await pass(WORKING_AFTER_MS);
  reject(new Error('Too late.'));
  await pass(0);
  expect(warn).not.toHaveBeenCalled();
  expect(announcements).toMatchObject([{ description: 'Too late.' }]);
});

it('ignores an answer after a reset', async () => {
  const { promise, reject } = deferred();
  const { result } = renderHook(() => useAction(() => promise));
  act(() => result.current.run());
  act(() => result.current.reset());
  expect(isBusy(result.current)).toBe(false);
  reject(new Error('Nobody waits.'));
  await pass(0);
  expect(result.current.status).toBe('idle');
});

it('is idle again, neither done nor failed, where it turns out that nobody answers', async () => {
  const { promise, reject } = deferred();
  const announcements = collectAnnouncements();
  const { result } = renderHook(() => useAction(() => promise));
  act(() => result.current.run());
  await pass(WORKING_AFTER_MS);
  reject(UNANSWERED);
  await pass(0);
  expect(result.current).toMatchObject({ status: 'idle', error: '' });
  expect(announcements).toEqual([]);
});
