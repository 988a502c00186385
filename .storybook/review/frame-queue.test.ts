import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queueFrame } from './story-frame.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('lets two frames load at once, and the next when one is done', () => {
  const started: number[] = [];
  const [first, , third] = [1, 2, 3, 4].map((frame) => queueFrame(() => started.push(frame)));
  expect(started).toEqual([1, 2]);
  third?.();
  first?.();
  first?.();
  expect(started).toEqual([1, 2, 4]);
});

it('frees a slot after a timeout', () => {
  const started: number[] = [];
  for (const frame of [1, 2, 3]) queueFrame(() => started.push(frame));
  vi.advanceTimersByTime(10_000);
  expect(started).toEqual([1, 2, 3]);
});
