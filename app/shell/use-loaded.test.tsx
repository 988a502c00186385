import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLoaded } from './guards';

afterEach(cleanup);

/** All results of the hook. */
function answersOf(load: () => Promise<unknown>) {
  const answers: boolean[] = [];
  const hook = renderHook(
    (wanted: () => Promise<unknown>) => {
      answers.push(useLoaded(wanted));
    },
    { initialProps: load },
  );
  return { answers, ...hook };
}

it('returns true once the code has loaded', async () => {
  const { answers } = answersOf(async () => 'code');
  await waitFor(() => expect(answers).toEqual([false, true]));
});

it('returns true at once for loaded code, without another load', async () => {
  const load = vi.fn(async () => 'code');
  const first = answersOf(load);
  await waitFor(() => expect(first.answers).toContain(true));
  first.unmount();
  expect(answersOf(load).answers).toEqual([true]);
  expect(load).toHaveBeenCalledOnce();
});

it('returns true when the code fails to load, and loads it again on the next mount', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const first = answersOf(load);
  await waitFor(() => expect(first.answers).toContain(true));
  first.unmount();
  const second = answersOf(load);
  expect(second.answers).toEqual([false]);
  await waitFor(() => expect(second.answers).toContain(true));
});

it('returns false again for other code', async () => {
  const { answers, rerender } = answersOf(async () => 'code');
  await waitFor(() => expect(answers).toContain(true));
  await act(async () => rerender(() => new Promise(() => undefined)));
  expect(answers.at(-1)).toBe(false);
});
