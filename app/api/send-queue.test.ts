import { afterEach, expect, it, vi } from 'vitest';
import { createSendQueue } from './send-queue';

afterEach(() => {
  vi.restoreAllMocks();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Rejects only when the signal aborts, as a fetch to a hanging endpoint. */
const hang = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it('sends at most two at once, and aborts a hanging call', async () => {
  const limits: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(10_000);
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const sent: string[] = [];
  const onLost = vi.fn();
  const queue = createSendQueue((body, signal) => {
    sent.push(body);
    return hang(signal);
  }, onLost);
  for (const body of ['a', 'b', 'c']) queue.push(body);
  expect(sent).toEqual(['a', 'b']);
  for (const limit of limits) limit.abort(new DOMException('signal timed out', 'TimeoutError'));
  await settled();
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(onLost).toHaveBeenCalledTimes(2);
});

it('drops bodies beyond the limit of the queue', () => {
  const onLost = vi.fn();
  const queue = createSendQueue(() => new Promise(() => undefined), onLost);
  for (let count = 0; count < 14; count += 1) queue.push('x');
  // Two are sent and ten wait.
  expect(onLost).toHaveBeenCalledTimes(2);
});

it('continues in order after a send that throws synchronously', async () => {
  const sent: string[] = [];
  const onLost = vi.fn();
  const queue = createSendQueue((body) => {
    sent.push(body);
    if (body === 'b') throw new Error('no');
    return Promise.resolve();
  }, onLost);
  for (const body of ['a', 'b', 'c', 'd']) queue.push(body);
  await settled();
  expect(sent).toEqual(['a', 'b', 'c', 'd']);
  expect(onLost).toHaveBeenCalledOnce();
});
