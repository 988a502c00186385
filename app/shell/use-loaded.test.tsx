import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLoaded } from './guards';

afterEach(cleanup);

/** Every answer that the hook has given, the first one included. */
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

it('says when the code is there', async () => {
  const { answers } = answersOf(async () => 'code');
  await waitFor(() => expect(answers).toEqual([false, true]));
});

it('says so at once, and does not load again, when the code was loaded before', async () => {
  const load = vi.fn(async () => 'code');
  const first = answersOf(load);
  await waitFor(() => expect(first.answers).toContain(true));
  first.unmount();
  expect(answersOf(load).answers).toEqual([true]);
  expect(load).toHaveBeenCalledOnce();
});

it('ends when the code fails to load, and loads again the next time', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const first = answersOf(load);
  await waitFor(() => expect(first.answers).toContain(true));
  first.unmount();
  const second = answersOf(load);
  expect(second.answers).toEqual([false]);
  await waitFor(() => expect(second.answers).toContain(true));
});

it('waits again when other code is needed', async () => {
  const { answers, rerender } = answersOf(async () => 'code');
  await waitFor(() => expect(answers).toContain(true));
  await act(async () => rerender(() => new Promise(() => undefined)));
  expect(answers.at(-1)).toBe(false);
});
