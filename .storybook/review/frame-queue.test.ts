import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queueFrame } from './story-frame';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('lets three frames load at once, and the next when one is done', () => {
  const started: number[] = [];
  const [first, , , fourth] = [1, 2, 3, 4, 5].map((frame) => queueFrame(() => started.push(frame)));
  expect(started).toEqual([1, 2, 3]);
  fourth?.();
  first?.();
  first?.();
  expect(started).toEqual([1, 2, 3, 5]);
});

it('does not wait for ever', () => {
  const started: number[] = [];
  for (const frame of [1, 2, 3, 4]) queueFrame(() => started.push(frame));
  vi.advanceTimersByTime(10_000);
  expect(started).toEqual([1, 2, 3, 4]);
});
