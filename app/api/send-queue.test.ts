import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSendQueue } from './send-queue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends no more than two at once and gives up an endpoint that hangs', async () => {
  const signals: AbortSignal[] = [];
  const onLost = vi.fn();
  const queue = createSendQueue({
    send: (_body, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
    onLost,
  });
  for (const body of ['a', 'b', 'c']) queue.push(body);
  expect(signals).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(signals).toHaveLength(3);
  expect(signals[0]?.aborted).toBe(true);
  expect(onLost).toHaveBeenCalledTimes(2);
});

it('drops what does not fit the queue', () => {
  const onLost = vi.fn();
  const queue = createSendQueue({
    send: () => new Promise(() => undefined),
    onLost,
    maxInFlight: 1,
    maxWaiting: 2,
  });
  for (const body of ['a', 'b', 'c', 'd', 'e']) queue.push(body);
  expect(onLost).toHaveBeenCalledTimes(2);
});

it('survives a send that throws at once, keeps the order and leaves no timer', async () => {
  const sent: string[] = [];
  const onLost = vi.fn();
  const queue = createSendQueue({
    send: (body) => {
      sent.push(body);
      if (body === 'b') throw new Error('no');
      return Promise.resolve();
    },
    onLost,
    maxInFlight: 1,
  });
  for (const body of ['a', 'b', 'c']) queue.push(body);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(onLost).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
